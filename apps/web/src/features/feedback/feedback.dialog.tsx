import { storeFeedback } from '@fms/contract/feedback';
import { canSendFeedback } from '@fms/domain/account';
import { Button, Group, Modal, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { call } from '../../api/index.ts';
import { useText } from '../../language/index.ts';
import { messages, show } from '../../message/index.ts';
import { readCurrentUser } from '../../storage/current-user.ts';
import style from './feedback.module.css';
import { addScreenshots, type ChosenScreenshots } from './screenshot.ts';
import { ScreenshotField } from './screenshot-field.tsx';

/** "Report Problem / Feedback" (§2.9, §5, §7.11): 80 % wide, and a click beside it loses nothing. */
export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [name, setName] = useState(() => readCurrentUser()?.username ?? '');
  const [comment, setComment] = useState('');
  const [{ screenshots, problem }, setChosen] = useState<ChosenScreenshots>({ screenshots: [], problem: undefined });
  const send = useMutation({
    mutationFn: () =>
      call(storeFeedback, {
        body: { appUserId: name.trim(), logContent: comment, images: screenshots.map(({ address }) => address) },
      }),
    onSuccess: () => {
      show(messages.feedbackSent);
      onClose();
    },
  });
  const add = async (files: readonly File[]) => {
    if (files.length > 0) setChosen(await addScreenshots(screenshots, files));
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    void add(files);
  };
  const maySend = canSendFeedback({ comment: comment.trim(), imageCount: screenshots.length });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (maySend && !send.isPending) send.mutate();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('FEEDBACK_TITLE')}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      // Of the window: of what is left beside the margins it would be less.
      size="80vw"
      closeOnClickOutside={false}
      transitionProps={{ duration: 120 }}
    >
      <form className={style.form} onSubmit={submit} onPaste={paste}>
        <TextInput label={t('YOUR_NAME')} value={name} onChange={(event) => setName(event.currentTarget.value)} />
        <Textarea
          label={t('COMMENT')}
          autosize
          minRows={5}
          maxLength={20_000}
          data-autofocus
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <ScreenshotField
          screenshots={screenshots}
          problem={problem && t(problem)}
          onAdd={(files) => void add(files)}
          onRemove={(removed) =>
            setChosen({ screenshots: screenshots.filter((known) => known !== removed), problem: undefined })
          }
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('CANCEL')}
          </Button>
          <Button type="submit" disabled={!maySend} loading={send.isPending}>
            {t('SEND')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

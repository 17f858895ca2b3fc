import { storeFeedback } from '@fms/contract/feedback';
import { canSendFeedback } from '@fms/domain/account';
import { Textarea, TextInput } from '@mantine/core';
import { type ClipboardEvent, useState } from 'react';
import { call } from '../../api/index.ts';
import { useText } from '../../language/index.ts';
import { messages, show } from '../../message/index.ts';
import { readCurrentUser } from '../../storage/current-user.ts';
import { FormDialog, useContractForm } from '../../ui/form/index.ts';
import { addScreenshots, type ChosenScreenshots } from './screenshot.ts';
import { ScreenshotField } from './screenshot-field.tsx';

/** "Report Problem / Feedback" (§2.9, §5, §7.11): 80 % wide, and a click beside it loses nothing. */
export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [{ screenshots, problem }, setChosen] = useState<ChosenScreenshots>({ screenshots: [], problem: undefined });
  const form = useContractForm({
    schema: storeFeedback.body,
    initial: { appUserId: readCurrentUser()?.username ?? '', logContent: '', images: [] },
    send: (body) => {
      const images = screenshots.map(({ address }) => address);
      return call(storeFeedback, { body: { ...body, appUserId: body.appUserId.trim(), images } });
    },
    onSent: () => {
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
  const maySend = canSendFeedback({ comment: form.values.logContent.trim(), imageCount: screenshots.length });
  return (
    <FormDialog
      title={t('FEEDBACK_TITLE')}
      form={form}
      action={t('SEND')}
      isDisabled={!maySend}
      onClose={onClose}
      // Of the window: of what is left beside the margins it would be less.
      size="80vw"
      closeOnClickOutside={false}
      onPaste={paste}
    >
      <TextInput label={t('YOUR_NAME')} {...form.field('appUserId')} />
      <Textarea
        label={t('COMMENT')}
        autosize
        minRows={5}
        maxLength={20_000}
        data-autofocus
        {...form.field('logContent')}
      />
      <ScreenshotField
        screenshots={screenshots}
        problem={problem && t(problem)}
        onAdd={(files) => void add(files)}
        onRemove={(removed) =>
          setChosen({ screenshots: screenshots.filter((known) => known !== removed), problem: undefined })
        }
      />
    </FormDialog>
  );
}

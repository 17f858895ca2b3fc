import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../language/index.ts';
import { readCurrentUser } from '../storage/current-user.ts';
import { sendUserReport } from './report.ts';
import { openReportQuestion } from './report-question.ts';

/**
 * §1: in production the error-reporting service offers the user a report dialog. Without words nothing is sent. It is drawn after
 * something broke and beside all screens, so it needs nothing of them: no query client, and no form that stands on one.
 */
export default function ReportDialog({ id }: { id: string }) {
  const t = useText();
  const [words, setWords] = useState('');
  const close = () => openReportQuestion(undefined);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '') await sendUserReport(id, readCurrentUser()?.username ?? '', words.trim());
    close();
  };
  return (
    <Modal opened onClose={close} title={t('REPORT_TITLE')} closeButtonProps={{ 'aria-label': t('CLOSE') }} centered>
      <form onSubmit={send}>
        <Text mb="sm" c="dimmed">
          {t('REPORT_DETAIL')}
        </Text>
        <Textarea
          label={t('REPORT_WORDS')}
          autosize
          minRows={3}
          data-autofocus
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={close}>
            {t('CANCEL')}
          </Button>
          <Button type="submit">{t('SEND')}</Button>
        </Group>
      </form>
    </Modal>
  );
}

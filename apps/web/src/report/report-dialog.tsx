import { Text, Textarea } from '@mantine/core';
import { z } from 'zod';
import { useText } from '../language/index.ts';
import { readCurrentUser } from '../storage/current-user.ts';
import { FormDialog, useContractForm } from '../ui/form/index.ts';
import { sendUserReport } from './report.ts';
import { openReportQuestion } from './report-question.ts';

const SCHEMA = z.object({ words: z.string().trim() });

/** §1: in production the error-reporting service offers the user a report dialog. Without words nothing is sent. */
export default function ReportDialog({ id }: { id: string }) {
  const t = useText();
  const close = () => openReportQuestion(undefined);
  const form = useContractForm({
    schema: SCHEMA,
    initial: { words: '' },
    send: async ({ words }) => words !== '' && (await sendUserReport(id, readCurrentUser()?.username ?? '', words)),
    onSent: close,
  });
  return (
    <FormDialog title={t('REPORT_TITLE')} form={form} action={t('SEND')} onClose={close}>
      <Text c="dimmed">{t('REPORT_DETAIL')}</Text>
      <Textarea label={t('REPORT_WORDS')} autosize minRows={3} data-autofocus {...form.field('words')} />
    </FormDialog>
  );
}

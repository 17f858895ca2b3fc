import type { OutboxEntry } from '@fms/contract/outbox';
import { Anchor } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../language/index.ts';
import type { Column } from '../../ui/column-table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PagedListPanel } from '../../ui/paged-list-panel.tsx';
import { administrationQueries, ROWS_A_PAGE } from './administration.queries.ts';

const MailDialog = lazy(() => import('./mail.dialog.tsx'));

/** Mails that left, or that stay here because no mail server is configured. */
export default function OutboxPage() {
  const t = useText();
  const [open, setOpen] = useState<OutboxEntry>();
  const columns: readonly Column<OutboxEntry>[] = [
    {
      name: t('SUBJECT'),
      look: 'identity',
      cell: (mail) => (
        <Anchor component="button" type="button" ta="left" inherit onClick={() => setOpen(mail)}>
          {mail.subject}
        </Anchor>
      ),
    },
    { name: t('TO'), cell: ({ to }) => to },
    {
      name: t('STATUS'),
      cell: ({ status, error }) => [t(`MAIL_${status.toUpperCase()}` as 'MAIL_KEPT'), error].filter(Boolean).join(': '),
    },
    { name: t('AT'), cell: ({ at }) => <Moment at={at} />, look: 'quiet' },
  ];
  return (
    <PagedListPanel
      title={t('OUTBOX')}
      toolsOf={([first]) => (first?.status === 'kept' ? t('MAILS_KEPT_DETAIL') : undefined)}
      size={ROWS_A_PAGE}
      queryAt={administrationQueries.outbox}
      empty={{ title: t('NO_MAILS'), detail: t('NO_MAILS_DETAIL') }}
      columns={columns}
      keyOf={({ id }) => id}
    >
      <Suspense>{open !== undefined && <MailDialog entry={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </PagedListPanel>
  );
}

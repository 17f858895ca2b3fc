import type { OutboxEntry } from '@fms/contract/outbox';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../language/index.ts';
import { type Column, ColumnTable } from '../../ui/column-table.tsx';
import { ListPanel } from '../../ui/list-panel.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Pager } from '../../ui/pager.tsx';
import { administrationQueries, ROWS_A_PAGE } from './administration.queries.ts';

const MailDialog = lazy(() => import('./mail.dialog.tsx'));

/** Mails that left, or that stay here because no mail server is configured. */
export default function OutboxPage() {
  const t = useText();
  const [offset, setOffset] = useState(0);
  const [open, setOpen] = useState<OutboxEntry>();
  const query = useQuery(administrationQueries.outbox(offset));
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
    <ListPanel
      title={t('OUTBOX')}
      tools={query.data?.rows[0]?.status === 'kept' ? t('MAILS_KEPT_DETAIL') : undefined}
      query={{ ...query, data: query.data?.rows }}
      empty={{ title: t('NO_MAILS'), detail: t('NO_MAILS_DETAIL') }}
      foot={<Pager page={ROWS_A_PAGE} offset={offset} total={query.data?.total ?? 0} onChange={setOffset} />}
    >
      <ColumnTable label={t('OUTBOX')} columns={columns} rows={query.data?.rows ?? []} keyOf={({ id }) => id} />
      <Suspense>{open !== undefined && <MailDialog entry={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </ListPanel>
  );
}

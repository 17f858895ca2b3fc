import type { ReportAddress } from '@fms/contract/report';
import { formatNumber, NO_VALUE } from '@fms/domain/format';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../language/index.ts';
import { type Column, ColumnTable } from '../../../ui/column-table.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import { reportCalls, reportQueries, useReportAction } from '../model/report.queries.ts';
import style from '../style/report.module.css';

/** Addresses by which outsiders read one file: until when, how often, and the end of them. */
export function AddressPanel({ runId }: { readonly runId: number }) {
  const t = useText();
  const { data: addresses = [] } = useQuery(reportQueries.addresses(runId));
  const revoke = useReportAction(reportCalls.revoke);
  const columns: readonly Column<ReportAddress>[] = [
    { name: t('REPORT_OUTSIDE_HEAD'), look: 'identity', cell: ({ email }) => email },
    { name: t('REPORT_UNTIL'), look: 'quiet', cell: ({ until }) => <Moment at={until} /> },
    { name: t('REPORT_USES'), look: 'number', cell: ({ uses }) => formatNumber(uses) },
    {
      name: t('REPORT_LAST_USED'),
      look: 'quiet',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : NO_VALUE),
    },
    {
      name: '',
      look: 'actions',
      cell: ({ id, email, isRevoked }) =>
        isRevoked ? (
          t('REPORT_REVOKED')
        ) : (
          <RowButton
            text={t('REPORT_REVOKE')}
            label={`${t('REPORT_REVOKE')} ${email}`}
            isDanger
            isBusy={revoke.isPending}
            onClick={() => revoke.mutate({ id })}
          />
        ),
    },
  ];
  if (addresses.length === 0) return <p className={style.quiet}>{t('REPORT_NO_ADDRESSES')}</p>;
  return <ColumnTable label={t('REPORT_ADDRESSES')} columns={columns} rows={addresses} keyOf={({ id }) => id} />;
}

import type { HealthReport } from '@fms/contract/health';
import { formatBytes, formatNumber, NO_VALUE, NOT_APPLICABLE } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { translateWord, useText } from '../../language/index.ts';
import { type Column, ColumnTable } from '../../ui/column-table.tsx';
import { Moment } from '../../ui/moment.tsx';

type Of<Part extends 'stores' | 'refusals' | 'jobs'> = HealthReport[Part][number];
type FailedMail = HealthReport['mail']['failures'][number];

const momentOrNone = (at: string | null) => (at === null ? NO_VALUE : <Moment at={at} />);

/** A panel of rows under its title. */
function TablePanel<Row>(props: {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}) {
  const { title, ...table } = props;
  return (
    <Panel title={title} flush>
      <ColumnTable label={title} {...table} />
    </Panel>
  );
}

/** What each store takes of the disk, and by how much it grows. */
export function StoreTable({ stores }: { stores: readonly Of<'stores'>[] }) {
  const t = useText();
  const columns: readonly Column<Of<'stores'>>[] = [
    { name: t('HEALTH_STORE'), look: 'identity', cell: ({ store }) => translateWord(`store_${store}`) },
    { name: t('HEALTH_BYTES'), look: 'number', cell: ({ bytes }) => formatBytes(bytes) },
    {
      name: t('HEALTH_GROWTH'),
      look: 'number',
      cell: ({ bytesPerDay }) => (bytesPerDay === null ? NO_VALUE : formatBytes(Math.max(0, bytesPerDay))),
    },
  ];
  return <TablePanel title={t('HEALTH_STORES')} columns={columns} rows={stores} keyOf={({ store }) => store} />;
}

/** What was refused, by reason, most first. */
export function RefusalTable({ refusals }: { refusals: readonly Of<'refusals'>[] }) {
  const t = useText();
  const columns: readonly Column<Of<'refusals'>>[] = [
    { name: t('HEALTH_REASON'), look: 'identity', cell: ({ reason }) => reason.replaceAll('-', ' ') },
    { name: t('HEALTH_PLACE'), cell: ({ place }) => translateWord(`where_${place}`) },
    { name: t('HEALTH_COUNT'), look: 'number', cell: ({ count }) => formatNumber(count) },
    { name: t('VESSELS'), look: 'number', cell: ({ vessels }) => formatNumber(vessels) },
    { name: t('HEALTH_LAST'), look: 'quiet', cell: ({ lastAt }) => <Moment at={lastAt} /> },
  ];
  const keyOf = ({ place, reason }: Of<'refusals'>) => `${place} ${reason}`;
  return <TablePanel title={t('HEALTH_REFUSALS')} columns={columns} rows={refusals} keyOf={keyOf} />;
}

/** Jobs, those that failed first. */
export function JobTable({ jobs }: { jobs: readonly Of<'jobs'>[] }) {
  const t = useText();
  const columns: readonly Column<Of<'jobs'>>[] = [
    { name: t('HEALTH_JOB'), look: 'identity', cell: ({ name }) => name },
    { name: t('HEALTH_RUNS'), look: 'number', cell: ({ runs }) => formatNumber(runs) },
    { name: t('HEALTH_FAILURES'), look: 'number', cell: ({ failures }) => formatNumber(failures) },
    { name: t('HEALTH_LAST_RUN'), look: 'quiet', cell: ({ lastRunAt }) => momentOrNone(lastRunAt) },
    {
      name: t('HEALTH_DURATION'),
      look: 'number',
      cell: ({ lastSeconds }) => formatNumber(lastSeconds, { decimals: 2 }),
    },
    { name: t('HEALTH_ERROR'), look: 'long', cell: ({ lastError }) => lastError ?? NOT_APPLICABLE },
  ];
  const failedFirst = jobs.toSorted((a, b) => b.failures - a.failures);
  return <TablePanel title={t('HEALTH_JOBS')} columns={columns} rows={failedFirst} keyOf={({ name }) => name} />;
}

/** The newest mails that were given up, and why. */
export function MailTable({ failures }: { failures: readonly FailedMail[] }) {
  const t = useText();
  const columns: readonly Column<FailedMail>[] = [
    { name: t('AT'), look: 'quiet', cell: ({ at }) => <Moment at={at} /> },
    { name: t('HEALTH_TO'), look: 'identity', cell: ({ to }) => to },
    { name: t('HEALTH_SUBJECT'), cell: ({ subject }) => subject },
    { name: t('HEALTH_ERROR'), look: 'long', cell: ({ error }) => error ?? NOT_APPLICABLE },
  ];
  return <TablePanel title={t('HEALTH_FAILED_MAILS')} columns={columns} rows={failures} keyOf={({ id }) => id} />;
}

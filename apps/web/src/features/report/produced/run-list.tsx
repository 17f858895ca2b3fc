import type { ReportRun } from '@fms/contract/report';
import { formatBytes, formatNumber, NO_VALUE } from '@fms/domain/format';
import { Anchor, Progress } from '@mantine/core';
import { saveBlob } from '../../../export/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import type { Column } from '../../../ui/column-table.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { PagedListPanel } from '../../../ui/paged-list-panel.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import { RUNS_A_PAGE, reportCalls, reportQueries, useReportAction } from '../model/report.queries.ts';
import { AddressPanel } from './address-panel.tsx';

interface RunListProps {
  /** The run whose addresses are open. */
  readonly openId: number | undefined;
  readonly onOpen: (id: number | undefined) => void;
}

/** What was produced, the newest first, with its progress, its reason of failure, and its file. */
export function RunList({ openId, onOpen }: RunListProps) {
  const t = useText();
  const columns: readonly Column<ReportRun>[] = [
    {
      name: t('REPORT_NAME'),
      look: 'identity',
      cell: ({ id, name }) => (
        <Anchor component="button" type="button" inherit onClick={() => onOpen(id === openId ? undefined : id)}>
          {`${name} ${id}`}
        </Anchor>
      ),
    },
    { name: t('REPORT_TYPE'), cell: ({ type }) => translateWord(`report_${type}`) },
    { name: t('REPORT_REQUESTED'), look: 'quiet', cell: ({ requestedAt }) => <Moment at={requestedAt} /> },
    { name: t('STATUS'), look: 'long', cell: (run) => <RunState run={run} /> },
    {
      name: t('REPORT_COMPLETE_HEAD'),
      look: 'number',
      cell: ({ coverage }) => (coverage === null ? NO_VALUE : formatNumber(coverage * 100, { decimals: 1 })),
    },
    {
      name: t('REPORT_FILE'),
      cell: ({ file, format }) => (file === null ? NO_VALUE : `${format.toUpperCase()} ${formatBytes(file.sizeBytes)}`),
    },
    { name: '', look: 'actions', cell: (run) => <RunButtons run={run} /> },
  ];
  return (
    <PagedListPanel
      title={t('REPORT_PRODUCED')}
      size={RUNS_A_PAGE}
      queryAt={reportQueries.runs}
      empty={{ title: t('REPORT_NOTHING_PRODUCED'), detail: t('REPORT_NOTHING_PRODUCED_DETAIL') }}
      columns={columns}
      keyOf={({ id }) => id}
    >
      {openId !== undefined && <AddressPanel runId={openId} />}
    </PagedListPanel>
  );
}

function RunState({ run }: { readonly run: ReportRun }) {
  const t = useText();
  const { state, progress, error, again, sentTo } = run;
  if (state === 'running') return <Progress value={progress * 100} aria-label={t('REPORT_PROGRESS')} />;
  const told = [
    translateWord(`run_${state}`),
    sentTo > 0 ? t('REPORT_SENT', { count: sentTo }) : '',
    again === null ? '' : again.isSame ? t('REPORT_SAME', { run: again.runId }) : again.difference,
    error ?? '',
  ];
  return <>{told.filter((text) => text !== '').join('. ')}</>;
}

function RunButtons({ run }: { readonly run: ReportRun }) {
  const t = useText();
  const { id, state, file } = run;
  const reading = useReportAction(async (name: string) => saveBlob(name, await reportCalls.read(id)));
  const again = useReportAction(reportCalls.again);
  const cancel = useReportAction(reportCalls.cancel);
  const named = (text: string) => ({ text, label: `${text} ${run.name} ${id}` });
  const isUnderWay = state === 'queued' || state === 'running';
  return (
    <>
      {file !== null && (
        <RowButton {...named(t('REPORT_OPEN'))} isBusy={reading.isPending} onClick={() => reading.mutate(file.name)} />
      )}
      {isUnderWay ? (
        <RowButton {...named(t('CANCEL'))} isDanger isBusy={cancel.isPending} onClick={() => cancel.mutate({ id })} />
      ) : (
        <RowButton {...named(t('REPORT_AGAIN'))} isBusy={again.isPending} onClick={() => again.mutate({ id })} />
      )}
    </>
  );
}

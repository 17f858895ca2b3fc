import type { QueueJob } from '@fms/contract/queue';
import { formatNumber, NO_VALUE, NOT_APPLICABLE } from '@fms/domain/format';
import { isCancellable, isRetryable } from '@fms/domain/queue';
import { translateWord, useText } from '../../language/index.ts';
import type { Column } from '../../ui/column-table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PagedListPanel } from '../../ui/paged-list-panel.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import { JOBS_A_PAGE, queueQueries, useJobAction } from './queue.queries.ts';

/** Jobs of one queue, or of all where it is empty, with what can be done about each. */
export function JobList({ queue }: { readonly queue: string }) {
  const t = useText();
  const columns: readonly Column<QueueJob>[] = [
    { name: t('HEALTH_JOB'), look: 'identity', cell: (job) => `${job.queue} ${job.id}` },
    { name: t('STATUS'), cell: ({ state }) => translateWord(`queue_job_${state}`) },
    { name: t('QUEUE_DUE'), look: 'quiet', cell: ({ dueAt }) => <Moment at={dueAt} /> },
    {
      name: t('QUEUE_BEGAN'),
      look: 'quiet',
      cell: ({ startedAt }) => (startedAt ? <Moment at={startedAt} /> : NO_VALUE),
    },
    { name: t('QUEUE_ATTEMPTS'), look: 'number', cell: ({ attempt }) => formatNumber(attempt) },
    { name: t('HEALTH_ERROR'), look: 'long', cell: ({ error }) => error ?? NOT_APPLICABLE },
    { name: '', look: 'actions', cell: (job) => <JobButtons job={job} /> },
  ];
  return (
    <PagedListPanel
      title={queue === '' ? t('QUEUE_JOBS') : t('QUEUE_JOBS_OF', { queue })}
      size={JOBS_A_PAGE}
      queryAt={(offset) => queueQueries.jobs(queue, offset)}
      empty={{ title: t('QUEUE_NO_JOBS'), detail: t('QUEUE_NO_JOBS_DETAIL') }}
      columns={columns}
      keyOf={({ id }) => id}
    />
  );
}

function JobButtons({ job }: { readonly job: QueueJob }) {
  const t = useText();
  const retry = useJobAction('retry');
  const cancel = useJobAction('cancel');
  const named = (text: string) => ({ text, label: `${text} ${job.queue} ${job.id}` });
  const isNext = job.state === 'waiting';
  return (
    <>
      {(isRetryable(job.state) || isNext) && (
        <RowButton
          {...named(t(isNext ? 'QUEUE_RUN_NOW' : 'QUEUE_RUN_AGAIN'))}
          isBusy={retry.isPending}
          onClick={() => retry.mutate({ id: job.id })}
        />
      )}
      {isCancellable(job.state) && !(isNext && job.isPeriodic) && (
        <RowButton
          {...named(t('CANCEL'))}
          isDanger
          isBusy={cancel.isPending}
          onClick={() => cancel.mutate({ id: job.id })}
        />
      )}
    </>
  );
}

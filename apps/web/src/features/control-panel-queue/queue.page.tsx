import type { QueueState } from '@fms/contract/queue';
import { formatDuration, formatNumber, NO_VALUE, NOT_APPLICABLE } from '@fms/domain/format';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { translateWord, useText } from '../../language/index.ts';
import { addressOf, parameter } from '../../navigation/address-schema.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { type Column, ColumnTable } from '../../ui/column-table.tsx';
import { ListPanel } from '../../ui/list-panel.tsx';
import { Moment } from '../../ui/moment.tsx';
import { JobList } from './job-list.tsx';
import { queueQueries } from './queue.queries.ts';

const ADDRESS = addressOf({ queue: parameter('queue', z.string(), '') });

/** What the server does by itself: each queue with its last and next run, and the jobs of the one that is chosen. */
export default function QueuePage() {
  const t = useText();
  const [{ queue }, change] = useAddressState(ADDRESS, ['queue']);
  const query = useQuery(queueQueries.queues());
  const columns: readonly Column<QueueState>[] = [
    {
      name: t('HEALTH_JOB'),
      look: 'identity',
      cell: ({ name }) => (
        <Anchor component="button" type="button" inherit onClick={() => change({ queue: name === queue ? '' : name })}>
          {name}
        </Anchor>
      ),
    },
    { name: t('QUEUE_EVERY'), look: 'quiet', cell: ({ intervalSeconds }) => formatInterval(intervalSeconds) },
    { name: t('QUEUE_WAITING'), look: 'number', cell: ({ waiting }) => formatNumber(waiting) },
    { name: t('QUEUE_RUNNING'), look: 'number', cell: ({ running }) => formatNumber(running) },
    { name: t('HEALTH_FAILURES'), look: 'number', cell: ({ failed }) => formatNumber(failed) },
    { name: t('HEALTH_LAST_RUN'), look: 'quiet', cell: ({ lastRun }) => momentOrNone(lastRun?.at) },
    {
      name: t('QUEUE_ENDED'),
      cell: ({ lastRun }) => (lastRun ? translateWord(`queue_job_${lastRun.state}`) : NO_VALUE),
    },
    { name: t('QUEUE_NEXT'), look: 'quiet', cell: ({ nextAt }) => momentOrNone(nextAt) },
    { name: t('HEALTH_ERROR'), look: 'long', cell: ({ lastRun }) => lastRun?.error ?? NOT_APPLICABLE },
  ];
  return (
    <>
      <ListPanel title={t('QUEUES')} query={query} empty={{ title: t('QUEUE_NONE'), detail: t('QUEUE_NONE_DETAIL') }}>
        <ColumnTable label={t('QUEUES')} columns={columns} rows={query.data ?? []} keyOf={({ name }) => name} />
      </ListPanel>
      <JobList key={queue} queue={queue} />
    </>
  );
}

const momentOrNone = (at: string | null | undefined) => (at == null ? NO_VALUE : <Moment at={at} />);

const formatInterval = (seconds: number | null) => (seconds === null ? NOT_APPLICABLE : formatDuration(seconds));

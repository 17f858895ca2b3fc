/** What the page of the durable queue asks, and the calls that change a job. */
import * as queue from '@fms/contract/queue';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { sendTo } from '../../api/ask-query.ts';
import { call, callPaged } from '../../api/index.ts';
import { messages } from '../../message/index.ts';
import { useAction } from '../../ui/form/use-action.ts';

/** Jobs shown on one page. */
export const JOBS_A_PAGE = 50;
const ASK_AGAIN_MS = 5_000;

export const queueQueries = {
  queues: () =>
    queryOptions({
      queryKey: ['queue', 'queues'],
      queryFn: ({ signal }) => call(queue.listQueues, { signal }),
      refetchInterval: ASK_AGAIN_MS,
      staleTime: 0,
    }),
  jobs: (name: string, offset: number) =>
    queryOptions({
      queryKey: ['queue', 'jobs', name, offset],
      queryFn: ({ signal }) =>
        callPaged(queue.listQueueJobs, {
          query: { offset: String(offset), limit: String(JOBS_A_PAGE), ...(name !== '' && { queue: name }) },
          signal,
        }),
      placeholderData: keepPreviousData,
      refetchInterval: ASK_AGAIN_MS,
      staleTime: 0,
    }),
};

/** Changes one job; what changed meanwhile is asked anew. */
export function useJobAction(run: 'retry' | 'cancel') {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['queue'] });
  const send = sendTo(run === 'retry' ? queue.retryQueueJob : queue.cancelQueueJob);
  return useAction({ run: send, says: () => messages.saved, refresh, isRefusalRefreshed: true });
}

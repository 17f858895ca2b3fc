/**
 * One call for the statistics of all tags that are asked for at once: ten curves over the same span are one question to
 * the server and one answer, while each curve keeps an answer of its own that is cached and cancelled by itself.
 */
import type { TagStatistic } from '@fms/contract/tag';
import type { TagId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';

export interface StatisticBatchRequest {
  readonly vesselId: VesselId;
  readonly tagId: TagId;
  readonly from: Instant;
  readonly to: Instant;
  readonly maxPoints: number;
  /** As known at this moment; left out, all that is known now. */
  readonly knownAt?: Instant | undefined;
}

export type FetchAll = (
  ask: Omit<StatisticBatchRequest, 'tagId'> & { readonly tagIds: readonly TagId[] },
  signal: AbortSignal,
) => Promise<readonly TagStatistic[]>;

interface Batch {
  readonly tagIds: Set<TagId>;
  readonly answer: Promise<readonly TagStatistic[]>;
  /** Who still waits; the last one to leave ends the call. */
  waiting: number;
  readonly stop: AbortController;
}

/** Spans that begin and end within the same second are the same span: curves of one live window ask in one go. */
const SAME_MS = 1000;

export function createStatisticBatch(askAll: FetchAll) {
  const open = new Map<string, Batch>();

  function openBatch(key: string, { vesselId, from, to, maxPoints, knownAt }: StatisticBatchRequest): Batch {
    const tagIds = new Set<TagId>();
    const stop = new AbortController();
    const answer = Promise.resolve().then(() => {
      // From here on another tag needs a call of its own.
      open.delete(key);
      return askAll({ vesselId, from, to, maxPoints, knownAt, tagIds: [...tagIds] }, stop.signal);
    });
    const batch: Batch = { tagIds, answer, waiting: 0, stop };
    open.set(key, batch);
    return batch;
  }

  /** The buckets of one tag; undefined when the server does not know it. */
  return async function ask(asked: StatisticBatchRequest, signal?: AbortSignal): Promise<TagStatistic | undefined> {
    const { vesselId, tagId, from, to, maxPoints, knownAt } = asked;
    const key = [vesselId, Math.floor(from / SAME_MS), Math.floor(to / SAME_MS), maxPoints, knownAt ?? ''].join('/');
    const batch = open.get(key) ?? openBatch(key, asked);
    batch.tagIds.add(tagId);
    batch.waiting += 1;
    const leave = () => {
      batch.waiting -= 1;
      if (batch.waiting === 0) batch.stop.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return (await batch.answer).find(({ dataTagId }) => dataTagId === tagId);
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  };
}

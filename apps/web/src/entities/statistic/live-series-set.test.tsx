import type { TagStatistic } from '@fms/contract/tag';
import { type TagId, toId } from '@fms/domain/identity';
import { describe, expect, it, vi } from 'vitest';
import { buildTag, NOON } from '../../testing/builders.ts';
import type { StatisticBatchRequest } from '../tag/index.ts';
import { LiveSeriesSet } from './live-series-set.ts';

const HOUR = 3_600_000;

/** Counts the subscriptions per tag, so that a closed view can be seen to leave none. */
function aLive() {
  const listeners = new Set<() => void>();
  const values = new Map<TagId, number>();
  const subscribe = (listener: () => void) => {
    const own = () => listener();
    listeners.add(own);
    return () => listeners.delete(own);
  };
  const live = {
    clock: { now: () => NOON, subscribe, setServerTime: () => {} },
    hub: { status: { phase: 'live' }, subscribe },
    tags: {
      subscribe: (_tagId: TagId, listener: () => void) => subscribe(listener),
      read: (tagId: TagId) => ({ freshness: 'fresh', sample: { value: values.get(tagId), time: NOON, quality: 0 } }),
    },
  };
  return { live: live as never, listeners };
}

const answer = ({ tagId, from, to }: StatisticBatchRequest): TagStatistic => ({
  dataTagId: tagId,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
  bucketSeconds: 60,
  points: [{ time: new Date(NOON - HOUR / 2).toISOString(), min: 1, max: 3, avg: 2, first: 1, last: 3, count: 9 }],
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('LiveSeriesSet', () => {
  it('asks once for each tag, keeps what goes on, and leaves no subscription', async () => {
    const { live, listeners } = aLive();
    const ask = vi.fn(async (asked: StatisticBatchRequest) => answer(asked));
    const set = new LiveSeriesSet({ live, spanMs: HOUR, maxPoints: 100, ask });
    const told = vi.fn();
    set.subscribe(told);
    set.follow([buildTag(1), buildTag(2)]);
    await settled();
    expect([...set.snapshot.values()].map(({ status, points }) => [status, points.length])).toEqual([
      ['ready', 1],
      ['ready', 1],
    ]);
    // Both histories arrive in one turn and are told together, after the one that began them.
    expect(told.mock.calls.length).toBeLessThanOrEqual(3);

    set.follow([buildTag(2), buildTag(3)]);
    await settled();
    expect([...set.snapshot.keys()]).toEqual([toId<TagId>(2), toId<TagId>(3)]);
    expect(ask.mock.calls.map(([{ tagId }]) => tagId)).toEqual([1, 2, 3]);

    set.stop();
    expect(listeners.size).toBe(0);
  });
});

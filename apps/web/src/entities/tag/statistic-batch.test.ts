import type { TagStatistic } from '@fms/contract/tag';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it, vi } from 'vitest';
import { createStatisticBatch, type FetchAll } from './statistic-batch.ts';

const vesselId = toId<VesselId>(1);
const tag = (id: number) => toId<TagId>(id);
const asked = (id: number, to = 5000) => ({ vesselId, tagId: tag(id), from: 0, to, maxPoints: 100 });
const answer = (dataTagId: TagId) => ({ dataTagId, points: [] }) as unknown as TagStatistic;

function aServer() {
  return vi.fn<FetchAll>(async ({ tagIds }) => tagIds.filter((id) => id !== 9).map(answer));
}

describe('createStatisticBatch', () => {
  it('asks once for all tags of a span and gives each its own', async () => {
    const server = aServer();
    const ask = createStatisticBatch(server);
    const [first, second, unknown] = await Promise.all([ask(asked(1)), ask(asked(2, 5400)), ask(asked(9))]);
    expect([first?.dataTagId, second?.dataTagId, unknown]).toEqual([1, 2, undefined]);
    expect(server).toHaveBeenCalledOnce();
  });

  it('asks again for another span and for what comes later', async () => {
    const server = aServer();
    const ask = createStatisticBatch(server);
    await Promise.all([ask(asked(1)), ask(asked(1, 9000))]);
    await ask(asked(1));
    expect(server).toHaveBeenCalledTimes(3);
  });

  it('ends the call when its last caller has gone', async () => {
    const signals: AbortSignal[] = [];
    const ask = createStatisticBatch((_ask, signal) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const [one, two] = [new AbortController(), new AbortController()];
    const both = Promise.allSettled([ask(asked(1), one.signal), ask(asked(2), two.signal)]);
    await Promise.resolve();
    one.abort();
    expect(signals[0]?.aborted).toBe(false);
    two.abort();
    expect(signals[0]?.aborted).toBe(true);
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

/** Summaries of periods on a real store, against the same computed reading by reading. */
import type { TagId } from '@fms/domain/identity';
import { QUALITY_IMPOSSIBLE } from '@fms/domain/quality';
import type { Period } from '@fms/domain/statistic';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOON, openFixture, type TelemetryFixture, toTagId } from '../testing/telemetry-fixture.ts';
import type { SummaryRequest } from './period-summary.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let store: TelemetryFixture;
beforeAll(async () => {
  store = await openFixture();
});
afterAll(() => store.dispose());

let nextTag = 100;
/** Stores readings of a new tag: minutes after noon, value, and a quality where it is not good. */
async function measure(readings: readonly (readonly [minute: number, value: number, quality?: number])[]) {
  const tagId = toTagId(nextTag++);
  await store.store(({ samples }) => {
    for (const [minute, value, quality = 0] of readings) samples.push(tagId, NOON + minute * MINUTE, 0, value, quality);
  });
  return tagId;
}
const periodsOf = (...minutes: number[]): Period[] =>
  minutes.slice(1).map((to, i) => ({ fromMs: NOON + (minutes[i] ?? 0) * MINUTE, toMs: NOON + to * MINUTE }));

async function summarise(tagId: TagId, periods: readonly Period[], given: Partial<SummaryRequest> = {}) {
  const found = await store.telemetry.summaries.summarise({
    tags: [{ tagId, knownStepMs: MINUTE, isCounter: true }],
    ...{ periods, withDeviation: true, withDifference: true, knownAtMs: undefined, ...given },
  });
  return found.get(tagId);
}

describe('a summary of a period', () => {
  it('holds every usable reading within it, its end left out', async () => {
    const tagId = await measure([
      ...([
        [0, 1],
        [1, 5],
        [1.5, 3],
        [2, 900, QUALITY_IMPOSSIBLE],
      ] as const),
      [10, 7],
    ]);
    expect(await summarise(tagId, periodsOf(0, 10, 20, 30))).toEqual([
      expect.objectContaining({ count: 3, sum: 9, min: 1, max: 5, first: 1, last: 3, knownMs: 2 * MINUTE }),
      expect.objectContaining({ count: 1, sum: 7, deviation: 0, opening: 3 }),
      null,
    ]);
  });

  it('leaves out what lies between two periods', async () => {
    const tagId = await measure([
      [0, 1],
      [5, 2],
      [10, 4],
    ]);
    const periods = [...periodsOf(0, 3), ...periodsOf(8, 12)];
    const [, second] = (await summarise(tagId, periods)) ?? [];
    expect(second).toMatchObject({ count: 1, first: 4, opening: 2 });
  });

  it('counts of a step that is cut by the end of the period what lies within', async () => {
    const tagId = await measure([
      [0.5, 1],
      [1.5, 1],
      [2.25, 1],
    ]);
    const [summary] = (await summarise(tagId, periodsOf(0.25, 2.5))) ?? [];
    expect(summary?.knownMs).toBe(2.25 * MINUTE);
  });

  it('is known as a whole where the tag is told on change', async () => {
    const tagId = await measure([[3, 1]]);
    const tags = [{ tagId, knownStepMs: null, isCounter: false }];
    const [summary] = (await summarise(tagId, periodsOf(0, 60), { tags })) ?? [];
    expect(summary?.knownMs).toBe(HOUR);
  });
});

describe('a counter', () => {
  it.each([
    [
      'goes on from the period before',
      [
        [-5, 10],
        [5, 12],
        [20, 15],
      ],
      [5],
    ],
    [
      'does not open with what is older than an hour',
      [
        [-61, 10],
        [5, 12],
        [20, 15],
      ],
      [3],
    ],
    [
      'begins again at zero',
      [
        [-5, 100],
        [5, 110],
        [20, 4],
        [25, 6],
      ],
      [16],
    ],
    [
      'comes to the end of its digits',
      [
        [0, 65_530],
        [5, 3],
      ],
      [9],
    ],
    [
      'is corrected',
      [
        [0, 100],
        [5, 99],
        [9, 101],
      ],
      [1],
    ],
  ] as const)('%s', async (_words, readings, advances) => {
    const tagId = await measure(readings);
    const found = (await summarise(tagId, periodsOf(0, 30))) ?? [];
    expect(found.map((one) => one && one.last - (one.opening ?? one.first) + one.fallAdvance)).toEqual(advances);
  });

  it('counts what it did between two periods in the second', async () => {
    const tagId = await measure([
      [1, 10],
      [9, 12],
      [11, 13],
      [19, 20],
    ]);
    const found = (await summarise(tagId, periodsOf(0, 10, 20))) ?? [];
    expect(found.map((one) => one && one.last - (one.opening ?? one.first))).toEqual([2, 8]);
  });
});

it('is that of what had arrived by a moment', async () => {
  const tagId = toTagId(nextTag++);
  const send = (arrivesMs: number, minute: number, value: number) => {
    store.clock.time = arrivesMs;
    return store.store(({ samples }) => samples.push(tagId, NOON + minute * MINUTE, 0, value, 0));
  };
  await send(NOON + HOUR, 5, 1);
  await send(NOON + 2 * HOUR, 1, 3);
  const at = async (knownAtMs?: number) => {
    const [summary] = (await summarise(tagId, periodsOf(0, 10), { knownAtMs })) ?? [];
    return summary && [summary.count, summary.sum];
  };
  expect(await at(NOON + HOUR - 1)).toBeNull();
  expect(await at(NOON + HOUR)).toEqual([1, 1]);
  expect(await at(NOON + 2 * HOUR)).toEqual([2, 4]);
  expect(await at()).toEqual([2, 4]);
});

/** Any order and any repetition of batches, with roll-ups at any moment between, ends in the same state. */
import type { TagId } from '@fms/domain/identity';
import { QUALITY_ZERO } from '@fms/domain/quality';
import type { RollUpSeconds } from '@fms/domain/tag';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOON, openFixture, type TelemetryFixture, toTagId } from './testing/telemetry-fixture.ts';

const HOUR = 3_600_000;
const ROLL_UPS: readonly RollUpSeconds[] = [60, 300, 600, 3600];
const WORLD = { topLeftLatitude: 90, topLeftLongitude: -180, bottomRightLatitude: -90, bottomRightLongitude: 180 };
const SPAN = { fromMs: NOON - 6 * HOUR, toMs: NOON };
/** Two of numbers, one of texts, one of positions. */
const TAGS_PER_SHIP = 4;

let store: TelemetryFixture;
beforeAll(async () => {
  store = await openFixture();
});
afterAll(() => store.dispose());

interface Reading {
  readonly tag: number;
  readonly secondsAgo: number;
  readonly ordinal: number;
}
type Step = { readonly batch: readonly Reading[] } | 'roll-up';

/** A reading's value follows from its identity: the same reading sent again is the same reading. */
const measured = ({ tag: place, secondsAgo, ordinal }: Reading) => Math.sin(place * 7 + secondsAgo * 13 + ordinal);

const reading = fc.record({
  tag: fc.nat(TAGS_PER_SHIP - 1),
  // Few different times, so that repeats, equal milliseconds and shared buckets happen often.
  secondsAgo: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 5 * 3600 })),
  ordinal: fc.nat(2),
});
const batches = fc.array(fc.array(reading, { minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 6 });

/** The batches once in order, and the same in another order, some of them twice, with roll-ups between. */
const histories = batches.chain((all) =>
  fc
    .tuple(
      fc.shuffledSubarray([...all, ...all], { minLength: all.length, maxLength: 2 * all.length }),
      fc.array(fc.boolean(), { minLength: 2 * all.length, maxLength: 2 * all.length }),
    )
    .map(([shuffled, rollUps]) => {
      const missing = all.filter((batch) => !shuffled.includes(batch));
      const steps = [...shuffled, ...missing].flatMap((batch, i): Step[] =>
        rollUps[i] ? [{ batch }, 'roll-up'] : [{ batch }],
      );
      return { inOrder: all.map((batch): Step => ({ batch })), otherwise: steps };
    }),
);

let nextTag = 0;
async function play(steps: readonly Step[]): Promise<TagId[]> {
  const tagIds = Array.from({ length: TAGS_PER_SHIP }, () => toTagId(++nextTag));
  for (const step of steps) {
    if (step === 'roll-up') await store.telemetry.rollUps.run(0);
    else {
      await store.store(({ samples, texts, positions }) => {
        for (const sent of step.batch) {
          const [tagId, time] = [tagIds[sent.tag] as TagId, NOON - sent.secondsAgo * 1000];
          // The last tag is a position's; every fifth of its positions may not be shown.
          if (sent.tag < TAGS_PER_SHIP - 2) samples.push(tagId, time, sent.ordinal, measured(sent), 0);
          else if (sent.tag < TAGS_PER_SHIP - 1) texts.push(tagId, time, sent.ordinal, String(measured(sent)), 0);
          else {
            const quality = sent.secondsAgo % 5 === 0 ? QUALITY_ZERO : 0;
            positions.push(tagId, time, sent.ordinal, 50 + measured(sent), 10 * measured(sent), quality);
          }
        }
      });
    }
  }
  return tagIds;
}

/** Everything the store can be asked, without the numbers of the tags. */
async function state(tagIds: readonly TagId[]) {
  const { samples, positions } = store.telemetry;
  const [position] = tagIds.slice(-1) as [TagId];
  const statistics = await Promise.all(
    [1, 12, 400].map((maxPoints) =>
      samples.statistic({ tagIds, ...SPAN, maxPoints, rollUps: ROLL_UPS, recordedSeconds: 0 }),
    ),
  );
  const tracks = await Promise.all(
    [2, 9, 13, 22].map(async (scope) => {
      const points = await positions.within({ tagIds: [position], window: WORLD, period: SPAN, scope });
      return Array.from(points.times);
    }),
  );
  return {
    ranges: await Promise.all(
      tagIds.map((tagId) => samples.range({ tagId, ...SPAN, limit: 10_000, onlyChanges: false })),
    ),
    texts: await Promise.all(
      tagIds.map((tagId) => samples.textRange({ tagId, ...SPAN, limit: 10_000, onlyChanges: false })),
    ),
    statistics: statistics.flat().map(({ bucketSeconds, buckets }) => ({
      bucketSeconds,
      // Sums of floats depend on their order in the last digits.
      buckets: buckets.map((bucket) => ({ ...bucket, avg: Math.round(bucket.avg * 1e9) })),
    })),
    tracks,
    latest: tagIds.map((tagId) => samples.latest(tagId) ?? positions.latest(tagId)),
  };
}

it('is the same as in order and once, and after a restart', async () => {
  let last: { tagIds: TagId[]; expected: Awaited<ReturnType<typeof state>> } | undefined;
  await fc.assert(
    fc.asyncProperty(histories, async ({ inOrder, otherwise }) => {
      const expected = await state(await play(inOrder));
      const tagIds = await play(otherwise);
      expect(await state(tagIds)).toEqual(expected);
      await store.telemetry.rollUps.run(0);
      expect(await state(tagIds)).toEqual(expected);
      last = { tagIds, expected };
    }),
    { numRuns: 8, seed: 514 },
  );
  await store.reopen();
  expect(await state(last?.tagIds ?? [])).toEqual(last?.expected);
}, 120_000);

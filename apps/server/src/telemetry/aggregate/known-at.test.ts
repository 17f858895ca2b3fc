/** Statistics and tracks asked as known at a moment are those of a store in which nothing else had arrived. */
import type { TagId } from '@fms/domain/identity';
import { HOUR_MS, MINUTE_MS } from '@fms/domain/time';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOON, openFixture, type TelemetryFixture, toTagId } from '../testing/telemetry-fixture.ts';

const SPAN = { fromMs: NOON - 6 * HOUR_MS, toMs: NOON };
const WORLD = { topLeftLatitude: 90, topLeftLongitude: -180, bottomRightLatitude: -90, bottomRightLongitude: 180 };

let store: TelemetryFixture;
beforeAll(async () => {
  store = await openFixture();
});
afterAll(() => store.dispose());

/** Seconds before noon of the readings of one batch; each is measured once. */
const recordings = fc
  .uniqueArray(fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 6 * 3600 })), {
    minLength: 2,
    maxLength: 60,
  })
  .chain((seconds) =>
    fc.record({
      seconds: fc.shuffledSubarray(seconds, { minLength: seconds.length }),
      size: fc.integer({ min: 1, max: 20 }),
      known: fc.integer({ min: 0, max: 1000 }).map((share) => share / 1000),
      rollUps: fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
    }),
  );

let nextTag = 0;
interface Tags {
  readonly number: TagId;
  readonly position: TagId;
}
const declare = (): Tags => ({ number: toTagId(++nextTag), position: toTagId(++nextTag) });

const send = ({ number, position }: Tags, secondsAgo: readonly number[]) =>
  store.store(({ samples, positions }) => {
    for (const ago of secondsAgo) {
      const time = NOON - ago * 1000;
      samples.push(number, time, 0, Math.sin(ago), 0);
      positions.push(position, time, 0, 50 + Math.sin(ago), Math.cos(ago), 0);
    }
  });

/** Everything that can be asked as known at a moment, without the numbers of the tags. */
async function read({ number, position }: Tags, knownAtMs?: number) {
  const { samples, positions } = store.telemetry;
  const statistics = await Promise.all(
    [7, 400].map((maxPoints) =>
      samples.statistic({ tagIds: [number], ...SPAN, maxPoints, rollUps: [60, 3600], recordedSeconds: 0, knownAtMs }),
    ),
  );
  const asked = { tagIds: [position], window: WORLD, period: SPAN, knownAtMs };
  const tracks = await Promise.all([3, 12, 22].map((scope) => positions.within({ ...asked, scope })));
  return {
    statistics: statistics.flatMap(([only]) =>
      only?.buckets.map((bucket) => ({ ...bucket, avg: Math.round(bucket.avg * 1e9) })),
    ),
    tracks: tracks.map(({ times }) => [...Array.from(times)]),
    newest: Array.from((await positions.newestWithin(asked)).times),
  };
}

it('whatever the order, the delay and the size of batches', async () => {
  await fc.assert(
    fc.asyncProperty(recordings, async ({ seconds, size, known, rollUps }) => {
      const [all, then] = [declare(), declare()];
      const batches = Array.from({ length: Math.ceil(seconds.length / size) }, (_, i) =>
        seconds.slice(i * size, (i + 1) * size),
      );
      const first = store.clock.time + MINUTE_MS;
      for (const [place, batch] of batches.entries()) {
        store.clock.time = first + place * MINUTE_MS;
        await send(all, batch);
        if (rollUps[place]) await store.telemetry.rollUps.run(0);
      }
      const count = Math.floor(known * (batches.length + 1));
      const arrived = batches.slice(0, count).flat();
      if (arrived.length > 0) await send(then, arrived);
      await store.telemetry.rollUps.run(0);
      expect(await read(all, first + (count - 1) * MINUTE_MS)).toEqual(await read(then));
    }),
    { numRuns: 10, seed: 720 },
  );
}, 120_000);

describe('what was deleted', () => {
  it('is named, by a person and by retention', async () => {
    const tags = declare();
    await send(tags, [6 * 3600 - 1, 3600, 60]);
    const deletedWithin = (fromMs: number, toMs: number) =>
      store.telemetry.summaries.deletedWithin([tags.number], { from: fromMs, to: toMs });
    expect(await deletedWithin(SPAN.fromMs, SPAN.toMs)).toEqual([]);
    const [from, to] = [NOON - 2 * HOUR_MS, NOON - HOUR_MS];
    await store.telemetry.samples.deletePeriod([tags.number], from, to);
    expect(await deletedWithin(SPAN.fromMs, SPAN.toMs)).toEqual([{ from, to: to + 1 }]);
    expect(await deletedWithin(NOON - MINUTE_MS, NOON)).toEqual([]);
    await store.store(({ samples }) => samples.push(tags.number, NOON + 3 * 24 * HOUR_MS, 0, 1, 0));
    store.clock.time = NOON + 5 * 24 * HOUR_MS;
    await store.telemetry.rollUps.run(0);
    await store.telemetry.retention.run([{ tagIds: [tags.number], days: 1 }]);
    expect(await deletedWithin(SPAN.fromMs, SPAN.toMs)).toEqual(
      [SPAN].map(({ fromMs, toMs }) => ({ from: fromMs, to: toMs })),
    );
  });
});

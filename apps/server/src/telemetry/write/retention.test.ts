import { MAX_SCOPE } from '@fms/domain/map';
import type { RollUpSeconds } from '@fms/domain/tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOON, openFixture, type TelemetryFixture, toTagId } from '../testing/telemetry-fixture.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const COMMON: readonly RollUpSeconds[] = [60, 300, 600, 3600];
const START = NOON - 10 * DAY;
/** A value each minute of ten days; a position with each. */
const SPEED = toTagId(1);
const POSITION = toTagId(2);
/** Told once, long ago, and never again. */
const DRAUGHT = toTagId(3);
const DESTINATION = toTagId(4);
/** Of a vessel that keeps everything. */
const OTHER = toTagId(5);
const MINUTES = (10 * DAY) / MINUTE;
const WORLD = { topLeftLatitude: 90, topLeftLongitude: -180, bottomRightLatitude: -90, bottomRightLongitude: 180 };
const KEEPING = [{ tagIds: [SPEED, POSITION, DRAUGHT, DESTINATION], days: 3 }];
/** Whole UTC days count. */
const BOUND = Math.floor((NOON - MINUTE) / DAY - 3) * DAY;

let store: TelemetryFixture;
beforeAll(async () => {
  store = await openFixture();
  await store.store(({ samples, texts, positions }) => {
    for (let i = 0; i < MINUTES; i++) {
      samples.push(SPEED, START + i * MINUTE, 0, i, 0);
      positions.push(POSITION, START + i * MINUTE, 0, 55, 10 + i * 0.001, 0);
      samples.push(OTHER, START + i * MINUTE, 0, 1, 0);
    }
    samples.push(DRAUGHT, START, 0, 4.5, 0);
    samples.push(DRAUGHT, START - 2 * DAY, 0, 4.4, 0);
    texts.push(DESTINATION, START, 0, 'NOBGO', 0);
    texts.push(DESTINATION, START - 2 * DAY, 0, 'DEHAM', 0);
  });
  store.clock.time = NOON + 2 * HOUR;
});
afterAll(() => store.dispose());

const count = async (tagId: ReturnType<typeof toTagId>) =>
  (await store.telemetry.storage(NOON - DAY)).find((row) => row.tagId === tagId);
const statistic = (fromMs: number, toMs: number, maxPoints: number) =>
  store.telemetry.samples
    .statistic({ tagIds: [SPEED], fromMs, toMs, maxPoints, rollUps: COMMON, recordedSeconds: 0 })
    .then(([only]) => only);
const track = (scope: number) =>
  store.telemetry.positions.within({
    tagIds: [POSITION],
    window: WORLD,
    period: { fromMs: START, toMs: START + DAY },
    scope,
  });

describe('retention', () => {
  it('leaves what has no statistics yet', async () => {
    await store.telemetry.retention.run(KEEPING);
    expect((await count(SPEED))?.readings).toBe(MINUTES);
    await store.telemetry.rollUps.run();
  });

  it('deletes raw readings older than the vessel keeps them, and no other vessel’s', async () => {
    const before = { day: await statistic(START, START + DAY, 1000), track: await track(5) };
    await store.telemetry.retention.run(KEEPING);
    const kept = (NOON - BOUND) / MINUTE;
    expect(await count(SPEED)).toMatchObject({ readings: kept, oldestMs: BOUND, newestMs: NOON - MINUTE });
    expect(await count(POSITION)).toMatchObject({ readings: kept, oldestMs: BOUND });
    expect(await count(OTHER)).toMatchObject({ readings: MINUTES, oldestMs: START });
    expect(await statistic(START, START + DAY, 1000)).toEqual(before.day);
    expect((await track(5)).length).toBe(before.track.length);
  });

  it('keeps the latest of a tag that fell silent', async () => {
    expect(await count(DRAUGHT)).toMatchObject({ readings: 1, newestMs: START });
    expect(await count(DESTINATION)).toMatchObject({ readings: 1, newestMs: START });
    await store.reopen();
    expect(store.telemetry.samples.latest(DRAUGHT)?.value).toBe(4.5);
    expect(store.telemetry.samples.latest(DESTINATION)?.value).toBe('NOBGO');
  });

  it('answers any span of the old time from roll-ups, whole ones at its ends', async () => {
    const hour = await statistic(START + 30_000, START + HOUR + 30_000, 100_000);
    expect(hour?.bucketSeconds).toBe(60);
    expect(hour?.buckets).toHaveLength(61);
    expect(hour?.buckets[7]).toMatchObject({ min: 7, max: 7, count: 1 });
    const all = await statistic(START + 1, NOON, 50);
    expect(all?.buckets.reduce((sum, { count: n }) => sum + n, 0)).toBe(MINUTES);
  });

  it('answers moments of the old time from the minutes that are kept, never with what came later', async () => {
    const times = [10 * MINUTE - 1, 10 * MINUTE + 30_000, 11 * MINUTE - 1].map((after) => START + after);
    const values = await store.telemetry.samples.moments([SPEED], times);
    expect(Array.from(values.get(SPEED) ?? [])).toEqual([9, 9, 10]);
  });

  it('answers tracks and places of the old time from the track that is kept', async () => {
    expect((await track(MAX_SCOPE)).length).toBe(DAY / MINUTE + 1);
    const { at, newestWithin } = store.telemetry.positions;
    expect((await at([POSITION], START + 90_000)).times[0]).toBe(START + MINUTE);
    const period = { fromMs: START, toMs: START + HOUR };
    expect((await newestWithin({ tagIds: [POSITION], window: WORLD, period })).times[0]).toBe(START + HOUR);
  });

  it('lets late readings of the old time change no statistic, and deletes them next time', async () => {
    const before = await statistic(START, START + DAY, 24);
    await store.store(({ samples }) => samples.push(SPEED, START + 30_000, 0, 1e6, 0));
    await store.telemetry.rollUps.run(0);
    expect(await statistic(START, START + DAY, 24)).toEqual(before);
    await store.telemetry.retention.run(KEEPING);
    expect((await count(SPEED))?.oldestMs).toBe(BOUND);
  });

  it('takes readings older than the bound into statistics where none were given up', async () => {
    const late = toTagId(6);
    const keeping = [{ tagIds: [...(KEEPING[0]?.tagIds ?? []), late], days: 3 }];
    await store.store(({ samples }) => samples.push(late, NOON - MINUTE, 0, 1, 0));
    await store.telemetry.retention.run(keeping);
    await store.store(({ samples }) => samples.push(late, START + MINUTE, 0, 9, 0));
    store.clock.time += 2 * HOUR;
    await store.telemetry.rollUps.run();
    await store.telemetry.retention.run(keeping);
    expect((await count(late))?.readings).toBe(1);
    const request = { tagIds: [late], fromMs: START, toMs: NOON, maxPoints: 10, rollUps: COMMON, recordedSeconds: 0 };
    const [answer] = await store.telemetry.samples.statistic(request);
    expect(answer?.buckets.map(({ max }) => max)).toEqual([9, 1]);
  });

  it('says what each tag takes of the disk', async () => {
    const { bytes = 0, recentBytes = 0, recentReadings, derivedBytes } = (await count(OTHER)) ?? {};
    expect(bytes / MINUTES).toBeGreaterThan(0.5);
    expect(bytes / MINUTES).toBeLessThan(40);
    expect(recentReadings).toBe(DAY / MINUTE);
    expect(recentBytes / bytes).toBeCloseTo(1 / 10, 3);
    expect(derivedBytes).toBeGreaterThan(0);
  });
});

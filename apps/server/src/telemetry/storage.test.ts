import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStorage, type TagStorage } from './storage.ts';
import { NOON, openFixture, type TelemetryFixture, toTagId } from './testing/telemetry-fixture.ts';

const SECOND = 1000;
const DAY = 86_400_000;
/** Rows of one step of an index. */
const GRANULE = 8192;
/** One reading a second up to noon: about two days, about one, and a few minutes. */
const READINGS = { 1: 180_000, 2: 90_000, 3: 300 };

let store: TelemetryFixture;
beforeAll(async () => {
  store = await openFixture();
  await store.store(({ samples }) => {
    for (const [id, count] of Object.entries(READINGS)) {
      for (let i = count; i > 0; i--) samples.push(toTagId(Number(id)), NOON - i * SECOND, 0, i, 0);
    }
  });
});
afterAll(() => store.dispose());

const read = async (countedRows: number): Promise<Map<number, TagStorage>> => {
  const newestMs = (tagId: number) => store.telemetry.samples.latest(toTagId(tagId))?.time ?? Number.NEGATIVE_INFINITY;
  const rows = await readStorage(store.engine, { recentFromMs: NOON - DAY, newestMs, countedRows });
  return new Map(rows.map((row) => [row.tagId, row]));
};

describe('what tags take of the store', () => {
  it('is counted where that is little', async () => {
    const rows = await read(1_000_000);
    expect([...rows.values()].map(({ tagId, readings }) => [tagId, readings]).sort()).toEqual([
      [1, 180_000],
      [2, 90_000],
      [3, 300],
    ]);
    expect(rows.get(1)).toMatchObject({ recentReadings: 86_400, oldestMs: NOON - 180_000 * SECOND });
  });

  it('is read from the indexes where that is much, right to a granule or two and as much in all', async () => {
    const [counted, rows] = [await read(1_000_000), await read(0)];
    for (const tagId of [1, 2]) {
      const [exact, about] = [counted.get(tagId), rows.get(tagId)] as [TagStorage, TagStorage];
      expect(Math.abs(about.readings - exact.readings)).toBeLessThanOrEqual(2 * GRANULE);
      expect(Math.abs(about.recentReadings - exact.recentReadings)).toBeLessThanOrEqual(2 * GRANULE);
      expect(about.oldestMs - exact.oldestMs).toBeLessThanOrEqual(GRANULE * SECOND);
      expect(about.newestMs).toBe(NOON - SECOND);
    }
    expect(rows.get(3)?.readings).toBeGreaterThan(0);
    const sum = (of: Map<number, TagStorage>) => [...of.values()].reduce((total, { readings }) => total + readings, 0);
    expect(Math.abs(sum(rows) - sum(counted))).toBeLessThanOrEqual(3);
  });

  it('names the time of its oldest reading where each step of an index begins with another tag', async () => {
    await store.store(({ texts }) => {
      for (let id = 1; id <= 40; id++) {
        for (let i = GRANULE; i > 0; i--) texts.push(toTagId(id), NOON - i * SECOND, 0, 'anchored', 0);
      }
    });
    // From disk the engine reads no further column of an index whose first one tells its steps apart.
    await store.reopen();
    for (const { oldestMs } of (await read(0)).values())
      expect(oldestMs).toBeGreaterThanOrEqual(NOON - 180_000 * SECOND);
  });
});

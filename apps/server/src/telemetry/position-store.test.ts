import type { TagId } from '@fms/domain/identity';
import { computeGridCellDegrees, computeMinSpacingMs, MAX_SCOPE } from '@fms/domain/map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTrackLevel } from './hour/track-level.ts';
import { NOON, openFixture, type TelemetryFixture, toTagId } from './testing/telemetry-fixture.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const WORLD = { topLeftLatitude: 90, topLeftLongitude: -180, bottomRightLatitude: -90, bottomRightLongitude: 180 };
const START = NOON - 5 * HOUR;
/** A ship that sails east at 12 kn for four hours, a fix each ten seconds. */
const SAILING = toTagId(1);
const FIXES = 4 * 360;
const longitudeAt = (fix: number) => 10 + fix * 0.0006;
/** A ship at its berth: the same fix again and again. */
const BERTHED = toTagId(2);

let store: TelemetryFixture;
beforeAll(async () => {
  store = await openFixture();
  await store.store(({ positions }) => {
    for (let i = 0; i < FIXES; i++) {
      positions.push(SAILING, START + i * 10 * SECOND, 0, 55, longitudeAt(i), 0);
      positions.push(BERTHED, START + i * 10 * SECOND, 0, 54.1, 12.1, 0);
    }
  });
});
afterAll(() => store.dispose());

const within = (
  tagIds: TagId[],
  scope: number,
  window = WORLD,
  period: { fromMs: number; toMs: number } | null = null,
) => store.telemetry.positions.within({ tagIds, window, period, scope });
const fixesOf = (points: { longitudes: ArrayLike<number> }) =>
  Array.from(points.longitudes, (longitude) => Math.round((longitude - 10) / 0.0006));

describe('levels of a track', () => {
  it.each([
    [0, 0],
    [3, 1],
    [7, 5],
    [10, 8],
    [14, 12],
    [21, 19],
  ])('scope %i is drawn from level %i', (scope, level) => expect(getTrackLevel(scope)).toBe(level));

  it('are never coarser than the scope needs, and the finest scope has none', () => {
    for (let scope = 2; scope < MAX_SCOPE; scope++) {
      expect(HOUR / 2 ** (getTrackLevel(scope) ?? 0), `scope ${scope}`).toBeLessThanOrEqual(computeMinSpacingMs(scope));
    }
    expect(getTrackLevel(MAX_SCOPE)).toBeNull();
  });
});

describe('positions in a window', () => {
  it('are every point at the finest scope, newest first', async () => {
    const points = await within([SAILING], MAX_SCOPE);
    expect(fixesOf(points)).toEqual(Array.from({ length: FIXES }, (_, i) => FIXES - 1 - i));
    expect((await within([BERTHED], MAX_SCOPE)).length).toBe(FIXES);
  });

  it.each([4, 5, 8, 10, 12])(
    'at scope %i leave out what a screen could not tell apart, and nothing else',
    async (scope) => {
      const cell = computeGridCellDegrees(scope);
      const longitudes = Array.from((await within([SAILING], scope)).longitudes);
      const cells = longitudes.map((longitude) => Math.floor(longitude / cell));
      expect(cells).toEqual([...new Set(cells)]);
      // From one cell to the next, at most a cell and what the ship sails in one bucket of time.
      const sailedPerSpacing = (computeMinSpacingMs(scope) / 10_000) * 0.0006;
      for (const [i, longitude] of longitudes.slice(1).entries()) {
        expect((longitudes[i] as number) - longitude).toBeLessThanOrEqual(cell + sailedPerSpacing);
      }
    },
  );

  it('of a ship at its berth are one', async () => {
    expect((await within([BERTHED], 10)).length).toBe(1);
  });

  it('are the same from thinned tracks as from the positions themselves', async () => {
    const scopes = [0, 3, 6, 9, 10, 11, 15, 21];
    const before = await Promise.all(scopes.map(async (scope) => fixesOf(await within([SAILING], scope))));
    await store.telemetry.rollUps.run(0);
    const after = await Promise.all(scopes.map(async (scope) => fixesOf(await within([SAILING], scope))));
    expect(after).toEqual(before);
  });

  it.each<[name: string, window: typeof WORLD, ships: TagId[]]>([
    ['the world', WORLD, [SAILING, BERTHED]],
    [
      'a window narrower than 0.02°, which is widened by 0.02° on each side',
      { topLeftLatitude: 54.115, topLeftLongitude: 12.115, bottomRightLatitude: 54.115, bottomRightLongitude: 12.115 },
      [BERTHED],
    ],
    [
      'a window just beyond that',
      { topLeftLatitude: 54.125, topLeftLongitude: 12.125, bottomRightLatitude: 54.125, bottomRightLongitude: 12.125 },
      [],
    ],
    [
      'a window whose left exceeds its right, which becomes −180…180',
      { topLeftLatitude: 54.5, topLeftLongitude: 170, bottomRightLatitude: 53.5, bottomRightLongitude: -170 },
      [BERTHED],
    ],
  ])('of %s are of the ships in it', async (_name, window, ships) => {
    const points = await within([SAILING, BERTHED], 12, window);
    expect([...new Set(Array.from(points.tagIds))].sort()).toEqual(ships);
  });

  it('of a period include both its ends', async () => {
    const period = { fromMs: START + 10 * SECOND, toMs: START + 30 * SECOND };
    expect(fixesOf(await within([SAILING], MAX_SCOPE, WORLD, period))).toEqual([3, 2, 1]);
  });

  it('answer only the newest of each ship when that is asked for', async () => {
    const tagIds = [SAILING, BERTHED];
    const points = await store.telemetry.positions.newestWithin({ tagIds, window: WORLD, period: null });
    expect(Array.from(points.tagIds)).toEqual(tagIds);
    expect(Array.from(points.times)).toEqual([START + (FIXES - 1) * 10 * SECOND, START + (FIXES - 1) * 10 * SECOND]);
  });
});

describe('positions of a ship', () => {
  it('are the newest up to a limit, never thinned, each once', async () => {
    await store.store(({ positions }) => {
      positions.push(BERTHED, START + (FIXES - 1) * 10 * SECOND, 0, 54.1, 12.1, 0);
      positions.push(BERTHED, START + (FIXES - 1) * 10 * SECOND, 1, 54.1, 12.1, 0);
    });
    const points = await store.telemetry.positions.newest([BERTHED], 3);
    expect(Array.from(points.times, (time, i) => [(time - START) / 10_000, points.ordinals[i]])).toEqual([
      [FIXES - 1, 1],
      [FIXES - 1, 0],
      [FIXES - 2, 0],
    ]);
  });

  it.each([
    ['at a fix', START + 20 * SECOND, [2]],
    ['between two fixes', START + 29_999, [2]],
    ['before the first', START - 1, []],
    ['long after the last', NOON, [FIXES - 1]],
  ])('%s are the last at or before', async (_name, time, fixes) => {
    expect(fixesOf(await store.telemetry.positions.at([SAILING], time))).toEqual(fixes);
  });
});

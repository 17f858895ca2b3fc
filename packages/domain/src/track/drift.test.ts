import { describe, expect, it } from 'vitest';
import { computeDestination } from '../geo/geodesy.ts';
import { computeVoyageTotals, findVoyageLegs } from '../voyage/voyage.ts';
import { findDrifts } from './drift.ts';
import { findStays } from './stay.ts';
import type { Fix } from './track-jump.ts';

const MINUTE = 60_000;
const SEA = { latitude: 58.2, longitude: 2.1 };

/** A fix a minute along a course at a speed, each moved by `scatter` metres this way and that. */
function along(start: Fix, bearing: number, knots: number, minutes: number, scatter = 0): Fix[] {
  return Array.from({ length: minutes }, (_, index) => {
    const place = computeDestination(start, bearing, ((index + 1) * knots * 1852) / 60);
    return { ...computeDestination(place, (index * 137) % 360, scatter), time: start.time + (index + 1) * MINUTE };
  });
}

/** A fix a minute on a circle about an anchor, once round in `period` minutes. */
function swinging(radius: number, period: number, minutes: number): Fix[] {
  return Array.from({ length: minutes }, (_, minute) => ({
    ...computeDestination(SEA, (minute * 360) / period, radius),
    time: minute * MINUTE,
  }));
}

const start: Fix = { ...SEA, time: 0 };
const last = (fixes: readonly Fix[]) => fixes.at(-1) as Fix;

describe('findDrifts', () => {
  it.each([
    ['carried on at half a knot', along(start, 40, 0.5, 180), 1],
    ['carried on at a knot and a half, positions scattered', along(start, 40, 1.5, 180, 15), 1],
    ['for an hour all but ten minutes', along(start, 40, 1, 51), 0],
    ['moored, positions scattered', along(start, 0, 0, 300, 20), 0],
    ['creeping slower than 0.3 kn', along(start, 40, 0.25, 180), 0],
    ['at 2.2 kn, faster than a ship drifts', along(start, 40, 2.2, 180), 0],
    ['under way', along(start, 40, 12, 180), 0],
    ['swinging about an anchor with the tide', swinging(250, 745, 1440), 0],
    ['swinging about an anchor with the wind', swinging(200, 60, 600), 0],
    ['nothing', [], 0],
  ])('%s', (_words, fixes, count) => {
    expect(findDrifts(fixes)).toHaveLength(count);
  });

  it('begins and ends within a step of when the engines stopped and started', () => {
    const coming = along({ ...computeDestination(SEA, 180, 12 * 1852), time: -60 * MINUTE }, 0, 12, 60);
    const drifting = along(last(coming), 60, 1, 240);
    const leaving = along(last(drifting), 0, 12, 60);
    const [drift, ...others] = findDrifts([...coming, ...drifting, ...leaving]);
    expect(others).toEqual([]);
    expect(Math.abs((drift?.from ?? 0) - last(coming).time)).toBeLessThanOrEqual(10 * MINUTE);
    expect(Math.abs((drift?.to ?? 0) - last(drifting).time)).toBeLessThanOrEqual(10 * MINUTE);
  });

  it('ends at a silence', () => {
    const before = along(start, 60, 1, 90);
    const after = along({ ...last(before), time: last(before).time + 30 * MINUTE }, 60, 1, 90);
    expect(findDrifts([...before, ...after])).toHaveLength(2);
  });
});

describe('a drift among stays', () => {
  const drifting = along(start, 60, 0.6, 240);
  const moored = along({ ...last(drifting), time: last(drifting).time }, 0, 0, 120, 5);
  const fixes = [start, ...drifting, ...moored];

  it('is one stay and not a row of anchorages', () => {
    expect(findStays(fixes).map(({ kind }) => kind)).toEqual(['drifting', 'still']);
  });

  it('has its own time and distance', () => {
    const { drifting: total } = computeVoyageTotals(
      findVoyageLegs(fixes, findStays(fixes), { from: 0, to: last(fixes).time }),
    );
    expect(Math.abs(total.ms / MINUTE - 240)).toBeLessThanOrEqual(20);
    expect(total.meters / 1852).toBeCloseTo(2.4, 0);
  });
});

import { describe, expect, it } from 'vitest';
import { buildDayHistory, type SetSeries } from './day-history.ts';

const MINUTE = 60_000;
const series = (id: string, powers: readonly (number | null)[], rating: number | undefined = 1820): SetSeries => ({
  id,
  name: id.toUpperCase(),
  rating,
  power: powers.flatMap((avg, place) =>
    avg === null ? [] : [{ time: place * MINUTE, min: avg, max: avg, avg, count: 60 }],
  ),
});

describe('buildDayHistory', () => {
  const day = buildDayHistory([series('dg-1', [1200, 1200, null, 1300, 1300]), series('dg-2', [0, 900, 900, 900, 12])]);

  it('sums what all sets carry and the ratings of those that do', () => {
    expect(day.load).toEqual([1200, 2100, null, 2200, 1312]);
    expect(day.capacity).toEqual([1820, 3640, null, 3640, 1820]);
  });

  it('finds starts and stops, and none in a gap', () => {
    expect(day.changes).toEqual([
      { time: MINUTE, id: 'dg-2', name: 'DG-2', kind: 'started' },
      { time: 4 * MINUTE, id: 'dg-2', name: 'DG-2', kind: 'stopped' },
    ]);
    expect([day.startsOf('dg-1'), day.startsOf('dg-2')]).toEqual([0, 1]);
  });

  it('knows no capacity without the rating of a set on line', () => {
    const unrated: SetSeries = { ...series('dg-2', [900, 0]), rating: undefined };
    expect(buildDayHistory([series('dg-1', [1200, 1200]), unrated]).capacity).toEqual([null, 1820]);
  });
});

import type { NoonDay } from '@fms/contract/voyage';
import { describe, expect, it } from 'vitest';
import { computeNoonFigures } from './noon-figures.ts';

const HOUR = 3600;
const MILE = 1852;
const day = (...totals: [NoonDay['totals'][number]['state'], number, number][]) => ({
  totals: totals.map(([state, hours, miles]) => ({ state, seconds: hours * HOUR, meters: miles * MILE })),
});

describe('computeNoonFigures', () => {
  it('counts all distance, and the speed over the time under way alone', () => {
    const { miles, knots, seconds } = computeNoonFigures(
      day(['sea', 18, 216], ['manoeuvre', 2, 4], ['drift', 1, 1], ['anchor', 3, 0.4], ['unknown', 0, 0]),
    );
    expect(miles).toBeCloseTo(221.4, 6);
    expect(knots).toBeCloseTo(11, 6);
    expect(seconds).toEqual({ 'under-way': 20 * HOUR, drift: HOUR, anchor: 3 * HOUR, berth: 0, unknown: 0 });
  });

  it('knows no speed on a day without way', () => {
    expect(computeNoonFigures(day(['berth', 24, 0.2])).knots).toBeNull();
  });
});

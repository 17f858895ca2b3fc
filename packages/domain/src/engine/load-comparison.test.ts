import { describe, expect, it } from 'vitest';
import { compareByLoad, computeLoadBands } from './load-comparison.ts';

const steady = (loadPercent: number, ...values: number[]) => values.map((value) => ({ loadPercent, value }));

describe('bands of load', () => {
  it('hold the median of what was measured in them, from low to high', () => {
    const points = [...steady(57, 190, 200, 194), ...steady(42, 210, 205, 206, 207), ...steady(59.9, 192)];
    expect(computeLoadBands(points)).toEqual([
      { loadPercent: 45, median: 206.5, count: 4 },
      { loadPercent: 55, median: 193, count: 4 },
    ]);
  });

  it('leave out what was measured for less than half an hour, and a load below 20 %', () => {
    expect(computeLoadBands([...steady(75, 190, 191), ...steady(12, 300, 301, 302)])).toEqual([]);
  });
});

describe('an engine beside others', () => {
  const band = (loadPercent: number, median: number, count: number) => ({ loadPercent, median, count });

  it('lies above their middle by the time in each band: 6 × 5 % and 2 × 1 % of 8 are 4 %', () => {
    const own = [band(55, 210, 6), band(75, 191.9, 2), band(95, 500, 9)];
    const others = [[band(55, 198, 3)], [band(55, 202, 40), band(75, 190, 4)], [band(35, 1, 9)]];
    expect(compareByLoad(own, others)).toEqual({ value: expect.closeTo(4, 9), state: 'good' });
  });

  it.each([
    ['has no other', []],
    ['shares no load with them', [[band(35, 200, 9)]]],
  ])('is refused when it %s', (_case, others) => {
    expect(compareByLoad([band(55, 210, 6)], others)).toEqual({ reason: { code: 'too-few', input: 'load' } });
  });
});

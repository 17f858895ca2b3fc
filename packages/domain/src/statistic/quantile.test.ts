import { describe, expect, it } from 'vitest';
import { computeMedianInterval, computeQuantile } from './quantile.ts';

describe('computeQuantile', () => {
  it.each([
    ['the middle one', [3, 1, 2], 0.5, 2],
    ['between the middle two', [4, 1, 2, 3], 0.5, 2.5],
    ['a quartile between two', [1, 2, 3, 4], 0.25, 1.75],
    ['the least', [5, 9], 0, 5],
    ['the most', [5, 9], 1, 9],
  ])('%s', (_words, values, share, expected) => {
    expect(computeQuantile(values, share)).toBe(expected);
  });

  it('is nothing without values', () => {
    expect(computeQuantile([], 0.5)).toBeNull();
  });
});

describe('computeMedianInterval', () => {
  it('cuts off as many at either end as 95 % allow: the 2nd and the 9th of ten', () => {
    const found = computeMedianInterval([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(found).toMatchObject({ median: 5.5, low: 2, high: 9 });
    expect(found?.coverage).toBeCloseTo(0.9785, 4);
  });

  it('says that three values cover 75 %', () => {
    expect(computeMedianInterval([1, 2, 9])).toEqual({ median: 2, low: 1, high: 9, coverage: 0.75 });
  });

  it('knows nothing of one value and less of none', () => {
    expect(computeMedianInterval([4])).toEqual({ median: 4, low: 4, high: 4, coverage: 0 });
    expect(computeMedianInterval([])).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { computeTimeByCharge } from './time-by-charge.ts';

describe('time by state of charge', () => {
  it.each([
    ['nothing known', [], []],
    ['standing still', [{ min: 64, max: 64 }], [[60, 100]]],
    ['a ferry between 58 and 78 % within each hour', [{ min: 58, max: 78 }], [[50, 10], [60, 50], [70, 40]]], // biome-ignore format: a row for each case
    ['two hours of it and two at 78 %', [{ min: 58, max: 78 }, { min: 58, max: 78 }, { min: 78, max: 78 }, { min: 78, max: 78 }], [[50, 5], [60, 25], [70, 70]]], // biome-ignore format: a row for each case
    [
      'full, and past full',
      [
        { min: 100, max: 100 },
        { min: 100, max: 104 },
      ],
      [[90, 100]],
    ],
    ['a column of nothing between two', [{ min: 5, max: 5 }, { min: 25, max: 25 }], [[0, 50], [10, 0], [20, 50]]], // biome-ignore format: a row for each case
  ])('%s', (_case, buckets, columns) => {
    expect(
      computeTimeByCharge(buckets, 10).map(({ fromCharge, share }) => [fromCharge, Number(share.toFixed(6))]),
    ).toEqual(columns);
  });
});

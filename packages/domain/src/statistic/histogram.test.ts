import { describe, expect, it } from 'vitest';
import { computeHistogram } from './histogram.ts';

describe('histogram', () => {
  it('has even, readable bins that hold all of the weight', () => {
    const bins = computeHistogram([0, 1, 2.5, 9.9, 10, null, Number.NaN], [1, 1, 1, 1, 4, 9, 9], 6);
    expect(bins.map(({ from }) => from)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(bins.map(({ share }) => share)).toEqual([0.25, 0.125, 0, 0, 0.125, 0.5]);
  });

  it.each([
    ['values below zero', [-3, -1, 1], [-3, -2, -1, 0, 1]],
    ['one value only', [7, 7], [6]],
  ])('takes %s', (_words, values, from) => {
    expect(computeHistogram(values, [1, 1, 1], 5).map((bin) => bin.from)).toEqual(from);
  });

  it('is empty without values', () => {
    expect(computeHistogram([null, undefined], [1, 1])).toEqual([]);
  });
});

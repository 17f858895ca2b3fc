import { describe, expect, it } from 'vitest';
import { findInliers } from './outlier.ts';

describe('findInliers', () => {
  it('rejects the one value of ten that lies 1.96 deviations or more away', () => {
    expect(findInliers([12, 12.1, 11.9, 12, 12.1, 11.9, 12, 12.1, 11.9, 15])).toEqual([
      ...Array.from({ length: 9 }, () => true),
      false,
    ]);
  });

  it('rejects none of values that scatter alike, that are equal, or are not known', () => {
    expect(findInliers([1, 2, 3, 4, 5, 6])).not.toContain(false);
    expect(findInliers([7, 7, 7])).not.toContain(false);
    expect(findInliers([null, 7, null])).not.toContain(false);
    expect(findInliers([])).toEqual([]);
  });
});

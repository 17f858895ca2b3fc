import { describe, expect, it } from 'vitest';
import { computeNextMoveMs } from './next-move.ts';
import { computeMetersPerPixel, computeWorldMeters, toPixels } from './screen-geometry.ts';

describe('lengths on the map', () => {
  it.each([
    [0, 0, 78_271.5],
    [0, 1, 39_135.8],
    [60, 0, 39_135.8],
    [-60, 3, 4891.97],
  ])('one pixel at latitude %d and zoom %d', (latitude, zoom, meters) => {
    expect(computeMetersPerPixel(latitude, zoom)).toBeCloseTo(meters, 1);
  });

  it('goes from metres to pixels and back', () => {
    expect(toPixels(1852, 58, 9) * computeMetersPerPixel(58, 9)).toBeCloseTo(1852, 6);
  });

  it('is the circumference of the Earth at the equator', () => {
    expect(computeWorldMeters(0)).toBe(40_075_016.686);
  });
});

describe('computeNextMoveMs', () => {
  it.each([
    ['a fast ship near by is drawn soon', 15, 14, 310],
    ['a slow one later', 3, 14, 1548],
    ['none sooner than a quarter of a second', 60, 20, 250],
    ['none later than ten seconds, for ages grow', 10, 3, 10_000],
    ['a fleet at rest', 0, 14, 10_000],
  ])('%s', (_words, knots, zoom, ms) => {
    expect(computeNextMoveMs(knots, zoom)).toBeCloseTo(ms, -1);
  });
});

import { describe, expect, it } from 'vitest';
import { computeGridCellDegrees, computeMinSpacingMs, MAX_SCOPE, MIN_SCOPE } from './scope.ts';

const SCOPES = Array.from({ length: MAX_SCOPE - MIN_SCOPE + 1 }, (_, index) => MIN_SCOPE + index);

describe('computeGridCellDegrees', () => {
  it('is two pixels of the world at that zoom', () => {
    for (const scope of SCOPES) expect((computeGridCellDegrees(scope) / 360) * 512 * 2 ** scope).toBeCloseTo(2, 9);
  });

  it.each([
    ['a fractional zoom counts as the next finer one', 6.2, 7],
    ['below 0 is 0', -3, 0],
    ['above 22 is 22', 30, 22],
  ])('%s', (_sentence, scope, same) => {
    expect(computeGridCellDegrees(scope)).toBe(computeGridCellDegrees(same));
  });
});

describe('computeMinSpacingMs', () => {
  it.each([
    ['the world: 5.6 h', 0, 20_250_000],
    ['default zoom: 158 s', 7, 158_203],
    ['a harbour: 1.2 s', 14, 1235],
  ])('%s', (_name, scope, expected) => {
    expect(computeMinSpacingMs(scope)).toBe(expected);
  });

  it('never grows with the zoom', () => {
    const spacings = SCOPES.map(computeMinSpacingMs);
    expect(spacings).toEqual(spacings.toSorted((a, b) => b - a));
  });
});

import { describe, expect, it } from 'vitest';
import { computeCarbonAtSpeed } from './speed-what-if.ts';

describe('computeCarbonAtSpeed', () => {
  const voyage = { mainEngineTonnes: 1000, otherTonnes: 200, speedKnots: 14 };

  it('saves a fifth of the main engine at 10 % less speed by the square', () => {
    expect(computeCarbonAtSpeed(voyage, 12.6, 3)).toBeCloseTo(1000 * 0.81 + 200, 9);
  });

  it('keeps what it was at the same speed', () => {
    expect(computeCarbonAtSpeed(voyage, 14, 3.05)).toBe(1200);
    expect(() => computeCarbonAtSpeed(voyage, 0, 3)).toThrow(RangeError);
  });
});

import { describe, expect, it } from 'vitest';
import { refuse } from '../plant-value/plant-value.ts';
import { computeCarbonAtSpeed, fitSpeedExponent } from './speed-what-if.ts';

const points = Array.from({ length: 12 }, (_, index) => {
  const speedKnots = 9 + index / 2;
  return { speedKnots, fuelPerHour: 0.0005 * speedKnots ** 3.05 };
});

describe('fitSpeedExponent', () => {
  it('finds 3.05 where fuel is a power of speed', () => {
    expect(fitSpeedExponent(points)).toMatchObject({ exponent: expect.closeTo(3.05, 9), points: 12 });
  });

  it('leaves out what lay still, and needs ten points', () => {
    const still = { speedKnots: 0, fuelPerHour: 0.1 };
    expect(fitSpeedExponent([...points, still])).toMatchObject({ points: 12 });
    expect(fitSpeedExponent(points.slice(0, 9))).toEqual(refuse('too-few', 'speedPoints'));
  });
});

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

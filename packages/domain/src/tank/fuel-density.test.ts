import { describe, expect, it } from 'vitest';
import { parameter, refuse } from '../plant-value/plant-value.ts';
import { computeDensity, computeFuelMass, computeVolumeCorrection } from './fuel-density.ts';

const input = (value: number) => parameter(value, '');

describe('ASTM D1250, table 54B', () => {
  it('is worked out for 991 kg/m³ at 50 °C', () => {
    // α = (186.9696 + 0.4862·991)/991² = 6.81 · 10⁻⁴; 35 K · α = 0.02384; exp(−0.02384 · 1.01907) = 0.97600.
    expect(computeVolumeCorrection(991, 50)).toBeCloseTo(0.976, 4);
  });

  it('is 1 at 15 °C and above it below', () => {
    expect(computeVolumeCorrection(860, 15)).toBe(1);
    expect(computeVolumeCorrection(860, 5)).toBeGreaterThan(1);
  });

  it('goes on from gas oil to lighter fuel within half of a thousandth', () => {
    const [heavier, lighter] = [computeVolumeCorrection(838.4, 40), computeVolumeCorrection(838.2, 40)];
    expect(Math.abs((heavier as number) - (lighter as number))).toBeLessThan(5e-4);
  });

  it.each([700, 1100])('has no coefficients for %d kg/m³', (density) => {
    expect(computeVolumeCorrection(density, 40)).toEqual(refuse('out-of-range', 'density'));
    expect(computeDensity({ density: input(density), temperature: input(40) })).toEqual(
      refuse('out-of-range', 'density'),
    );
  });
});

describe('computeFuelMass', () => {
  it('of 100 m³ of 991 kg/m³ at 50 °C is 96.7 t', () => {
    const mass = computeFuelMass({ volume: input(100), density: input(991), temperature: input(50) });
    expect(mass).toMatchObject({ value: expect.closeTo(96.72, 2), state: 'good' });
  });

  it('needs the temperature', () => {
    const temperature = { value: 50, state: 'bad' } as const;
    expect(computeFuelMass({ volume: input(100), density: input(991), temperature })).toEqual(
      refuse('bad', 'temperature'),
    );
  });
});

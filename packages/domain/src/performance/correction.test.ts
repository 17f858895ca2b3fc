import { describe, expect, it } from 'vitest';
import { computeWindPower, correctPowerToDisplacement, findDraughtRange, readDisplacement } from './correction.ts';
import { TANKER_WIND } from './performance-factors.ts';

describe('computeWindPower', () => {
  const SHIP = { speedOverGround: 3600 / 1852, area: 1000, efficiency: 0.7 };

  it('of a head wind of 10 m/s at 1 m/s of way is ½ · 1.225 · 1000 · 0.97 · (11² − 1²) · 1 / 0.7 W', () => {
    const power = computeWindPower({ ...SHIP, relativeSpeed: 11, relativeAngle: 0 }, TANKER_WIND);
    expect(power).toBeCloseTo((0.5 * 1.225 * 1000 * 0.97 * 120) / 0.7 / 1000, 6);
  });

  it('is nothing in a calm, and negative with the wind from behind', () => {
    expect(computeWindPower({ ...SHIP, relativeSpeed: 1, relativeAngle: 0 }, TANKER_WIND)).toBeCloseTo(0, 9);
    expect(computeWindPower({ ...SHIP, relativeSpeed: 9, relativeAngle: 180 }, TANKER_WIND)).toBeLessThan(0);
  });

  it('is the same from port and starboard', () => {
    const [port, starboard] = [-45, 45].map((relativeAngle) =>
      computeWindPower({ ...SHIP, relativeSpeed: 10, relativeAngle }, TANKER_WIND),
    );
    expect(port).toBe(starboard);
  });
});

it('needs more power at a deeper draught: Δ 55,000 t for 50,000 t is 6.2 % less at the reference', () => {
  expect(correctPowerToDisplacement(1000, 55_000, 50_000)).toBeCloseTo(938.4, 1);
});

describe('readDisplacement', () => {
  const TABLE = [
    [10, 50_000],
    [11, 55_400],
    [12, 61_000],
  ] as const;

  it.each([
    [10, 50_000],
    [10.5, 52_700],
    [11.5, 58_200],
    [12, 61_000],
    [9.9, undefined],
    [12.1, undefined],
  ])('at %d m is %s t', (draught, displacement) => {
    expect(readDisplacement(TABLE, draught)).toBe(displacement);
  });
});

describe('findDraughtRange', () => {
  const TABLE = [
    [10, 50_000],
    [12, 61_000],
  ] as const;

  it('of 55,000 t ± 5 % is from 52,250 t to 57,750 t, 5,500 t a metre', () => {
    const [from = 0, to = 0] = findDraughtRange(TABLE, 55_000, 0.05) ?? [];
    expect(from).toBeCloseTo(10 + 2250 / 5500, 9);
    expect(to).toBeCloseTo(10 + 7750 / 5500, 9);
  });

  it('ends with the table, and is not known without the reference in it', () => {
    expect(findDraughtRange(TABLE, 60_500, 0.05)?.[1]).toBe(12);
    expect(findDraughtRange(TABLE, 62_000, 0.05)).toBeUndefined();
    expect(findDraughtRange([], 62_000, 0.05)).toBeUndefined();
  });
});

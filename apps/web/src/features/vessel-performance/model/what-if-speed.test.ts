import { describe, expect, it } from 'vitest';
import { findSpeedChoice, tryDay, tryNextYear } from './what-if-speed.ts';

/** Fuel by the third power of speed: 1 000 l/h at 12 kn. */
const points = Array.from({ length: 300 }, (_, index) => {
  const speed = 11 + (index % 21) / 10;
  return { time: index * 600_000, speed, power: 4000, fuel: 1000 * (speed / 12) ** 3 };
});
const choice = findSpeedChoice(points);
const density = { value: 990, state: 'good' } as const;

describe('another speed', () => {
  it('burns by the exponent that is fitted to the ship', () => {
    if ('reason' in choice) throw new Error(choice.reason.code);
    expect(choice.exponent.exponent).toBeCloseTo(3, 6);
    const day = tryDay(choice, choice.mean * 0.9, density);
    if (!('value' in day)) throw new Error(day.reason.code);
    const now = (choice.fuel * 990 * 24) / 1e6;
    expect(day.value.savedPerDay).toBeCloseTo(now * (1 - 0.9 ** 3), 6);
    expect(day.value.laterHours).toBeCloseTo(24 / 0.9 - 24, 6);
  });

  it('makes another rating of the next year: only the main engine follows the speed', () => {
    if ('reason' in choice) throw new Error(choice.reason.code);
    const size = { type: 'tanker', capacity: 49_900 } as const;
    const rated = { attained: 6.24, required: 6.36, rating: 'C', boundaries: [], sets: [], verified: true } as const;
    const carbon = { year: 2026, mainTonnes: 16_000, otherTonnes: 2184, miles: 58_400, size, rated, measured: 1 };
    const next = tryNextYear(carbon, choice, choice.mean * 0.9);
    if ('reason' in next) throw new Error(next.reason.code);
    expect(next.attained).toBeCloseTo(((16_000 * 0.9 ** 2 + 2184) * 1e6) / (49_900 * 58_400), 6);
    // 5247 · 49 900^−0.610 less 13.625 %.
    expect(next.required).toBeCloseTo(5247 * 49_900 ** -0.61 * (1 - 0.13625), 6);
    expect(next.rating).toBe('B');
  });

  it('says nothing of fewer than 200 points', () => {
    const few = findSpeedChoice(points.slice(0, 100));
    expect(few).toEqual({ reason: { code: 'too-few', input: 'points' } });
    expect(tryDay(few, 11, density)).toEqual(few);
  });
});

import { describe, expect, it } from 'vitest';
import { hasValue, refuse } from '../plant-value/index.ts';
import { computeHeel } from './heel.ts';

/** A roll of ±5° every ten seconds about a heel, one sample a second. */
const rolling = (heel: number, count: number) =>
  Array.from({ length: count }, (_, second) => ({
    time: second * 1000,
    roll: heel + 5 * Math.sin((second * 2 * Math.PI) / 10),
  }));

describe('computeHeel', () => {
  it('finds the heel under the roll, from the last minute alone', () => {
    const samples = [...rolling(20, 60), ...rolling(-0.6, 60).map(({ time, roll }) => ({ time: time + 60_000, roll }))];
    const heel = computeHeel(samples, 119_000);
    expect(hasValue(heel) && heel.value).toBeCloseTo(-0.6, 9);
    expect(heel).toMatchObject({ time: 119_000 });
  });

  it('needs most of a minute', () => {
    expect(computeHeel(rolling(2, 40), 39_000)).toEqual(refuse('too-few', 'roll'));
    expect(
      computeHeel(
        rolling(2, 60).filter((_, index) => index % 10 === 0),
        59_000,
      ),
    ).toEqual(refuse('too-few', 'roll'));
    expect(computeHeel([], 0)).toEqual(refuse('too-few', 'roll'));
  });
});

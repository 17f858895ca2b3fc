import { describe, expect, it } from 'vitest';
import { refuse } from '../plant-value/plant-value.ts';
import {
  computeTankRate,
  computeTimeToHigh,
  computeTimeToLevel,
  computeTimeToLow,
  getLevelMarks,
} from './tank-rate.ts';

const MINUTE = 60_000;
const NOW = 100 * MINUTE;
/** A reading a minute over the last 20 min. */
const course = (volumeAt: (minute: number) => number) =>
  Array.from({ length: 21 }, (_, index) => ({ time: NOW - (20 - index) * MINUTE, value: volumeAt(index - 20) }));
const wave = (minute: number) => (minute % 2 === 0 ? 0.2 : -0.2);

describe('computeTankRate', () => {
  it('is the slope of 15 min: 30 m³/h for half a cubic metre a minute', () => {
    expect(
      computeTankRate(
        course((minute) => 50 + minute / 2),
        NOW,
      ),
    ).toBeCloseTo(30, 9);
    expect(
      computeTankRate(
        course((minute) => 50 - minute / 2 + wave(minute)),
        NOW,
      ),
    ).toBeCloseTo(-30, 0);
  });

  it('is 0 where the change is less than three times the noise', () => {
    expect(
      computeTankRate(
        course((minute) => 50 + minute / 50 + wave(minute)),
        NOW,
      ),
    ).toBe(0);
    expect(
      computeTankRate(
        course((minute) => 50 + minute / 50),
        NOW,
        0.2,
      ),
    ).toBe(0);
    expect(
      computeTankRate(
        course(() => 50),
        NOW,
      ),
    ).toBe(0);
  });

  it('forgets what was before', () => {
    expect(
      computeTankRate(
        course((minute) => (minute < -15 ? 900 : 50 + minute)),
        NOW,
      ),
    ).toBeCloseTo(60, 9);
  });

  it('is none of too few readings or too short a time', () => {
    expect(computeTankRate(course((minute) => minute).slice(-9), NOW)).toEqual(refuse('too-few', 'volume'));
    expect(
      computeTankRate(
        course(() => 1).filter((_, index) => index % 5 === 0),
        NOW,
      ),
    ).toEqual(refuse('too-few', 'volume'));
    expect(computeTankRate([], NOW)).toEqual(refuse('too-few', 'volume'));
  });
});

describe('time to a limit', () => {
  const filling = { volume: 80, capacity: 100, rate: 30 };
  const emptying = { volume: 80, capacity: 100, rate: -20 };

  it('is half an hour from 80 to 95 m³ at 30 m³/h, three from 80 to 20 at 20', () => {
    expect(computeTimeToHigh(filling)).toBe(0.5);
    expect(computeTimeToLow(emptying, 20)).toBe(3);
  });

  it('is none the other way, and none in a steady tank', () => {
    expect([computeTimeToHigh(emptying), computeTimeToLow(filling, 20)]).toEqual([null, null]);
    const steady = { ...filling, rate: 0 };
    expect([computeTimeToHigh(steady), computeTimeToLow(steady, 20), computeTimeToLevel(steady, 90)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is 0 beyond the limit', () => {
    expect(computeTimeToHigh({ ...filling, volume: 97 })).toBe(0);
    expect(computeTimeToLow({ ...emptying, volume: 10 }, 20)).toBe(0);
    expect(computeTimeToLevel({ ...filling, volume: 90 }, 90)).toBe(0);
  });
});

it.each([
  [94.9, false, false],
  [95, true, false],
  [98, true, true],
])('%d % is high: %s, high-high: %s', (percent, isHigh, isHighHigh) => {
  expect(getLevelMarks(percent)).toEqual({ isHigh, isHighHigh });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasValue, refuse } from '../plant-value/index.ts';
import { createNoise } from '../testing/noise.ts';
import { findFirstReach, findReach } from './reach.ts';
import { findTrend } from './trend.ts';

fc.configureGlobal({ seed: 1815 });

const MINUTE = 60_000;
/** A sample a minute. */
const minutes = (count: number, value: (minute: number) => number) =>
  Array.from({ length: count }, (_, minute) => ({ time: minute * MINUTE, value: value(minute) }));
/** The trend at the newest sample. */
const trendOf = (samples: ReturnType<typeof minutes>, noise?: number) =>
  findTrend(samples, samples.at(-1)?.time ?? 0, noise);
function kindOf(samples: ReturnType<typeof minutes>, noise?: number) {
  const trend = trendOf(samples, noise);
  return hasValue(trend) ? trend.value.kind : trend.reason.code;
}

describe('findTrend', () => {
  it('reads the rate of a drift under noise', () => {
    const noise = createNoise(11);
    const trend = trendOf(minutes(61, (minute) => 50 + minute / 30 + 0.4 * noise()));
    if (!hasValue(trend) || trend.value.kind !== 'moving') throw new Error('no drift');
    expect(trend.value.ratePerHour).toBeCloseTo(2, 0);
    expect(Math.abs(trend.value.ratePerHour - 2)).toBeLessThan(trend.value.errorPerHour);
    expect(trend.value.level).toBeCloseTo(52, 0);
  });

  it('takes no noise for a drift, in nineteen of twenty runs', () => {
    let moving = 0;
    for (let run = 1; run <= 400; run += 1) {
      const noise = createNoise(run * 104_729);
      if (kindOf(minutes(61, () => 50 + noise())) === 'moving') moving += 1;
    }
    expect(moving / 400).toBeLessThan(0.05);
  });

  it('takes noise that follows itself for a drift in two of a hundred runs at most', () => {
    let moving = 0;
    for (let run = 1; run <= 400; run += 1) {
      const noise = createNoise(run * 7907);
      let level = 0;
      const samples = minutes(61, () => {
        level = 0.9 * level + noise();
        return level;
      });
      if (kindOf(samples) === 'moving') moving += 1;
    }
    expect(moving / 400).toBeLessThanOrEqual(0.02);
  });

  it('finds a drift of three times the noise in nineteen of twenty runs', () => {
    let moving = 0;
    for (let run = 1; run <= 400; run += 1) {
      const noise = createNoise(run * 7907);
      if (kindOf(minutes(61, (minute) => minute / 20 + noise())) === 'moving') moving += 1;
    }
    expect(moving / 400).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ['noise', (minute: number) => 50 + ((minute * 7919) % 13) / 13, 'steady'],
    ['a value that stands', () => 50, 'steady'],
    ['a step', (minute: number) => (minute < 30 ? 50 : 60), 'unsteady'],
    ['a late step', (minute: number) => (minute < 54 ? 50 : 60), 'unsteady'],
    ['a drift that has ended', (minute: number) => Math.min(minute, 30), 'unsteady'],
    ['a rise and a fall', (minute: number) => 30 - Math.abs(minute - 30), 'unsteady'],
    ['a wave in a tank that drains', (minute: number) => 80 - minute / 20 + 0.2 * Math.sin(minute * 2), 'moving'],
    ['a bend within bounds', (minute: number) => minute + minute ** 2 / 300, 'moving'],
  ])('of %s is %s', (_words, value, kind) => {
    expect(kindOf(minutes(61, value))).toBe(kind);
  });

  it('knows the noise of the instrument', () => {
    const slow = minutes(61, (minute) => 50 + minute / 60);
    expect(kindOf(slow, 0.3)).toBe('moving');
    expect(kindOf(slow, 0.4)).toBe('steady');
  });

  it.each([
    ['nothing', minutes(0, () => 1)],
    ['eleven samples', minutes(11, () => 1)],
    ['nine minutes', minutes(19, () => 1).map(({ value }, index) => ({ time: index * 30_000, value }))],
    [
      'a gap of half the time',
      minutes(61, (minute) => minute).filter(({ time }) => time < 10 * MINUTE || time > 45 * MINUTE),
    ],
  ])('of %s is not evaluated', (_words, samples) => {
    expect(trendOf(samples)).toEqual(refuse('too-few', 'samples'));
  });

  it('is stale when its newest sample is', () => {
    const samples = minutes(61, (minute) => minute);
    expect(findTrend(samples, 65 * MINUTE)).toMatchObject({ state: 'good' });
    expect(findTrend(samples, 65 * MINUTE + 1)).toEqual(refuse('stale', 'samples'));
  });

  it('turns with its samples', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        fc.double({ min: -1e4, max: 1e4, noNaN: true }),
        (rate, offset) => {
          const [up, down] = [1, -1].map((sign) =>
            trendOf(minutes(61, (minute) => offset + (sign * rate * minute) / 60)),
          );
          const of = (trend: typeof up) =>
            trend && hasValue(trend) && trend.value.kind === 'moving' ? trend.value.ratePerHour : 0;
          expect(of(up) / rate).toBeCloseTo(1, 4);
          expect(of(down)).toBeCloseTo(-of(up), 4);
        },
      ),
    );
  });
});

describe('findReach', () => {
  const falling = trendOf(minutes(61, (minute) => 20 - minute / 30));
  const kind = (limit: Parameters<typeof findReach>[1], trend = falling) => {
    const reach = findReach(trend, limit);
    return hasValue(reach) ? reach.value.kind : reach.reason.code;
  };

  it('says when: 18 falls by 2 an hour and reaches 10 in 4 h', () => {
    const reach = findReach(falling, { value: 10, side: 'low' });
    const value = hasValue(reach) && reach.value.kind === 'reaches' ? reach.value : null;
    expect(value?.hours).toBeCloseTo(4, 6);
    expect(value?.earliestHours).toBeLessThanOrEqual(value?.hours ?? 0);
    expect(value?.latestHours).toBeGreaterThanOrEqual(value?.hours ?? 0);
  });

  it.each([
    ['a limit it has passed', { value: 19, side: 'low' }, 'reached'],
    ['a limit behind it', { value: 30, side: 'high' }, 'not-approaching'],
    ['more than six times its span', { value: 5, side: 'low' }, 'not-foreseeable'],
  ] as const)('for %s', (_words, limit, expected) => {
    expect(kind(limit)).toBe(expected);
  });

  it('names the first of several limits', () => {
    const limits = [
      { value: 12, side: 'low' },
      { value: 15, side: 'low' },
      { value: 19, side: 'low' },
      { value: 25, side: 'high' },
    ] as const;
    expect(findFirstReach(falling, limits)).toMatchObject({ limit: limits[1], reach: { kind: 'reaches' } });
    expect(findFirstReach(falling, limits.slice(2))).toBeNull();
    expect(findFirstReach(refuse('unsteady', 'samples'), limits)).toBeNull();
  });

  it('gives no time from a steady value, or without a trend', () => {
    expect(kind({ value: 10, side: 'low' }, trendOf(minutes(61, () => 20)))).toBe('not-approaching');
    expect(kind({ value: 10, side: 'low' }, trendOf([]))).toBe('too-few');
  });
});

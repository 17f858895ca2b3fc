import { describe, expect, it } from 'vitest';
import { hasValue, refuse } from '../plant-value/index.ts';
import { createNoise } from '../testing/noise.ts';
import { computeEventEffect, estimateMean, fitSpeedLoss, readSpeedLoss } from './speed-loss.ts';

const DAY = 86_400_000;
const CLEANED = 640 * DAY;

/** A point a day: 2.5 % of speed lost a year, 3 % won back by the cleaning. */
function foul(days: number) {
  const noise = createNoise(5);
  return Array.from({ length: days }, (_, day) => ({
    time: day * DAY,
    speedLoss: (-2.5 * day) / 365 + (day * DAY >= CLEANED ? 3 : 0) + 0.8 * noise(),
  }));
}

describe('fitSpeedLoss', () => {
  const spans = fitSpeedLoss(foul(1100), [CLEANED]);

  it('draws a line for each span between events', () => {
    expect(spans.map(({ from, to, count }) => [from / DAY, to / DAY, count])).toEqual([
      [0, 639, 640],
      [640, 1099, 460],
    ]);
    for (const { line } of spans) expect('slope' in line && line.slope * 365).toBeCloseTo(-2.5, 0);
  });

  it('holds the true loss in its band', () => {
    const now = spans[1] && readSpeedLoss(spans[1], 1099 * DAY);
    const estimate = now && hasValue(now) ? now.value : { value: 0, error: 0 };
    expect(Math.abs(estimate.value - ((-2.5 * 1099) / 365 + 3))).toBeLessThan(estimate.error);
    expect(estimate.error).toBeLessThan(0.3);
  });

  it('does not evaluate fewer than 200 points', () => {
    const [span] = fitSpeedLoss(foul(199), []);
    expect(span).toMatchObject({ count: 199, line: refuse('too-few', 'points') });
    expect(span && readSpeedLoss(span, 0)).toEqual(refuse('too-few', 'points'));
    expect(fitSpeedLoss([], [])).toEqual([]);
  });
});

it('a mean of 200 points has an interval, of fewer there is none', () => {
  const noise = createNoise(3);
  const values = Array.from({ length: 200 }, () => 15.5 + noise());
  const mean = estimateMean(values);
  expect(hasValue(mean) && mean.value.value).toBeCloseTo(15.5, 0);
  // Uniform noise of ±1 has a deviation of 0.577: 1.97 · 0.577 / √200.
  expect(hasValue(mean) && mean.value.error).toBeCloseTo(0.08, 2);
  expect(estimateMean(values.slice(1))).toEqual(refuse('too-few', 'points'));
});

describe('computeEventEffect', () => {
  it('is what the cleaning brought, less what fouled in a year', () => {
    const effect = computeEventEffect(foul(1100), CLEANED, [CLEANED]);
    const estimate = hasValue(effect) ? effect.value : null;
    expect(estimate?.value).toBeCloseTo(3 - (2.5 * (365 + 365)) / 2 / 365, 0);
    // The year's own fouling is part of the scatter of its mean.
    expect(estimate?.error).toBeLessThan(0.4);
  });

  it('does not look beyond a neighbouring event', () => {
    expect(computeEventEffect(foul(1100), CLEANED, [CLEANED - 100 * DAY, CLEANED])).toEqual(
      refuse('too-few', 'points'),
    );
  });
});

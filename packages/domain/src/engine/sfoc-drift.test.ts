import { describe, expect, it } from 'vitest';
import {
  type ConsumptionMean,
  computeDailyDrift,
  computeSfocDrift,
  evaluateDrift,
  selectSteady,
} from './sfoc-drift.ts';
import { fitShopTest } from './shop-test.ts';

const DAY = 24 * 3_600_000;
/** A shop test of 200 g/kWh at every load, so that a drift is read from the figure itself. */
const FLAT = fitShopTest([25, 50, 75, 85, 100].map((loadPercent) => ({ loadPercent, sfoc: 200 })));
const mean = (part: Partial<ConsumptionMean>): ConsumptionMean => ({
  time: 0,
  loadPercent: 60,
  lowestLoad: 59.5,
  highestLoad: 60.5,
  sfoc: 210,
  ...part,
});

describe('steady means', () => {
  it.each([
    ['within 2 %', { lowestLoad: 58.81, highestLoad: 61.19 }, 1],
    ['over it', { highestLoad: 61.3 }, 0],
    ['under it', { lowestLoad: 58.7 }, 0],
    ['below 25 % of load', { loadPercent: 24, lowestLoad: 24, highestLoad: 24 }, 0],
  ])('%s', (_words, part, count) => expect(selectSteady([mean(part)])).toHaveLength(count));
});

it('compares a mean with the shop test at its load', () => {
  const [point] = computeSfocDrift([mean({})], FLAT);
  expect(point?.drift).toBeCloseTo(0.05, 6);
});

it('has no drift without a shop test or beyond it', () => {
  expect(computeSfocDrift([mean({})], fitShopTest([]))).toEqual([]);
  expect(computeSfocDrift([mean({ loadPercent: 112, lowestLoad: 112, highestLoad: 112 })], FLAT)).toEqual([]);
});

it('takes the median of each day', () => {
  const points = [0.01, 0.09, 0.02].map((drift, index) => ({ time: index * 600_000, loadPercent: 60, sfoc: 0, drift }));
  const next = { time: DAY + 1, loadPercent: 60, sfoc: 0, drift: 0.04 };
  expect(computeDailyDrift([next, ...points])).toEqual([
    { time: 0, median: 0.02 },
    { time: DAY, median: 0.04 },
  ]);
});

describe('evaluateDrift', () => {
  const points = (drifts: readonly number[]) =>
    drifts.map((drift, day) => ({ time: day * DAY, loadPercent: 60, sfoc: 180 * (1 + drift), drift }));

  it('flags from the day on which the median of seven days reaches 5 %', () => {
    const finding = evaluateDrift(points([0.03, 0.03, 0.03, 0.03, 0.06, 0.06, 0.06, 0.06, 0.06]));
    expect(finding).toEqual({ median: 0.06, flaggedSince: 7 * DAY });
  });

  it('is not moved by one high day, and clears again', () => {
    expect(evaluateDrift(points([0.01, 0.01, 0.2, 0.01]))).toEqual({ median: 0.01, flaggedSince: null });
    expect(evaluateDrift(points([0.06, 0.06, 0.01, 0.01, 0.01]))?.flaggedSince).toBeNull();
  });

  it('has no finding without a point', () => {
    expect(evaluateDrift([])).toBeNull();
  });
});

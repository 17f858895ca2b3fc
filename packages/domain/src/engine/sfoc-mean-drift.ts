/** Drift from the shop test by means of ten minutes as the store keeps them, and its course from day to day (§9.8). */
import { hasValue, type Refusal } from '../plant-value/index.ts';
import type { Instant } from '../time/instant.ts';
import { DRIFT_MIN_LOAD, type DriftPoint, STEADY_SHARE } from './sfoc-drift.ts';
import { readShopTest, type ShopTestCurve } from './shop-test.ts';

/** What the store knows of ten minutes of an engine. */
export interface ConsumptionMean {
  /** Begin of the ten minutes. */
  readonly time: Instant;
  readonly loadPercent: number;
  /** Lowest and highest load in them, percent. */
  readonly lowestLoad: number;
  readonly highestLoad: number;
  /** g/kWh, corrected as the shop test is. */
  readonly sfoc: number;
}

export interface DailyDrift {
  /** Begin of the day, UTC. */
  readonly time: Instant;
  /** Median of the day's drifts: 0.05 is 5 % above the shop test. */
  readonly median: number;
}

const DAY_MS = 24 * 3_600_000;

/** Means with a load of 25 % or more that stayed within 2 % of its mean, in their order. */
export function selectSteady(means: readonly ConsumptionMean[]): ConsumptionMean[] {
  return means.filter(({ loadPercent, lowestLoad, highestLoad }) => {
    const room = loadPercent * STEADY_SHARE;
    return loadPercent >= DRIFT_MIN_LOAD && highestLoad - loadPercent <= room && loadPercent - lowestLoad <= room;
  });
}

/** Drift of steady means against the shop test at the same load; those beyond the curve are left out. */
export function computeMeanDrift(means: readonly ConsumptionMean[], curve: ShopTestCurve | Refusal): DriftPoint[] {
  return selectSteady(means).flatMap(({ time, loadPercent, sfoc }) => {
    const reference = readShopTest(curve, { value: loadPercent, state: 'good' });
    if (!hasValue(reference) || reference.value <= 0) return [];
    return [{ time, loadPercent, sfoc, drift: sfoc / reference.value - 1 }];
  });
}

/** The median of each day that has points, oldest first. */
export function computeDailyDrift(points: readonly DriftPoint[]): DailyDrift[] {
  return [...Map.groupBy(points, ({ time }) => Math.floor(time / DAY_MS))]
    .map(([day, own]) => ({ time: day * DAY_MS, median: median(own.map(({ drift }) => drift)) }))
    .sort((a, b) => a.time - b.time);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

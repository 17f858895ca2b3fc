/**
 * How far an engine's consumption has moved from its shop test over weeks, by means of ten minutes as the store keeps them
 * (§9.8).
 */

import { hasValue, type Refusal } from '../plant-value/index.ts';
import type { Instant } from '../time/instant.ts';
import { DAY_MS } from '../time/unit.ts';
import { readShopTest, type ShopTestCurve } from './shop-test.ts';

/** What the store knows of ten minutes of an engine: a shop test measures at least as long. */
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

export interface DriftPoint {
  /** Begin of the ten minutes. */
  readonly time: Instant;
  readonly loadPercent: number;
  readonly sfoc: number;
  /** b / b_ref − 1: 0.05 is 5 % above the shop test. */
  readonly drift: number;
}

export interface DailyDrift {
  /** Begin of the day, UTC. */
  readonly time: Instant;
  /** Median of the day's drifts: 0.05 is 5 % above the shop test. */
  readonly median: number;
}

/** Every load of the ten minutes lies within this share of their mean. */
export const STEADY_SHARE = 0.02;
/** Below this load, percent, an engine is not evaluated. */
const DRIFT_MIN_LOAD = 25;
/** From this drift on an engine is flagged ... */
export const DRIFT_FLAG = 0.05;
/** ... when the median over this time has reached it. */
const DRIFT_MEDIAN_MS = 7 * 24 * 3_600_000;

/** Means with a load of 25 % or more that stayed within 2 % of its mean, in their order. */
export function selectSteady(means: readonly ConsumptionMean[]): ConsumptionMean[] {
  return means.filter(({ loadPercent, lowestLoad, highestLoad }) => {
    const room = loadPercent * STEADY_SHARE;
    return loadPercent >= DRIFT_MIN_LOAD && highestLoad - loadPercent <= room && loadPercent - lowestLoad <= room;
  });
}

/** Drift of steady means against the shop test at the same load; those beyond the curve are left out. */
export function computeSfocDrift(means: readonly ConsumptionMean[], curve: ShopTestCurve | Refusal): DriftPoint[] {
  return selectSteady(means).flatMap(({ time, loadPercent, sfoc }) => {
    const reference = readShopTest(curve, { value: loadPercent, state: 'good' });
    if (!hasValue(reference) || reference.value <= 0) return [];
    return [{ time, loadPercent, sfoc, drift: sfoc / reference.value - 1 }];
  });
}

/** The median of each day that has points, oldest first. */
export function computeDailyDrift(points: readonly DriftPoint[]): DailyDrift[] {
  return [...Map.groupBy(points, ({ time }) => Math.floor(time / DAY_MS))]
    .map(([day, own]) => ({ time: day * DAY_MS, median: middle(own.map(({ drift }) => drift).sort((a, b) => a - b)) }))
    .sort((a, b) => a.time - b.time);
}

export interface DriftFinding {
  /** Median of the last seven days. */
  readonly median: number;
  /** Since when that median has stayed at 5 % or above; null where it is below. */
  readonly flaggedSince: Instant | null;
}

/** The median drift of the last seven days of points and since when it is flagged; null without a point. */
export function evaluateDrift(points: readonly DriftPoint[]): DriftFinding | null {
  const window: number[] = [];
  let [oldest, flaggedSince, median]: [number, Instant | null, number | null] = [0, null, null];
  for (const { time, drift } of points) {
    for (; (points[oldest]?.time ?? time) <= time - DRIFT_MEDIAN_MS; oldest += 1) {
      window.splice(findPlace(window, points[oldest]?.drift ?? 0), 1);
    }
    window.splice(findPlace(window, drift), 0, drift);
    median = middle(window);
    flaggedSince = median >= DRIFT_FLAG ? (flaggedSince ?? time) : null;
  }
  return median === null ? null : { median, flaggedSince };
}

/** Index of the first value that is not below `value`, by halving. */
function findPlace(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const at = (low + high) >> 1;
    if ((sorted[at] ?? 0) < value) low = at + 1;
    else high = at;
  }
  return low;
}

/** Median of values that are in order already: a window is kept in order, so that a long course is evaluated in one pass. */
function middle(sorted: readonly number[]): number {
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

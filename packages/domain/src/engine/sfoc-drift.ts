/** How far an engine's consumption has moved from its shop test over weeks (§9.8). */

import { hasValue, type Refusal } from '../plant-value/index.ts';
import type { Instant } from '../time/instant.ts';
import { readShopTest, type ShopTestCurve } from './shop-test.ts';

export interface SfocSample {
  readonly time: Instant;
  readonly loadPercent: number;
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

/** Means are taken over this time: a shop test measures at least as long. */
export const DRIFT_WINDOW_MS = 10 * 60_000;
/** Every load of a window lies within this share of its mean. */
export const STEADY_SHARE = 0.02;
/** Below this load, percent, an engine is not judged. */
export const DRIFT_MIN_LOAD = 25;
/** From this drift on an engine is flagged ... */
export const DRIFT_FLAG = 0.05;
/** ... when the median over this time has reached it. */
export const DRIFT_MEDIAN_MS = 7 * 24 * 3_600_000;
/** Samples of a window: fewer, or closer together than eight minutes, are not a mean over ten. */
const LEAST_SAMPLES = 5;
const LEAST_SPAN_MS = 8 * 60_000;

/**
 * Means over ten minutes against the shop test at the same load, oldest first. Windows that are not steady, below 25 % of
 * load, beyond the curve or not filled are left out; without a curve there are none. Samples come in order of time.
 */
export function computeSfocDrift(samples: readonly SfocSample[], curve: ShopTestCurve | Refusal): DriftPoint[] {
  return [...Map.groupBy(samples, ({ time }) => Math.floor(time / DRIFT_WINDOW_MS))].flatMap(([window, own]) => {
    const span = (own.at(-1)?.time ?? 0) - (own[0]?.time ?? 0);
    const loadPercent = mean(own.map((sample) => sample.loadPercent));
    const isSteady = own.every((sample) => Math.abs(sample.loadPercent / loadPercent - 1) <= STEADY_SHARE);
    if (own.length < LEAST_SAMPLES || span < LEAST_SPAN_MS || !isSteady || loadPercent < DRIFT_MIN_LOAD) return [];
    const reference = readShopTest(curve, { value: loadPercent, state: 'good' });
    if (!hasValue(reference)) return [];
    const sfoc = mean(own.map((sample) => sample.sfoc));
    return [{ time: window * DRIFT_WINDOW_MS, loadPercent, sfoc, drift: sfoc / reference.value - 1 }];
  });
}

export interface DriftFinding {
  /** Median of the last seven days. */
  readonly median: number;
  /** Since when that median has stayed at 5 % or above; null where it is below. */
  readonly flaggedSince: Instant | null;
}

/** The median drift of the last seven days of points and since when it is flagged; null without a point. */
export function judgeDrift(points: readonly DriftPoint[]): DriftFinding | null {
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

function middle(sorted: readonly number[]): number {
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

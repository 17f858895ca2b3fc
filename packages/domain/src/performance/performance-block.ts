/** Samples gathered into blocks of ten minutes: their means and scatter (ISO 19030-2). */
import type { Instant } from '../time/instant.ts';
import { findInliers } from './outlier.ts';
import {
  mapQuantities,
  PERFORMANCE_QUANTITIES,
  type PerformanceQuantity,
  STEADY_QUANTITIES,
  type SteadyQuantity,
} from './performance-quantity.ts';

/** What is measured of a ship under way; null where it was not, or may not be used. */
export interface PerformanceSample extends Readonly<Record<PerformanceQuantity, number | null>> {
  readonly time: Instant;
  /** kn */
  readonly speedThroughWater: number | null;
  /** kW */
  readonly shaftPower: number | null;
  /** rpm */
  readonly shaftSpeed: number | null;
  /** kn */
  readonly speedOverGround: number | null;
  /** Degrees true. */
  readonly courseOverGround: number | null;
  /** Degrees true. */
  readonly heading: number | null;
  /** Degrees, either side. */
  readonly rudder: number | null;
  /** True wind, m/s. */
  readonly windSpeed: number | null;
  /** Degrees true it comes from. */
  readonly windFrom: number | null;
  /** Mean of fore and aft, m. */
  readonly draught: number | null;
  /** m */
  readonly depthBelowKeel: number | null;
  /** °C */
  readonly waterTemperature: number | null;
}

export interface PerformanceBlock {
  /** Begin of the ten minutes. */
  readonly time: Instant;
  /** Samples that are used: outliers are not. */
  readonly count: number;
  /** Mean of each quantity, of directions on the circle; null where it was never measured. */
  readonly means: Readonly<Record<PerformanceQuantity, number | null>>;
  /** Standard deviation; null where it was never measured. */
  readonly scatter: Readonly<Record<SteadyQuantity, number | null>>;
}

export const PERFORMANCE_BLOCK_MS = 10 * 60_000;
/** Quantities in which one outlier takes the whole sample out. */
const EVALUATED = ['speedThroughWater', 'shaftPower', 'shaftSpeed', 'speedOverGround', 'rudder', 'windSpeed'] as const;
/** Averaged on the circle. */
export const DIRECTIONS: ReadonlySet<PerformanceQuantity> = new Set(['courseOverGround', 'heading', 'windFrom']);
const RADIANS = Math.PI / 180;

/** Blocks of samples that come in order of time, oldest first. */
export function groupPerformance(samples: readonly PerformanceSample[]): PerformanceBlock[] {
  return [...Map.groupBy(samples, ({ time }) => Math.floor(time / PERFORMANCE_BLOCK_MS))].map(([block, all]) => {
    const inliers = EVALUATED.map((quantity) => findInliers(all.map((sample) => sample[quantity])));
    const used = all.filter((_sample, index) => inliers.every((of) => of[index]));
    const known = (quantity: PerformanceQuantity) =>
      used.map((sample) => sample[quantity]).filter((value) => value !== null);
    const meanOf = (quantity: PerformanceQuantity) =>
      DIRECTIONS.has(quantity) ? meanDirection(known(quantity)) : mean(known(quantity));
    return {
      time: block * PERFORMANCE_BLOCK_MS,
      count: used.length,
      means: mapQuantities(PERFORMANCE_QUANTITIES, meanOf),
      scatter: mapQuantities(STEADY_QUANTITIES, (quantity) => deviationOf(known(quantity))),
    };
  });
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function meanDirection(degrees: readonly number[]): number | null {
  const north = mean(degrees.map((angle) => Math.cos(angle * RADIANS)));
  const east = mean(degrees.map((angle) => Math.sin(angle * RADIANS)));
  return north === null || east === null ? null : (Math.atan2(east, north) / RADIANS + 360) % 360;
}

function deviationOf(values: readonly number[]): number | null {
  const level = mean(values);
  return level === null ? null : Math.sqrt(mean(values.map((value) => (value - level) ** 2)) ?? 0);
}

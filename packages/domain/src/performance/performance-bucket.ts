/** Blocks of ten minutes from the statistic of a store, where the samples themselves are too many to read. */
import type { MeasuredBucket } from '../statistic/shift-total.ts';
import type { Instant } from '../time/instant.ts';
import { DIRECTIONS, type PerformanceBlock } from './performance-block.ts';
import {
  mapQuantities,
  PERFORMANCE_QUANTITIES,
  type PerformanceQuantity,
  STEADY_QUANTITIES,
  type SteadyQuantity,
} from './performance-quantity.ts';

/** What a quantity came to in ten minutes. */
export type QuantityBucket = Omit<MeasuredBucket, 'time'>;

/** A direction whose values lie further apart has crossed north, and its plain mean points the wrong way. */
const CROSSED_NORTH_DEGREES = 180;

/**
 * The block that begins at `time`, of `count` samples. Scatter is range / √12: exact for a value that ramps evenly, more
 * than there is for noise. A direction that crossed north is not known; a quantity without a bucket neither.
 */
export function createPerformanceBlock(
  time: Instant,
  count: number,
  buckets: Partial<Record<PerformanceQuantity, QuantityBucket | null>>,
): PerformanceBlock {
  const meanOf = (quantity: PerformanceQuantity) => {
    const bucket = buckets[quantity];
    if (!bucket) return null;
    return DIRECTIONS.has(quantity) && bucket.max - bucket.min > CROSSED_NORTH_DEGREES ? null : bucket.avg;
  };
  const scatterOf = (quantity: SteadyQuantity) => {
    const bucket = buckets[quantity];
    return bucket ? (bucket.max - bucket.min) / Math.sqrt(12) : null;
  };
  return {
    time,
    count,
    means: mapQuantities(PERFORMANCE_QUANTITIES, meanOf),
    scatter: mapQuantities(STEADY_QUANTITIES, scatterOf),
  };
}

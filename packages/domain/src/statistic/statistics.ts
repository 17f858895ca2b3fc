/**
 * Statistics of a bucket and how two of them become one. Merging is associative, so buckets may be added up in any
 * grouping: 5 s into a minute, minutes into a day, a server's part with another's.
 */
import type { Instant } from '../time/instant.ts';

export interface Reading {
  readonly time: Instant;
  readonly value: number;
}

export interface Aggregate {
  readonly count: number;
  readonly min: number;
  readonly max: number;
  readonly sum: number;
  /** Sum of squares, for the deviation. */
  readonly sumSq: number;
  /** Earliest and latest reading by time of measurement; null only when the count is 0. */
  readonly first: Reading | null;
  readonly last: Reading | null;
}

/** Nothing measured; merging it changes nothing. */
export const EMPTY_AGGREGATE: Aggregate = {
  count: 0,
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
  sum: 0,
  sumSq: 0,
  first: null,
  last: null,
};

export function createAggregate(readings: Iterable<Reading>): Aggregate {
  let total = EMPTY_AGGREGATE;
  for (const reading of readings) {
    const { value } = reading;
    const one = { count: 1, min: value, max: value, sum: value, sumSq: value * value, first: reading, last: reading };
    total = mergeAggregates(total, one);
  }
  return total;
}

/** Of readings at one instant the left one stays first and the right one becomes last: grouping cannot matter. */
export function mergeAggregates(a: Aggregate, b: Aggregate): Aggregate {
  if (a.count === 0) return b;
  if (b.count === 0) return a;
  return {
    count: a.count + b.count,
    min: Math.min(a.min, b.min),
    max: Math.max(a.max, b.max),
    sum: a.sum + b.sum,
    sumSq: a.sumSq + b.sumSq,
    first: a.first && b.first && b.first.time < a.first.time ? b.first : a.first,
    last: a.last && b.last && b.last.time < a.last.time ? a.last : b.last,
  };
}

/** Mean of the readings, or null when there are none: unknown is never zero. */
export function computeMean({ count, sum }: Aggregate): number | null {
  return count > 0 ? sum / count : null;
}

/**
 * Standard deviation over all readings (divided by n), or null when there are none. From sums of squares: readings that
 * vary by less than about 1e-7 of their size come out as 0.
 */
export function computeDeviation({ count, sum, sumSq }: Aggregate): number | null {
  if (count === 0) return null;
  const average = sum / count;
  // Rounding can leave a tiny negative number for equal readings, whose root would be NaN.
  return Math.sqrt(Math.max(0, sumSq / count - average * average));
}

/** What a tag came to over a shift: mean, least and most, and for a rate what ran through (§B4-23). */

import type { Instant } from '../time/instant.ts';
import type { TimeSpan } from '../time/time-span.ts';
import { computeRateSum, findRateSum } from './rate-sum.ts';
import type { Shift } from './shift.ts';

export interface MeasuredBucket {
  readonly time: Instant;
  readonly min: number;
  readonly max: number;
  readonly avg: number;
}

export interface ShiftTotal {
  /** Over the time that is known, every bucket counted alike. */
  readonly mean: number;
  readonly min: number;
  readonly max: number;
  /** What ran through in the time that is known; null where the unit is no rate. */
  readonly sum: { readonly value: number; readonly unit: string } | null;
  /** 0 to 1. */
  readonly knownShare: number;
}

/**
 * Totals over a shift from its buckets and the gaps between them; null when nothing was measured. A span that is not known
 * adds nothing: a sum over half a shift says so by its `knownShare`.
 */
export function computeShiftTotal(
  { fromTime, toTime }: Shift,
  buckets: readonly MeasuredBucket[],
  gaps: readonly TimeSpan[],
  unit: string,
): ShiftTotal | null {
  if (buckets.length === 0) return null;
  let [mean, min, max] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const bucket of buckets) {
    mean += bucket.avg / buckets.length;
    min = Math.min(min, bucket.min);
    max = Math.max(max, bucket.max);
  }
  const missing = gaps.reduce((sum, { from, to }) => sum + Math.min(to, toTime) - Math.max(from, fromTime), 0);
  const knownMs = Math.max(0, toTime - fromTime - missing);
  const rate = findRateSum(unit);
  return {
    mean,
    min,
    max,
    sum: rate === undefined ? null : { value: computeRateSum(mean, knownMs, rate), unit: rate.unit },
    knownShare: knownMs / (toTime - fromTime),
  };
}

/** Widths of buckets that begin and end with shifts, widest first, seconds. */
const WIDTHS_SECONDS = [900, 300, 60] as const;

/** The widest buckets that no beginning or end of a shift cuts; a minute where even that is cut. */
export function getShiftBucketSeconds(shifts: readonly Shift[]): number {
  const fits = (seconds: number) =>
    shifts.every((shift) => shift.fromTime % (seconds * 1000) === 0 && shift.toTime % (seconds * 1000) === 0);
  return WIDTHS_SECONDS.find(fits) ?? 60;
}

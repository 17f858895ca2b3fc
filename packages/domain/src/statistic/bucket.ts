/** Which buckets a chart is drawn from (§7.10-9, §9.3-5). */

import { ROLL_UPS_SECONDS, type RollUpSeconds } from '../tag/tag.ts';
import type { Instant } from '../time/instant.ts';

/** §9.3, configuration key maxChartPoints. */
export const MAX_CHART_POINTS = 1000;

/** Widths people can read on an axis. Beyond the last one the width doubles. */
export const BUCKET_WIDTHS_SECONDS = [
  1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400, 172_800, 604_800,
] as const;

const WIDEST_SECONDS = Math.max(...BUCKET_WIDTHS_SECONDS);

export interface BucketPlan {
  readonly bucketSeconds: number;
  /** Ready-made statistics that add up to whole buckets; null means from the samples themselves. */
  readonly rollUpSeconds: RollUpSeconds | null;
  /** The range grown to whole buckets; both ends are multiples of the width since 1970. */
  readonly fromMs: Instant;
  readonly toMs: Instant;
  readonly bucketCount: number;
}

/**
 * The narrowest width of which the range [fromMs, toMs) needs at most `maxPoints` (1 or more) buckets. Buckets are
 * aligned to 1970 and not to the range: while a chart moves on, a value stays in the bucket it was in, and roll-ups fit.
 * `available` names the roll-ups that exist for the tag; the 5 s one is kept only for tags recorded so.
 */
export function planBuckets(
  fromMs: Instant,
  toMs: Instant,
  maxPoints: number = MAX_CHART_POINTS,
  available: readonly RollUpSeconds[] = ROLL_UPS_SECONDS,
): BucketPlan {
  // Without this the search for a width would never end.
  if (!Number.isFinite(fromMs) || !Number.isFinite(toMs) || Number.isNaN(maxPoints)) {
    throw new RangeError(`no buckets between ${fromMs} and ${toMs} for ${maxPoints} points`);
  }
  const limit = Math.max(1, Math.floor(maxPoints));
  const end = Math.max(toMs, fromMs + 1);
  for (let index = 0; ; index++) {
    const plan = aligned(fromMs, end, widthAt(index), available);
    if (plan.bucketCount <= limit || straddlesEpoch(plan)) return plan;
  }
}

/** Largest ready-made width that divides the bucket, or null when only samples will do. */
export function findRollUp(
  bucketSeconds: number,
  available: readonly RollUpSeconds[] = ROLL_UPS_SECONDS,
): RollUpSeconds | null {
  const fitting = available.filter((width) => bucketSeconds % width === 0);
  return fitting.length > 0 ? (Math.max(...fitting) as RollUpSeconds) : null;
}

function widthAt(index: number): number {
  const doublings = Math.max(0, index - (BUCKET_WIDTHS_SECONDS.length - 1));
  return BUCKET_WIDTHS_SECONDS[index] ?? WIDEST_SECONDS * 2 ** doublings;
}

function aligned(
  fromMs: Instant,
  toMs: Instant,
  bucketSeconds: number,
  available: readonly RollUpSeconds[],
): BucketPlan {
  const widthMs = bucketSeconds * 1000;
  const first = Math.floor(fromMs / widthMs);
  const last = Math.ceil(toMs / widthMs);
  return {
    bucketSeconds,
    rollUpSeconds: findRollUp(bucketSeconds, available),
    fromMs: first * widthMs,
    toMs: last * widthMs,
    bucketCount: last - first,
  };
}

/** A range across 1970 itself needs two buckets however wide they are; without this the search would never end. */
function straddlesEpoch({ fromMs, toMs, bucketCount }: BucketPlan): boolean {
  return fromMs < 0 && toMs > 0 && bucketCount === 2;
}

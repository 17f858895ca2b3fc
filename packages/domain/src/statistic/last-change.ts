/** Finds the last change of a switched value in its buckets. */
import type { Instant } from '../time/instant.ts';

/** What was seen of the value within one bucket: it was only ever 0, only ever 1, or both. */
export interface SwitchBucket {
  /** Start of the bucket. */
  readonly time: Instant;
  readonly min: number;
  readonly max: number;
}

/**
 * When the value last became `value`, to the width of a bucket: the start of the bucket in which it changed. Undefined
 * where the buckets (in order of time, empty ones left out) know of no change: it has been so for longer than they tell.
 */
export function findLastChange(buckets: readonly SwitchBucket[], value: number): Instant | undefined {
  const at = buckets.findLastIndex(({ min, max }) => min !== value || max !== value);
  const changed = buckets[at];
  if (changed === undefined) return undefined;
  const isWithin = changed.min === value || changed.max === value;
  // All of it was the other value: the change came with the next bucket, or after the last one.
  return isWithin ? changed.time : buckets[at + 1]?.time;
}

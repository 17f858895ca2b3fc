/** How fast a transfer goes and how long it takes still. */
import type { Instant } from '../../time/instant.ts';

/** After this long half of what the rate tells is newer. */
const HALF_LIFE_MS = 10_000;
/** Without a byte for this long there is no rate. */
export const RATE_STALE_MS = 30_000;

/** A mean of the last seconds; `at` is when bytes were counted last. */
export interface TransferRate {
  readonly bytesPerSecond: number;
  readonly at: Instant;
}

/**
 * The rate after `bytes` that took from `since`, the time of the count before or of the start, to `at`. Bytes of the
 * same millisecond are to be counted together with the next.
 */
export function addProgress(
  rate: TransferRate | null,
  bytes: number,
  { since, at }: { readonly since: Instant; readonly at: Instant },
): TransferRate | null {
  const elapsedMs = at - since;
  if (elapsedMs <= 0) return rate;
  const measured = bytes / (elapsedMs / 1000);
  const known = getRate(rate, at);
  if (known === null) return { bytesPerSecond: measured, at };
  const old = 2 ** (-elapsedMs / HALF_LIFE_MS);
  return { bytesPerSecond: known * old + measured * (1 - old), at };
}

/** Bytes a second, null when nothing arrived for {@link RATE_STALE_MS}. */
export function getRate(rate: TransferRate | null, now: Instant): number | null {
  return rate !== null && now - rate.at <= RATE_STALE_MS ? rate.bytesPerSecond : null;
}

export interface Remaining {
  /** Of the transfer itself and of those before it in the queue. */
  readonly bytes: number;
  /** Bytes a second of the line for files; null when not known. */
  readonly bytesPerSecond: number | null;
  /** When it may go on, null when it may go now. */
  readonly from: Instant | null;
}

/** When the last byte is there, null where that cannot be told: no rate, or one of zero. */
export function estimateEnd({ bytes, bytesPerSecond, from }: Remaining, now: Instant): Instant | null {
  const start = Math.max(now, from ?? now);
  if (bytes <= 0) return start;
  if (bytesPerSecond === null || !(bytesPerSecond > 0)) return null;
  return start + Math.ceil((bytes / bytesPerSecond) * 1000);
}

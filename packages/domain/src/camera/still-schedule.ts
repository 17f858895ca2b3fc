/**
 * When a camera on board is asked for a still. Two rates: one still is taken every few seconds and stays in the memory of
 * the gateway, so that the picture of before an alarm exists when the alarm comes; a much lower rate is sent ashore.
 */
import type { Instant } from '../time/instant.ts';

/** Time between two stills in the memory of the gateway. */
export const RING_STEP_MS = 5000;
/** Stills stay in that memory for so long: an alarm evaluated ashore is told back over a slow line within it. */
export const RING_MS = 2 * 60_000;
/** Bounds of the time between two stills that are sent, s. */
export const MIN_STILL_SECONDS = 5;
export const MAX_STILL_SECONDS = 24 * 3600;
export const USUAL_STILL_SECONDS = 300;
/** A camera that does not answer is asked again after the first time, doubled with each failure up to the last. */
export const RETRY_MS = { first: 10_000, last: 5 * 60_000 } as const;

export interface StillSchedule {
  /** Time between two stills that are sent, s. */
  readonly everySeconds: number;
  /** Parts the cameras of a vessel: camera `index` of `count` sends by that share of the interval later. */
  readonly index: number;
  readonly count: number;
}

/**
 * The first instant after `after` at which a still is sent. It follows from the time of day alone: a restart of the gateway
 * sends no still twice, and the cameras of a vessel never all send at once.
 */
export function getNextStill({ everySeconds, index, count }: StillSchedule, after: Instant): Instant {
  const stepMs = Math.min(MAX_STILL_SECONDS, Math.max(MIN_STILL_SECONDS, everySeconds)) * 1000;
  const offset = count > 1 ? Math.floor((stepMs * index) / count) : 0;
  return (Math.floor((after - offset) / stepMs) + 1) * stepMs + offset;
}

/** Time until the next attempt after `failures` failures in a row, ms. */
export function getRetryMs(failures: number): number {
  return Math.min(RETRY_MS.last, RETRY_MS.first * 2 ** Math.min(16, Math.max(0, failures - 1)));
}

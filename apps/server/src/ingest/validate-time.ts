/** Which measured times are believed (issue "Bones", bad input). */

/** Nothing measured before is sent by a ship: clocks that lost their battery say 1970, GPS week zero 1980. */
export const EARLIEST_MS = Date.UTC(1980, 0, 7);
/** Clocks on board may be ahead by so much. */
export const MAX_AHEAD_MS = 5 * 60_000;

export type TimeRefusal = 'time-too-early' | 'time-in-future';

/** Null for a time that is believed. */
export function validateTime(timeMs: number, nowMs: number): TimeRefusal | null {
  if (!(timeMs >= EARLIEST_MS)) return 'time-too-early';
  return timeMs > nowMs + MAX_AHEAD_MS ? 'time-in-future' : null;
}

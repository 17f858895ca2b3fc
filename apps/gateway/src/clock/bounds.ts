/** Bounds of a plausible time of measurement. */
import type { Instant } from '@fms/domain/time';

/** GPS began then; nothing on a ship's bus is stamped earlier, but dead clocks start at 1970. */
export const EARLIEST_MS: Instant = Date.UTC(1980, 0, 6);
/** A ship's clock may be this much ahead of ours. */
export const FUTURE_TOLERANCE_MS = 5 * 60_000;

export type TimeRefusal =
  | 'time-too-old'
  | 'time-in-future'
  | 'time-jump'
  | 'time-unknown'
  | 'time-stuck'
  | 'clock-not-believed'
  | 'gps-week-rollover';

/** Null when the time can be right. */
export function validateTime(time: Instant, latest: Instant): 'time-too-old' | 'time-in-future' | null {
  if (time < EARLIEST_MS) return 'time-too-old';
  return time > latest ? 'time-in-future' : null;
}

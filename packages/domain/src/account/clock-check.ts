/** The clock check at login (§5 and §9.1). */
import type { Instant } from '../time/instant.ts';

/** §9.1-3. Tokens last 30 minutes (§9.1-2), so one minute is left for the clock and the way. */
export const CLOCK_TOLERANCE_MS = 31 * 60 * 1000;

/** §5: wrong when the expiry of a fresh token differs from the local time by more than 31 minutes, either way. */
export function isClockWrong(tokenExpiry: Instant, localTime: Instant): boolean {
  return Math.abs(tokenExpiry - localTime) > CLOCK_TOLERANCE_MS;
}

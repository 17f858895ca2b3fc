/** The clock check at login (specification sections 5 and 9.1). */
import type { Instant } from './ids.ts';

/** Section 9.1. Tokens last 30 minutes (contract.md), so one minute is left for the clock and the way. */
export const CLOCK_TOLERANCE_MS = 31 * 60 * 1000;

/** Section 5: wrong when the expiry of a fresh token differs from the local time by more than 31 minutes, either way. */
export function isClockWrong(tokenExpiry: Instant, localTime: Instant): boolean {
  return Math.abs(tokenExpiry - localTime) > CLOCK_TOLERANCE_MS;
}

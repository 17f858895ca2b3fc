/** The PIN with which people on board approve sessions, and how often it may be tried. */
import type { Instant } from '../time/instant.ts';

const DIGITS = /^\d{6,12}$/;
const ASCENDING = '01234567890123456789';
const DESCENDING = [...ASCENDING].reverse().join('');

/** After so many wrong tries within the time, none is taken until the oldest of them is older than it. */
export const MAX_WRONG_TRIES = 5;
export const TRY_WINDOW_MS = 15 * 60_000;

/** Six to twelve digits that are neither all the same nor a row up or down. */
export function isPinUsable(pin: string): boolean {
  return DIGITS.test(pin) && new Set(pin).size > 1 && !ASCENDING.includes(pin) && !DESCENDING.includes(pin);
}

/** When the next try is taken; null where it is taken now. `wrong` are the times of wrong tries, in order. */
export function findTryAfter(wrong: readonly Instant[], now: Instant): Instant | null {
  const oldest = wrong.at(-MAX_WRONG_TRIES);
  return oldest === undefined || now - oldest >= TRY_WINDOW_MS ? null : oldest + TRY_WINDOW_MS;
}

/** Delay before the next try: longer each time, and random, so that the ships of a fleet do not reconnect together. */

export const BACKOFF_SECONDS: readonly number[] = [1, 2, 5, 10, 30];
/** A shore that comes back must not be met by a thousand gateways in the same second. */
const SPREAD = 0.3;

export interface Backoff {
  /** Milliseconds until the next try. */
  next(): number;
  /** It worked: the next failure begins with the shortest wait again. */
  reset(): void;
}

export function createBackoff(
  seconds: readonly number[] = BACKOFF_SECONDS,
  random: () => number = Math.random,
): Backoff {
  let failures = 0;
  return {
    next() {
      const wait = seconds[Math.min(failures, seconds.length - 1)] ?? 0;
      failures++;
      return Math.round(wait * 1000 * (1 - SPREAD + 2 * SPREAD * random()));
    },
    reset() {
      failures = 0;
    },
  };
}

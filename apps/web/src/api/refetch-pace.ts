/**
 * Interval between two requests of a list: the wanted one, but long enough that a slow line keeps room for other calls.
 */

/** Asking may take this part of the time. */
const SHARE = 1 / 20;

interface Pace {
  /** Asks, and notes how long the answer took. */
  ask<T>(work: () => Promise<T>): Promise<T>;
  /** Milliseconds until it is time again; a `refetchInterval`. */
  readonly interval: () => number;
}

/** `everyMs` where answers come quickly; otherwise twenty times as long as the last one took. */
export function createRefetchPace(everyMs: number, now: () => number = () => performance.now()): Pace {
  let tookMs = 0;
  return {
    async ask(work) {
      const begunAt = now();
      const answer = await work();
      tookMs = now() - begunAt;
      return answer;
    },
    interval: () => Math.max(everyMs, tookMs / SHARE),
  };
}

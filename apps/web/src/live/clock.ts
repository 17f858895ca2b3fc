/**
 * The time by which ages are computed: the server's, from the hub's hello, as a computer may be wrong by minutes and
 * would call fresh values late. Ticks once a second while the page is visible.
 */
import type { Instant } from '@fms/domain/time';

/** Differences below this are the way of the message, not of the clock. */
const NOTICEABLE_SKEW_MS = 2000;
const TICK_MS = 1000;

export interface Clock {
  now(): Instant;
  /**
   * The time of the last tick, for what is drawn: all of a screen is of one moment, and a drawing that takes long is not
   * begun again because a second passed meanwhile. Before the clock ticks it is the time itself.
   */
  shown(): Instant;
  /** Calls `listener` about once a second. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Takes the server's time as right. */
  setServerTime(serverTime: Instant): void;
}

export function createClock(localNow: () => Instant = Date.now): Clock {
  const listeners = new Set<() => void>();
  let skewMs = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let shownMs = 0;

  const now = () => localNow() + skewMs;
  const tick = () => {
    shownMs = now();
    for (const listener of [...listeners]) listener();
  };
  const settle = () => {
    const mayRun = listeners.size > 0 && document.visibilityState === 'visible';
    if (mayRun && timer === undefined) {
      shownMs = now();
      timer = setInterval(tick, TICK_MS);
    }
    if (mayRun) return;
    clearInterval(timer);
    timer = undefined;
  };
  const onVisibility = () => {
    settle();
    // A page that becomes visible again must not show the ages of when it was hidden.
    if (document.visibilityState === 'visible') tick();
  };

  return {
    now,
    shown: () => (timer === undefined ? now() : shownMs),
    subscribe(listener) {
      if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility);
      listeners.add(listener);
      settle();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) document.removeEventListener('visibilitychange', onVisibility);
        settle();
      };
    },
    setServerTime(serverTime) {
      const difference = serverTime - localNow();
      skewMs = Math.abs(difference) > NOTICEABLE_SKEW_MS ? difference : 0;
      tick();
    },
  };
}

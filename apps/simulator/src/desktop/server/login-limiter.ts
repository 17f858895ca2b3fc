/** Refuses sign-ins for a while after wrong passwords in a row. */

const MOST_FAILURES = 5;
const SHUT_MS = 30_000;

export interface LoginLimiter {
  /** Why no client may try now; null when one may. */
  getRefusal(): string | null;
  failed(): void;
  succeeded(): void;
}

/** `now` gives milliseconds of the epoch. */
export function createLoginLimiter(now: () => number): LoginLimiter {
  let failures = 0;
  let shutUntil = 0;
  return {
    getRefusal: () => (now() < shutUntil ? 'Too many wrong passwords. Try again in half a minute.' : null),
    failed() {
      failures += 1;
      if (failures < MOST_FAILURES) return;
      failures = 0;
      shutUntil = now() + SHUT_MS;
    },
    succeeded() {
      failures = 0;
    },
  };
}

/** A clock that stands still until a test moves it. */
import type { Instant } from '@fms/domain/time';

/** Where every fake clock begins: 2026-01-01T00:00:00.000Z. */
export const FAKE_START: Instant = Date.UTC(2026, 0, 1);

export interface FakeClock {
  now(): Instant;
  advance(milliseconds: number): void;
  set(instant: Instant): void;
}

export function createFakeClock(start: Instant = FAKE_START): FakeClock {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    set: (instant) => {
      now = instant;
    },
  };
}

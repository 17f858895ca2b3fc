/** The server's only source of time; tests hand in their own. */
import type { Instant } from '@fms/domain/time';

export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => Date.now() };

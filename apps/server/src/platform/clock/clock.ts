/** The server's only source of time; tests hand in their own. */
import type { Instant } from '@fms/domain/identity';

export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => Date.now() };

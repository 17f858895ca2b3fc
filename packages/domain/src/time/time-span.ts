/** A stretch of time. */
import type { Instant } from './instant.ts';

/** From the first instant on, up to the last; each user says whether the last one belongs to it. */
export interface TimeSpan {
  readonly from: Instant;
  readonly to: Instant;
}

/** Time at which the backlog on board will be ashore, extrapolated from its rate of decrease. */
import type { Instant } from '@fms/domain/time';

export interface BacklogReading {
  readonly at: Instant;
  readonly bytes: number;
}

/** Less than this is what is always on its way, and no backlog. */
const BACKLOG_BYTES = 64 * 1024;
/** Readings older than this say nothing of the link as it is now. */
const WINDOW_MS = 5 * 60_000;

/** Keeps the readings that count, oldest first. */
export function addReading(readings: readonly BacklogReading[], reading: BacklogReading): BacklogReading[] {
  return [...readings.filter(({ at }) => at < reading.at && reading.at - at <= WINDOW_MS), reading];
}

/** The moment the backlog will be gone; undefined while it does not shrink or there is none to speak of. */
export function predictCatchUp(readings: readonly BacklogReading[]): Instant | undefined {
  const first = readings[0];
  const last = readings.at(-1);
  if (first === undefined || last === undefined || last.bytes < BACKLOG_BYTES || last.at === first.at) return undefined;
  const bytesPerMs = (first.bytes - last.bytes) / (last.at - first.at);
  return bytesPerMs <= 0 ? undefined : last.at + last.bytes / bytesPerMs;
}

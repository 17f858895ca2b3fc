/** Finds the cause of a gap in a tag from the other data of its vessel. */

import type { Instant } from '../time/instant.ts';
import type { TimeSpan } from '../time/time-span.ts';

/**
 * `link`: what was measured then is still on board, since the line is down. `gateway`: nothing of the vessel was recorded, for
 * a gateway without a line keeps everything and sends it later. `sensor`: the vessel was recorded and this tag was silent.
 */
export type GapCause = 'link' | 'gateway' | 'sensor';

export interface GapEvidence {
  /** Starts of the buckets in which other tags of the vessel were measured, in order of time. */
  readonly heard: readonly Instant[];
  /** Width of those buckets. */
  readonly bucketMs: number;
  /** When the shore heard the vessel last while its line is down; null while it is connected. */
  readonly linkDownSince: Instant | null;
}

/** Undefined where a gap is too short for such buckets, and where earlier recordings of the vessel are not known. */
export function findGapCause(
  { from, to }: TimeSpan,
  { heard, bucketMs, linkDownSince }: GapEvidence,
): GapCause | undefined {
  // A bucket that only touches the gap may have been filled outside of it.
  if (heard.some((start) => start >= from && start + bucketMs <= to)) return 'sensor';
  if (linkDownSince !== null && to > linkDownSince) return 'link';
  const wasRecorded = heard.some((start) => start < from);
  return wasRecorded && to - from >= 2 * bucketMs ? 'gateway' : undefined;
}

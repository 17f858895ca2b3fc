/** Stills ashore: why each is kept, for how long, and which of a day a timeline shows. */

import type { Instant } from '../time/instant.ts';
import { DAY_MS } from '../time/unit.ts';

/** What a still was taken or marked for, the strongest last: it is kept by the strongest of its reasons. */
export const STILL_REASONS = ['schedule', 'asked', 'live', 'alarm', 'kept'] as const;
export type StillReason = (typeof STILL_REASONS)[number];

/** Days a still is kept by its reason; null: until a person deletes it. */
export const STILL_DAYS: Readonly<Record<StillReason, number | null>> = {
  schedule: 30,
  asked: 30,
  live: 7,
  alarm: 365,
  kept: null,
};

export interface StillEntry {
  readonly time: Instant;
  readonly reason: StillReason;
}

/** When a still is given up; null: never by itself. */
export function getStillEnd({ time, reason }: StillEntry): Instant | null {
  const days = STILL_DAYS[reason];
  return days === null ? null : time + days * DAY_MS;
}

/**
 * At most `most` stills of a span for a timeline, in order of time: the newest of alarms and those kept by hand stand in it
 * first, the others are thinned evenly in time, one for each of equal steps. The first and the last stay.
 */
export function thinTimeline<Entry extends StillEntry>(stills: readonly Entry[], most: number): readonly Entry[] {
  const ordered = stills.toSorted((a, b) => a.time - b.time);
  if (ordered.length <= most) return ordered;
  const [first, last] = [ordered[0], ordered.at(-1)] as [Entry, Entry];
  const strong = ordered.filter(({ reason }) => reason === 'alarm' || reason === 'kept');
  const kept = new Set([first, last, ...strong.slice(Math.max(0, strong.length - (most - 2)))]);
  const steps = Math.max(1, most - kept.size);
  const stepMs = Math.max(1, (last.time - first.time) / steps);
  const filled = new Set<number>();
  for (const still of ordered) {
    const step = Math.floor((still.time - first.time) / stepMs);
    if (kept.size >= most || kept.has(still) || filled.has(step)) continue;
    filled.add(step);
    kept.add(still);
  }
  return ordered.filter((still) => kept.has(still));
}

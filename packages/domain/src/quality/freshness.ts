/** How old a value is, in the states every screen draws alike (§B6-1). */
import type { Instant } from '../time/instant.ts';

/** Fresh: within the longer of this many expected intervals ... */
export const FRESH_INTERVALS = 3;
/** ... and this time: a line that hands over samples in batches of seconds is not late. */
export const FRESH_MIN_MS = 15 * 1000;
/** Stale: past the longer of this many intervals ... */
export const STALE_INTERVALS = 10;
/** ... and this time. */
export const STALE_MIN_MS = 10 * 60 * 1000;

/** `unknown`: never received. A value that its source calls bad is a matter of quality, not of age. */
export type Freshness = 'fresh' | 'late' | 'stale' | 'unknown';

/** Interval assumed of the vessel itself, for tags that come only on change and so have none of their own. */
export const ON_CHANGE_INTERVAL_MS = 60 * 1000;

export interface FreshnessSource {
  /** When the value was measured; null or absent: never. */
  readonly time: Instant | null | undefined;
  /** Expected time between two samples; null for a tag that is sent only when it changes. */
  readonly intervalMs: number | null;
  /**
   * When the vessel was last heard with anything at all. It decides for a tag without an interval: a door closed three
   * hours ago is still known to be closed as long as the ship speaks, and no longer than that.
   */
  readonly vesselHeard?: Instant | null;
}

/** State of a value at `nowMs`. A time in the future counts as now. */
export function getFreshness(source: FreshnessSource, nowMs: Instant): Freshness {
  const bounds = freshnessBounds(source);
  if (bounds === null) return 'unknown';
  if (nowMs <= bounds.freshUntil) return 'fresh';
  return nowMs > bounds.staleAfter ? 'stale' : 'late';
}

/** When {@link freshness} changes next if nothing comes, so that one timer is enough; null when it never will. */
export function getNextFreshnessChange(source: FreshnessSource, nowMs: Instant): Instant | null {
  const bounds = freshnessBounds(source);
  if (bounds === null || nowMs > bounds.staleAfter) return null;
  return (nowMs <= bounds.freshUntil ? bounds.freshUntil : bounds.staleAfter) + 1;
}

function freshnessBounds({ time, intervalMs, vesselHeard }: FreshnessSource) {
  if (time === null || time === undefined) return null;
  const since = intervalMs === null ? Math.max(time, vesselHeard ?? time) : time;
  const interval = intervalMs ?? ON_CHANGE_INTERVAL_MS;
  return {
    freshUntil: since + Math.max(FRESH_MIN_MS, FRESH_INTERVALS * interval),
    staleAfter: since + Math.max(STALE_MIN_MS, STALE_INTERVALS * interval),
  };
}

/** The age mark is full up to this age ... */
export const AGE_MARK_FULL_MS = 60 * 1000;
/** ... and hollow above this one. */
export const AGE_MARK_HOLLOW_MS = 2 * 60 * 60 * 1000;

export type AgeMark = 'full' | 'half' | 'hollow' | 'none';

/** The circle beside a value: it follows time alone. `none` is drawn as a dash with "no data". */
export function getAgeMark(time: Instant | null | undefined, nowMs: Instant): AgeMark {
  if (time === null || time === undefined) return 'none';
  const ageMs = nowMs - time;
  if (ageMs <= AGE_MARK_FULL_MS) return 'full';
  return ageMs > AGE_MARK_HOLLOW_MS ? 'hollow' : 'half';
}

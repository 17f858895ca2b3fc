/** How old a value is, in the states every screen draws alike (visual-language, "States"). */
import type { Instant } from './ids.ts';

/** Fresh: within this many expected intervals. */
export const FRESH_INTERVALS = 3;
/** Stale: past the longer of this many intervals ... */
export const STALE_INTERVALS = 10;
/** ... and this time. */
export const STALE_MIN_MS = 10 * 60 * 1000;

/** `unknown`: never received. A value that its source calls bad is a matter of quality, not of age. */
export type Freshness = 'fresh' | 'late' | 'stale' | 'unknown';

/** State of a value measured at `time`, of a tag that is expected every `intervalMs`. A future time counts as now. */
export function freshness(time: Instant | null | undefined, nowMs: Instant, intervalMs: number): Freshness {
  if (time === null || time === undefined) return 'unknown';
  const ageMs = nowMs - time;
  if (ageMs <= FRESH_INTERVALS * intervalMs) return 'fresh';
  return ageMs > Math.max(STALE_MIN_MS, STALE_INTERVALS * intervalMs) ? 'stale' : 'late';
}

/** When {@link freshness} of this value changes next, so that one timer is enough; null when it never will. */
export function freshnessChangesAt(time: Instant, nowMs: Instant, intervalMs: number): Instant | null {
  const state = freshness(time, nowMs, intervalMs);
  if (state === 'fresh') return time + FRESH_INTERVALS * intervalMs + 1;
  return state === 'late' ? time + Math.max(STALE_MIN_MS, STALE_INTERVALS * intervalMs) + 1 : null;
}

/** The age mark is full up to this age ... */
export const AGE_MARK_FULL_MS = 60 * 1000;
/** ... and hollow above this one. */
export const AGE_MARK_HOLLOW_MS = 2 * 60 * 60 * 1000;

export type AgeMark = 'full' | 'half' | 'hollow' | 'none';

/** The circle beside a value: it follows time alone. `none` is drawn as a dash with "no data". */
export function ageMark(time: Instant | null | undefined, nowMs: Instant): AgeMark {
  if (time === null || time === undefined) return 'none';
  const ageMs = nowMs - time;
  if (ageMs <= AGE_MARK_FULL_MS) return 'full';
  return ageMs > AGE_MARK_HOLLOW_MS ? 'hollow' : 'half';
}

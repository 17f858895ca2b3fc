/** Which time the curve of an alarm shows: from before its onset to now. */
import type { Instant, TimeSpan } from '@fms/domain/time';

/** At least this much of the time before the onset. */
const LEAST_LEAD_MS = 30 * 60_000;
/** Of an alarm that has lasted long the lead grows with it: a fifth of the curve lies before the onset. */
const LEAD_SHARE = 0.25;

/** At least `leastMs` long, and long enough for the onset and what led to it. */
export function computeCurveWindow(raisedAt: Instant, nowMs: Instant, leastMs: number): TimeSpan {
  const lead = Math.max(LEAST_LEAD_MS, (nowMs - raisedAt) * LEAD_SHARE);
  return { from: Math.min(nowMs - leastMs, raisedAt - lead), to: nowMs };
}

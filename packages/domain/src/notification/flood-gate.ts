/**
 * Holds messages back when too many go to one person by one channel: after ten within ten minutes what comes is
 * collected, and told as one summary when the first of it is ten minutes old. The numbers are those of an alarm flood.
 */
import { FLOOD_ALARMS, FLOOD_WINDOW_MS } from '../alarm/alarm-flood.ts';
import type { Instant } from '../time/instant.ts';

export interface FloodGate {
  /** When messages were sent, those of the last ten minutes, oldest first. */
  readonly sentAt: readonly Instant[];
  /** Since when something is held back; null while nothing is. */
  readonly heldSince: Instant | null;
}

export const OPEN_GATE: FloodGate = { sentAt: [], heldSince: null };

export interface GateDecision {
  /** `each`: send what waits as usual; `summary`: send it as the summary of a flood; `hold`: keep it. */
  readonly decision: 'each' | 'summary' | 'hold';
  readonly gate: FloodGate;
}

/** Decides about what waits now; `isUrgent` is never held back. Ask only while something waits. */
export function passGate({ sentAt, heldSince }: FloodGate, now: Instant, isUrgent: boolean): GateDecision {
  const recent = sentAt.filter((at) => now - at < FLOOD_WINDOW_MS);
  const sent = { sentAt: [...recent, now], heldSince: null };
  if (isUrgent) return { decision: heldSince === null ? 'each' : 'summary', gate: sent };
  if (heldSince !== null) {
    if (now - heldSince >= FLOOD_WINDOW_MS) return { decision: 'summary', gate: sent };
    return { decision: 'hold', gate: { sentAt: recent, heldSince } };
  }
  if (recent.length < FLOOD_ALARMS) return { decision: 'each', gate: sent };
  return { decision: 'hold', gate: { sentAt: recent, heldSince: now } };
}

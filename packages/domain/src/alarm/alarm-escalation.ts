/**
 * When an unacknowledged alarm goes to the managers: as on a bridge, where an unanswered alert is passed on
 * beyond the officer of the watch (IEC 62923 "BAM", transfer of responsibility).
 */

import type { Instant } from '../time/instant.ts';
import { MINUTE_MS } from '../time/unit.ts';
import type { AlarmPriority } from './alarm-priority.ts';

/** Minutes until then where no other time was chosen. */
export const DEFAULT_ESCALATION_MINUTES = 15;
/** Offered on screen; 0 is never. */
export const ESCALATION_MINUTES = [0, 5, 10, 15, 30, 60, 120] as const;
export const MAX_ESCALATION_MINUTES = 24 * 60;

/** An alarm limit passed is an emergency level of §3: both names stand for it. What is less urgent waits. */
export const ESCALATED_PRIORITIES: readonly AlarmPriority[] = ['emergency', 'alarm'];

export interface Unattended {
  readonly priority: AlarmPriority;
  /** When the shore received it, by the server's clock: the time to acknowledge starts there. */
  readonly heardMs: Instant;
}

/** When an unacknowledged alarm is due for escalation, `minutes` after it was received; null for never. */
export function computeEscalationTime({ priority, heardMs }: Unattended, minutes: number): Instant | null {
  if (minutes <= 0 || !ESCALATED_PRIORITIES.includes(priority)) return null;
  return heardMs + minutes * MINUTE_MS;
}

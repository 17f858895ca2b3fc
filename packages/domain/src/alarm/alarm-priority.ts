/** Priorities of alerts and the order in which people see them (IEC 62923 "BAM"; §B6-3). */
import type { Instant } from '../time/instant.ts';

/** Most urgent first. */
export const ALARM_PRIORITIES = ['emergency', 'alarm', 'warning', 'caution'] as const;
export type AlarmPriority = (typeof ALARM_PRIORITIES)[number];

/** What the order depends on; `acknowledged` is null for an unacknowledged alarm. */
export interface OrderedAlarm {
  readonly priority: AlarmPriority;
  readonly acknowledged: unknown;
  readonly time: Instant;
}

/** Priority, then unacknowledged first, then newest: for `Array.sort`. */
export function compareAlarms(a: OrderedAlarm, b: OrderedAlarm): number {
  return (
    ALARM_PRIORITIES.indexOf(a.priority) - ALARM_PRIORITIES.indexOf(b.priority) ||
    Number(isAcknowledged(a)) - Number(isAcknowledged(b)) ||
    b.time - a.time
  );
}

/** The most urgent of the given priorities, or undefined when there is none. */
export function getHighestPriority(priorities: Iterable<AlarmPriority>): AlarmPriority | undefined {
  const present = new Set(priorities);
  return ALARM_PRIORITIES.find((priority) => present.has(priority));
}

function isAcknowledged(alarm: OrderedAlarm): boolean {
  return alarm.acknowledged !== null && alarm.acknowledged !== undefined;
}

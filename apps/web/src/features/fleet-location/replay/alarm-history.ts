/** Alarms of a span, and which of them stood at a moment. */

import type { Alarm } from '@fms/contract/alarm';
import { type AlarmPriority, compareAlarms } from '@fms/domain/alarm';
import type { Instant, TimeSpan } from '@fms/domain/time';

/** Raised by then, and not yet cleared. */
export function wasActiveAt({ time, cleared }: Alarm, moment: Instant): boolean {
  return Date.parse(time) <= moment && (cleared === null || Date.parse(cleared.at) > moment);
}

/** As they were at a moment, most urgent first: an acknowledgement that came later is not there yet. */
export function listAlarmsAt(alarms: readonly Alarm[], moment: Instant): Alarm[] {
  return alarms
    .filter((alarm) => wasActiveAt(alarm, moment))
    .map((alarm) => ({
      ...alarm,
      cleared: null,
      shelved: null,
      acknowledged: alarm.acknowledged && Date.parse(alarm.acknowledged.at) <= moment ? alarm.acknowledged : null,
    }))
    .sort((a, b) => compareAlarms(ordered(a), ordered(b)));
}

const ordered = ({ priority, acknowledged, time }: Alarm) => ({ priority, acknowledged, time: Date.parse(time) });

export interface AlarmTick {
  /** 0 to 1 along the span. */
  readonly share: number;
  readonly priority: AlarmPriority;
}

/** Marks for a bar: of alarms raised at nearly the same time, the most urgent one. */
export function buildAlarmTicks(alarms: readonly Alarm[], { from, to }: TimeSpan, count: number): AlarmTick[] {
  const ticks = new Map<number, Alarm>();
  for (const alarm of alarms) {
    const share = (Date.parse(alarm.time) - from) / (to - from);
    if (share < 0 || share > 1) continue;
    const place = Math.round(share * count);
    const known = ticks.get(place);
    if (known === undefined || compareAlarms(ordered(alarm), ordered(known)) < 0) ticks.set(place, alarm);
  }
  return [...ticks]
    .map(([place, { priority }]) => ({ share: place / count, priority }))
    .sort((a, b) => a.share - b.share);
}

/** When the next alarm was raised after a time, or the last one before it; undefined where there is none. */
export function findNeighbourAlarm(
  alarms: readonly Alarm[],
  time: Instant,
  way: 'next' | 'previous',
): Instant | undefined {
  // A second of air, so that stepping on from an alarm does not find the same one.
  const times = alarms.map((alarm) => Date.parse(alarm.time));
  const found = times.filter((raised) => (way === 'next' ? raised > time + 1000 : raised < time - 1000));
  if (found.length === 0) return undefined;
  return way === 'next' ? Math.min(...found) : Math.max(...found);
}

/**
 * Alarms that belong together in time: the first of a group, and floods with their likely cause (ISA-18.2 / IEC 62682;)
 * (§B4-9). The first alarm of a group is what engineers look at: the others usually follow from it.
 */
import type { Instant } from '../time/instant.ts';
import { ALARM_PRIORITIES, type AlarmPriority } from './alarm-priority.ts';

/** What grouping needs to know of an alarm that was raised. */
export interface RaisedAlarm {
  readonly time: Instant;
  readonly priority: AlarmPriority;
}

export interface AlarmFlood<Raised extends RaisedAlarm> {
  /** In order of time; the first and last say how long it was. */
  readonly alarms: readonly Raised[];
  /** Most alarms within ten minutes of it. */
  readonly peak: number;
  /** The first one, the most urgent of those raised in the same instant: its likely cause. */
  readonly cause: Raised;
}

/** Alarms of one vessel raised no further apart than this are one group. */
export const ALARM_GROUP_GAP_MS = 60_000;
/** ISA-18.2: a flood is more than this many alarms … */
export const FLOOD_ALARMS = 10;
/** … in this long. */
export const FLOOD_WINDOW_MS = 600_000;
/** A flood is over once the last ten minutes held fewer than this. EEMUA 191 (M). */
export const FLOOD_OVER_ALARMS = 5;

/** Oldest first; of one instant the most urgent first, since it is the one to be called the cause. */
function inOrder<Raised extends RaisedAlarm>(alarms: readonly Raised[]): Raised[] {
  const urgency = ({ priority }: Raised) => ALARM_PRIORITIES.indexOf(priority);
  return [...alarms].sort((a, b) => a.time - b.time || urgency(a) - urgency(b));
}

/** The first alarm of each group of two or more. */
export function findFirstsInGroup<Raised extends RaisedAlarm>(alarms: readonly Raised[]): ReadonlySet<Raised> {
  const sorted = inOrder(alarms);
  const firsts = new Set<Raised>();
  let first: Raised | undefined;
  for (const [i, alarm] of sorted.entries()) {
    const before = sorted[i - 1];
    const isFollowing = before !== undefined && alarm.time - before.time <= ALARM_GROUP_GAP_MS;
    if (!isFollowing) first = alarm;
    else if (first !== undefined) firsts.add(first);
  }
  return firsts;
}

/**
 * Floods among alarms that were raised, oldest first. A flood begins with the first of more than ten alarms in ten
 * minutes and lasts until the last ten minutes held fewer than five.
 */
export function findAlarmFloods<Raised extends RaisedAlarm>(alarms: readonly Raised[]): AlarmFlood<Raised>[] {
  const sorted = inOrder(alarms);
  const floods: AlarmFlood<Raised>[] = [];
  let windowStart = 0;
  let over = 0;
  let open: { from: number; peak: number } | undefined;
  const close = (end: number) => {
    const [cause, ...rest] = open === undefined ? [] : sorted.slice(open.from, end);
    if (open !== undefined && cause !== undefined) floods.push({ alarms: [cause, ...rest], peak: open.peak, cause });
    open = undefined;
    over = end;
  };
  for (const [i, { time }] of sorted.entries()) {
    while (time - (sorted[windowStart] as Raised).time >= FLOOD_WINDOW_MS) windowStart += 1;
    const within = i - windowStart + 1;
    if (open !== undefined && within < FLOOD_OVER_ALARMS) close(i);
    if (open === undefined && within > FLOOD_ALARMS) open = { from: Math.max(windowStart, over), peak: within };
    else if (open !== undefined) open.peak = Math.max(open.peak, within);
  }
  close(sorted.length);
  return floods;
}

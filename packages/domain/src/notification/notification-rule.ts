/**
 * The notification rules of a person. A rule tells notices of one source and severity by one channel, of some vessels
 * and within its hours; outside of them is quiet, but for emergency alarms.
 */

import { ALARM_PRIORITIES, type AlarmPriority } from '../alarm/alarm-priority.ts';
import type { VesselId } from '../identity/ids.ts';
import type { Instant } from '../time/instant.ts';
import { getZoneOffsetMs, isTimeZone } from '../time/time-zone.ts';
import { DAY_MS, MINUTE_MS } from '../time/unit.ts';

export const NOTIFICATION_SOURCES = ['alarm', 'zone', 'file', 'report', 'silence'] as const;
export type NotificationSource = (typeof NOTIFICATION_SOURCES)[number];

export const NOTIFICATION_CHANNELS = ['toast', 'push', 'mail'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** In the order of the week, from Monday. */
export const WEEK_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

/** From one time of day to before another by the clock of `zone`; where `to` is not later, until the next day. */
export interface NotificationHours {
  /** On which it begins. */
  readonly days: readonly WeekDay[];
  /** `18:00`. */
  readonly from: string;
  readonly to: string;
  /** `Europe/Oslo`, or an offset as `+02:00`. */
  readonly zone: string;
}

export interface NotificationRule {
  readonly source: NotificationSource;
  /** Null is any, also none. */
  readonly severity: AlarmPriority | null;
  readonly channel: NotificationChannel;
  /** Null is every vessel the person may see. */
  readonly vesselIds: readonly VesselId[] | null;
  /** None is always. */
  readonly hours: readonly NotificationHours[];
}

/** What happened, as rules look at it. */
export interface Notice {
  readonly source: NotificationSource;
  /** Null where the source has no severity. */
  readonly severity: AlarmPriority | null;
  readonly vesselId: VesselId;
}

/** Of a person who never chose: everything on screen, and by mail that a vessel is silent (§9.6). */
export const DEFAULT_RULES: readonly NotificationRule[] = [
  ...ALARM_PRIORITIES.map((severity) => toastOf('alarm', severity)),
  toastOf('zone', null),
  { source: 'silence', severity: null, channel: 'mail', vesselIds: null, hours: [] },
];

function toastOf(source: NotificationSource, severity: AlarmPriority | null): NotificationRule {
  return { source, severity, channel: 'toast', vesselIds: null, hours: [] };
}

/** The channels by which the rules tell a notice at this instant. */
export function findChannels(
  rules: readonly NotificationRule[],
  notice: Notice,
  at: Instant,
): ReadonlySet<NotificationChannel> {
  const telling = rules.filter(
    (rule) => isAbout(rule, notice) && (isBreakingQuiet(notice) || isWithin(rule.hours, at)),
  );
  return new Set(telling.map(({ channel }) => channel));
}

/** Whether a notice is told also outside of the hours of its rule, and not held back in a flood. */
export function isBreakingQuiet({ source, severity }: Pick<Notice, 'source' | 'severity'>): boolean {
  return source === 'alarm' && severity === 'emergency';
}

function isAbout({ source, severity, vesselIds }: NotificationRule, notice: Notice): boolean {
  if (source !== notice.source || (severity !== null && severity !== notice.severity)) return false;
  return vesselIds === null || vesselIds.includes(notice.vesselId);
}

/** 1 January 1970 was a Thursday. */
const FIRST_DAY = 3;

/** Whether an instant lies in one of the hours; a zone this machine does not know is read as UTC. */
export function isWithin(hours: readonly NotificationHours[], at: Instant): boolean {
  return hours.length === 0 || hours.some((window) => lies(window, at));
}

function lies({ days, from, to, zone }: NotificationHours, at: Instant): boolean {
  const local = at + (isTimeZone(zone) ? getZoneOffsetMs(zone, at) : 0);
  const day = Math.floor(local / DAY_MS);
  const time = local - day * DAY_MS;
  const [begins, ends] = [timeOfDay(from), timeOfDay(to)];
  const has = (number: number) => days.includes(WEEK_DAYS[(((number + FIRST_DAY) % 7) + 7) % 7] as WeekDay);
  if (begins < ends) return has(day) && time >= begins && time < ends;
  return (has(day) && time >= begins) || (has(day - 1) && time < ends);
}

/** Milliseconds since midnight of `18:30`. */
function timeOfDay(text: string): number {
  const [hours, minutes] = text.split(':').map(Number);
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * MINUTE_MS;
}

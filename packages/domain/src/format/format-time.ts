/** How ages and moments are written (§B6-2, §9.4-3). */

import type { Instant } from '../time/instant.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../time/unit.ts';
import { NO_VALUE } from './format-number.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `9 s`, `14 min`, `3 h 10`, `2 d 4 h`: whole units begun and not finished are left out. A negative age is `0 s`. */
export function formatAge(ageMs: number): string {
  if (!Number.isFinite(ageMs)) return NO_VALUE;
  const age = Math.max(0, ageMs);
  if (age < MINUTE_MS) return `${Math.floor(age / SECOND_MS)} s`;
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h ${twoDigits(Math.floor(age / MINUTE_MS) % 60)}`;
  return `${Math.floor(age / DAY_MS)} d ${Math.floor(age / HOUR_MS) % 24} h`;
}

/**
 * §9.4: "time ago" applies the vessel's time offset (§9.6, seconds, default 0): the offset is added to
 * the vessel's own time before it is compared with now. `14 min ago`.
 */
export function formatTimeAgo(time: Instant, nowMs: Instant, vesselTimeOffsetSeconds = 0): string {
  const age = formatAge(nowMs - (time + vesselTimeOffsetSeconds * SECOND_MS));
  return age === NO_VALUE ? age : `${age} ago`;
}

/** `14 Nov`: the day of a moment, UTC. */
export function formatDay(time: Instant): string {
  const day = new Date(time);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()] ?? ''}`;
}

/** `Sat 14 Nov`: the same with its day of the week. */
export function formatWeekday(time: Instant): string {
  return `${WEEKDAYS[new Date(time).getUTCDay()] ?? ''} ${formatDay(time)}`;
}

/**
 * A moment on a 24 h clock: today `08:42:16`, within the last six days `Fri 22:15`, else `22 Nov 05:40`, with the year
 * when it is another one. UTC unless an offset is given (ship's time: the caller names the offset beside it).
 */
export function formatTime(time: Instant, nowMs: Instant, offsetSeconds = 0): string {
  if (!Number.isFinite(time)) return NO_VALUE;
  const shown = new Date(time + offsetSeconds * SECOND_MS);
  const today = new Date(nowMs + offsetSeconds * SECOND_MS);
  const daysAgo = dayNumber(today) - dayNumber(shown);
  const clock = `${twoDigits(shown.getUTCHours())}:${twoDigits(shown.getUTCMinutes())}`;
  if (daysAgo === 0) return `${clock}:${twoDigits(shown.getUTCSeconds())}`;
  if (daysAgo > 0 && daysAgo < 7) return `${WEEKDAYS[shown.getUTCDay()]} ${clock}`;
  const year = shown.getUTCFullYear() === today.getUTCFullYear() ? '' : ` ${shown.getUTCFullYear()}`;
  return `${shown.getUTCDate()} ${MONTHS[shown.getUTCMonth()]}${year} ${clock}`;
}

function dayNumber(date: Date): number {
  return Math.floor(date.getTime() / DAY_MS);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

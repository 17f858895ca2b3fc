/**
 * Local times of a zone that is either an offset (`+00:00`, the form of the specified `reportTimeZone`, §9.6) or
 * a name (`Europe/Oslo`, §9.6-4), right across the changes of summer time.
 */

import type { Instant } from './instant.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './unit.ts';

/** §9.6. */
export const DEFAULT_REPORT_TIME_ZONE = '+00:00';

const OFFSET = /^([+-])(0\d|1[0-4]):?([0-5]\d)$/;

// A formatter costs about a thousand times what using it does, and a year of shifts asks 730 times.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Whether a text names a zone this machine knows. */
export function isTimeZone(zone: string): boolean {
  if (OFFSET.test(zone)) return true;
  // Newer engines take offsets for names, up to hours that no clock shows; older ones take none.
  if (/^[+-]/.test(zone)) return false;
  try {
    return formatter(zone) !== undefined;
  } catch {
    return false;
  }
}

/** What a clock of the zone is ahead of UTC at this instant, in ms. Throws a RangeError for an unknown zone. */
export function getZoneOffsetMs(zone: string, time: Instant): number {
  const offset = OFFSET.exec(zone);
  if (offset) {
    const [, sign, hours, minutes] = offset;
    return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
  }
  const parts = formatter(zone).formatToParts(time);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return local - Math.floor(time / 1000) * 1000;
}

/** What a clock of the zone is ahead of UTC, in words: `UTC`, `UTC+02:00`, `UTC−03:30`. */
export function formatZoneOffset(zone: string, time: Instant): string {
  const minutes = Math.round(getZoneOffsetMs(zone, time) / MINUTE_MS);
  if (minutes === 0) return 'UTC';
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}

/**
 * The instant at which the zone's clock shows `localMs` (a local date and time counted as if it were UTC). A time that
 * the clock skips is moved past the gap; of one it shows twice the earlier is meant.
 */
export function toInstantOfLocal(zone: string, localMs: number): Instant {
  const before = getZoneOffsetMs(zone, localMs - DAY_MS);
  const after = getZoneOffsetMs(zone, localMs + DAY_MS);
  const candidate = localMs - Math.max(before, after);
  if (getZoneOffsetMs(zone, candidate) === Math.max(before, after)) return candidate;
  return localMs - Math.min(before, after);
}

/** Instants in [fromMs, toMs] at which the zone's clock shows one of `dayHours` (0 ≤ hours < 24, fractions allowed). */
export function listDailyTimes(fromMs: Instant, toMs: Instant, dayHours: readonly number[], zone: string): Instant[] {
  const times: Instant[] = [];
  // One day more at either end: a zone may be up to 14 h ahead, and a day may be 25 h long.
  const firstDay = Math.floor(fromMs / DAY_MS) - 1;
  const lastDay = Math.floor(toMs / DAY_MS) + 1;
  for (let day = firstDay; day <= lastDay; day++) {
    for (const hours of dayHours) times.push(toInstantOfLocal(zone, day * DAY_MS + hours * HOUR_MS));
  }
  return times.filter((time) => time >= fromMs && time <= toMs).sort((a, b) => a - b);
}

/** Midnights of the zone in [fromMs, toMs]. */
export function listDayBoundaries(fromMs: Instant, toMs: Instant, zone: string): Instant[] {
  return listDailyTimes(fromMs, toMs, [0], zone);
}

function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, made);
  return made;
}

/** Bytes that went over the line, by day and month in UTC. */
import type { Instant } from '../../time/instant.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface LineUsage {
  /** Days since 1 January 1970. */
  readonly day: number;
  readonly dayBytes: number;
  /** Months since January of the year 0. */
  readonly month: number;
  readonly monthBytes: number;
}

export const NO_USAGE: LineUsage = { day: 0, dayBytes: 0, month: 0, monthBytes: 0 };

/**
 * The usage at a time: a new day or month begins with none. A clock that is set back frees no bytes: by up to a day it
 * stays in the day it was; by more, after a wrong date, the bytes count for the day it shows now, which ends in time.
 */
export function getUsage(usage: LineUsage, now: Instant): LineUsage {
  const day = Math.floor(now / DAY_MS);
  const month = monthOf(now);
  if (day < usage.day - 1) return { ...usage, day, month };
  return {
    day: Math.max(day, usage.day),
    dayBytes: day > usage.day ? 0 : usage.dayBytes,
    month: Math.max(month, usage.month),
    monthBytes: month > usage.month ? 0 : usage.monthBytes,
  };
}

/** The usage with bytes of this time added. */
export function addUsage(usage: LineUsage, bytes: number, now: Instant): LineUsage {
  const current = getUsage(usage, now);
  return { ...current, dayBytes: current.dayBytes + bytes, monthBytes: current.monthBytes + bytes };
}

/**
 * What two ends counted of the same bytes: the greater of both, for the day and the month that are now. What the other end
 * tells of another day or month counts for nothing here, whatever its clock shows.
 */
export function mergeUsage(own: LineUsage, told: LineUsage, now: Instant): LineUsage {
  const current = getUsage(own, now);
  const { day, month } = current;
  return {
    ...{ day, month },
    dayBytes: told.day === day ? Math.max(current.dayBytes, told.dayBytes) : current.dayBytes,
    monthBytes: told.month === month ? Math.max(current.monthBytes, told.monthBytes) : current.monthBytes,
  };
}

/** When the day of a usage ends, and its month. */
export function getUsageEnds({ day, month }: LineUsage): { readonly day: Instant; readonly month: Instant } {
  return { day: (day + 1) * DAY_MS, month: Date.UTC(Math.floor((month + 1) / 12), (month + 1) % 12) };
}

function monthOf(now: Instant): number {
  const date = new Date(now);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

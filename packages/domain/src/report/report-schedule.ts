/** When a scheduled report is due, and which period it is of: in the zone's days, right across summer time. */
import type { Instant } from '../time/instant.ts';
import type { TimeSpan } from '../time/time-span.ts';
import { getZoneOffsetMs, toInstantOfLocal } from '../time/time-zone.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/unit.ts';

export const REPORT_REPEATS = ['daily', 'weekly', 'monthly'] as const;
export type ReportRepeat = (typeof REPORT_REPEATS)[number];

/** The last full days or months before a run; `last-24-hours` ends at the full hour. */
export const REPORT_PERIODS = ['last-24-hours', 'last-day', 'last-7-days', 'last-30-days', 'last-month'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

export interface ReportSchedule {
  readonly repeat: ReportRepeat;
  /** Of the week, 1 is Monday, or of the month; without meaning for `daily`. */
  readonly day: number;
  /** Of the zone: minutes after midnight. */
  readonly minuteOfDay: number;
}

/** The first moment after `after` that the schedule names. */
export function findNextRun({ repeat, day, minuteOfDay }: ReportSchedule, zone: string, after: Instant): Instant {
  const local = new Date(after + getZoneOffsetMs(zone, after));
  const [year, month, today] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  for (let step = 0; ; step++) {
    const date = repeat === 'monthly' ? Date.UTC(year, month + step, day) : Date.UTC(year, month, today + step);
    const isDay = repeat !== 'weekly' || ((new Date(date).getUTCDay() + 6) % 7) + 1 === day;
    const due = toInstantOfLocal(zone, date + minuteOfDay * MINUTE_MS);
    if (isDay && due > after) return due;
  }
}

/** The span that a run at `now` covers. */
export function findReportSpan(period: ReportPeriod, zone: string, now: Instant): TimeSpan {
  if (period === 'last-24-hours') {
    const to = Math.floor(now / HOUR_MS) * HOUR_MS;
    return { from: to - DAY_MS, to };
  }
  const local = new Date(now + getZoneOffsetMs(zone, now));
  const [year, month, today] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const at = (date: number) => toInstantOfLocal(zone, date);
  if (period === 'last-month') return { from: at(Date.UTC(year, month - 1, 1)), to: at(Date.UTC(year, month, 1)) };
  const days = { 'last-day': 1, 'last-7-days': 7, 'last-30-days': 30 }[period];
  return { from: at(Date.UTC(year, month, today - days)), to: at(Date.UTC(year, month, today)) };
}

/** The month of UTC that holds the instant before `to`, cut there (§7.10, `downloadMonthlyData`). */
export function findMonthBefore(to: Instant): TimeSpan {
  const last = new Date(to - 1);
  return { from: Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), 1), to };
}

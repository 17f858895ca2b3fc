/** From when to when a day, week or month of jobs is: whole shifts of the vessel, in its zone (§9.3, §9.6). */
import type { JobCalendar, JobGrouping } from '@fms/domain/job';
import { listShiftBoundaries } from '@fms/domain/statistic';
import { DAY_MS, getZoneOffsetMs, type Instant, type TimeSpan, toInstantOfLocal } from '@fms/domain/time';

export const JOB_VIEWS = ['day', 'week', 'month'] as const;
export type JobView = (typeof JOB_VIEWS)[number];

/** What the rows of a view are. */
export const GROUPING_OF_VIEW: Readonly<Record<JobView, JobGrouping>> = { day: 'shift', week: 'day', month: 'day' };

/** The day of a moment in a zone, `2026-11-20`. */
export const toLocalDay = (time: Instant, zone: string): string =>
  new Date(time + getZoneOffsetMs(zone, time)).toISOString().slice(0, 10);

/**
 * A day begins with the last shift that begins by its midnight, so that the night shift belongs to the day in which it ends;
 * a week on its Monday and a month on its first, at midnight of the zone.
 */
export function pickJobSpan(view: JobView, day: string, calendar: JobCalendar): TimeSpan {
  const { zone, shiftHours } = calendar;
  const [first, next] = listLocalDays(view, day);
  const [midnight, end] = [toInstantOfLocal(zone, first), toInstantOfLocal(zone, next)];
  if (view !== 'day') return { from: midnight, to: end };
  const borders = listShiftBoundaries(midnight - 2 * DAY_MS, end, zone, shiftHours);
  const lastBy = (time: Instant) => borders.findLast((border) => border <= time) ?? time;
  return { from: lastBy(midnight), to: lastBy(end) };
}

/** The first day of the view before or after this one. */
export function stepJobDay(view: JobView, day: string, by: 1 | -1): string {
  const [first, next] = listLocalDays(view, day);
  const step = by === 1 ? next : first - DAY_MS;
  return new Date(listLocalDays(view, new Date(step).toISOString().slice(0, 10))[0]).toISOString().slice(0, 10);
}

/** Begin of the view that holds the day and of the one after it, as if the zone were UTC. */
function listLocalDays(view: JobView, day: string): [first: number, next: number] {
  const at = Date.parse(`${day}T00:00:00Z`);
  const date = new Date(at);
  if (view === 'day') return [at, at + DAY_MS];
  if (view === 'week') {
    const monday = at - ((date.getUTCDay() + 6) % 7) * DAY_MS;
    return [monday, monday + 7 * DAY_MS];
  }
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)];
}

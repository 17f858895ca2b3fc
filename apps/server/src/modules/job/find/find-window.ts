/** Which days of a vessel jobs are found in together, and in which stretch of time. */
import { getValidVersion, type JobRecord } from '@fms/domain/job';
import { DAY_MS, type TimeSpan } from '@fms/domain/time';

/** Days of one window: what a ship does is evaluated over them together. */
export const WINDOW_DAYS = 3;
/** So far beyond its days a window begins and ends where a job does. */
const REACH_MS = DAY_MS;

/** Days that follow each other, at most `WINDOW_DAYS` in a group; `days` in order of time. */
export function groupDays<Day extends { readonly dayMs: number }>(days: readonly Day[]): Day[][] {
  const groups: Day[][] = [];
  for (const day of days) {
    const group = groups.at(-1);
    if (group?.at(-1)?.dayMs === day.dayMs - DAY_MS && group.length < WINDOW_DAYS) group.push(day);
    else groups.push([day]);
  }
  return groups;
}

/**
 * From the begin of the job that lies across the begin of the days to the end of the one across their end, where these are
 * near: what is known of a ship at the border of a job is what its rules begin with. Otherwise a day before, and to the end
 * of the days. Never after `now`.
 */
export function pickWindow(days: readonly number[], known: readonly JobRecord[], now: number): TimeSpan {
  const first = days[0] ?? now;
  const end = Math.min(now, (days.at(-1) ?? now) + DAY_MS);
  const spans = known.map(getValidVersion).filter(({ state }) => state !== 'removed');
  const before = spans.find(({ from, to }) => from < first && to >= first);
  const after = spans.find(({ from, to }) => from < end && to > end);
  const isNear = before !== undefined && first - before.from <= REACH_MS;
  return {
    from: isNear ? before.from : first - REACH_MS,
    to: after !== undefined && after.to - end <= REACH_MS ? Math.min(now, after.to) : end,
  };
}

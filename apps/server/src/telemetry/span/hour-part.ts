/**
 * Where the hours of spans are read from. Whole hours come from their roll-ups; hours that a border of spans cuts from the
 * minutes; hours whose roll-ups are behind from the readings. So the answer is that of the readings, and quick.
 */
import type { TagId } from '@fms/domain/identity';
import { QUALITY_UNUSABLE } from '@fms/domain/quality';
import type { TimeSpan } from '@fms/domain/time';
import { formatSqlNumbers } from '../../platform/clickhouse/index.ts';
import { type DirtyHours, HOUR_MS } from '../hour/dirty-hours.ts';
import { formatMinuteBit } from '../hour/minute-mask.ts';

export interface HourParts {
  readonly tagIds: readonly TagId[];
  readonly span: TimeSpan;
  /** Hours since 1970 that a border cuts. */
  readonly cutHours: readonly number[];
  readonly dirtyHours: readonly number[];
}

/** `borders` are at full minutes, in order. */
export function planHourParts(dirty: DirtyHours, tagIds: readonly TagId[], borders: readonly number[]): HourParts {
  const [from, to] = [borders[0] ?? 0, borders.at(-1) ?? 0];
  const dirtyHours = dirty.within(tagIds, Math.floor(from / HOUR_MS), Math.floor((to - 1) / HOUR_MS));
  const read = new Set(dirtyHours);
  const cut = borders.filter((border) => border % HOUR_MS !== 0).map((border) => Math.floor(border / HOUR_MS));
  return { tagIds, span: { from, to }, dirtyHours, cutHours: [...new Set(cut)].filter((hour) => !read.has(hour)) };
}

/** Rows of `tag_id, ts, total, readings, minutes, first_ms, last_ms`, each within one hour and one side of every border. */
export function buildHourPartSql({ tagIds, span, cutHours, dirtyHours }: HourParts): string {
  const within = `tag_id IN (${formatSqlNumbers(tagIds)}) AND ts >= ${formatSqlNumbers([span.from])}
    AND ts < ${formatSqlNumbers([span.to])}`;
  const inHours = (hours: readonly number[]) => `intDiv(ts, ${HOUR_MS}) IN (${formatSqlNumbers(hours)})`;
  const apart = [...cutHours, ...dirtyHours];
  const parts = [
    `SELECT tag_id, ts, sum AS total, toFloat64(count) AS readings, minutes, ts AS first_ms, ts + ${HOUR_MS - 1} AS last_ms
     FROM roll_up FINAL WHERE step = ${HOUR_MS / 1000} AND ${within} AND count > 0
       ${apart.length > 0 ? `AND NOT ${inHours(apart)}` : ''}`,
  ];
  if (cutHours.length > 0) {
    parts.push(`SELECT tag_id, ts, sum AS total, toFloat64(count) AS readings, ${formatMinuteBit('ts')} AS minutes,
       ts AS first_ms, ts AS last_ms
     FROM roll_up FINAL WHERE step = 60 AND ${within} AND count > 0 AND ${inHours(cutHours)}`);
  }
  if (dirtyHours.length > 0) {
    parts.push(`SELECT tag_id, ts, value AS total, 1. AS readings, ${formatMinuteBit('ts')} AS minutes,
       ts AS first_ms, ts AS last_ms
     FROM sample FINAL WHERE ${within} AND ${inHours(dirtyHours)} AND bitAnd(quality, ${QUALITY_UNUSABLE}) = 0`);
  }
  return parts.join('\nUNION ALL\n');
}

/**
 * What tags measured at given moments: the last usable reading at or before each, from the samples, and where retention
 * gave those up from the one-minute roll-ups.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { TagId } from '@fms/domain/identity';
import { QUALITY_UNUSABLE } from '@fms/domain/quality';
import type { Instant } from '@fms/domain/time';
import { type ClickHouse, type Columns, formatSqlNumbers } from '../platform/clickhouse/index.ts';
import type { RetentionHorizon } from './hour/retention-horizon.ts';

/** A reading that is older than this at a moment says nothing of it. As wide as the narrowest roll-up of all tags. */
export const MOMENT_MS = 60_000;
/** Moments of one statement, so that it stays short. */
const MOMENTS_AT_ONCE = 2000;

/** For each tag its values in the order of the moments that were asked for; NaN where it measured nothing. */
export type Moments = ReadonlyMap<TagId, Float64Array>;

/** `times` in epoch milliseconds, ascending. */
export async function readMoments(
  engine: ClickHouse,
  retired: RetentionHorizon,
  tagIds: readonly TagId[],
  times: readonly Instant[],
): Promise<Moments> {
  const values = new Map(tagIds.map((tagId) => [tagId, new Float64Array(times.length).fill(Number.NaN)]));
  if (tagIds.length === 0) return values;
  const retiredBefore = retired.latestBefore(tagIds);
  for (let from = 0; from < times.length; from += MOMENTS_AT_ONCE) {
    if (from > 0) await yieldToEventLoop();
    const some = times.slice(from, from + MOMENTS_AT_ONCE);
    fill(values, from, some, await engine.select(momentSql(tagIds, some, retiredBefore)));
  }
  return values;
}

/** Readings of the minutes of the moments and of those before them, and of no other. */
function momentSql(tagIds: readonly TagId[], times: readonly Instant[], retiredBefore: number): string {
  const minutes = new Set(times.flatMap((time) => [Math.floor(time / MOMENT_MS), Math.floor(time / MOMENT_MS) - 1]));
  const [first, last] = [(times[0] ?? 0) - MOMENT_MS, times.at(-1) ?? 0];
  const tags = `tag_id IN (${formatSqlNumbers(tagIds)})`;
  const near = `ts >= ${formatSqlNumbers([first])} AND ts <= ${formatSqlNumbers([last])}
    AND intDiv(ts, ${MOMENT_MS}) IN (${formatSqlNumbers([...minutes])})`;
  const samples = `SELECT tag_id, ts, ordinal, value FROM sample FINAL
    WHERE ${tags} AND ${near} AND bitAnd(quality, ${QUALITY_UNUSABLE}) = 0`;
  // The last reading of a minute counts from its end: no moment is told of what came after it.
  const rollUps = `UNION ALL SELECT tag_id, ts + ${MOMENT_MS - 1} AS ts, 0 AS ordinal, last AS value FROM roll_up FINAL
    WHERE step = ${MOMENT_MS / 1000} AND count > 0 AND ${tags} AND ts < ${retiredBefore}
      AND intDiv(ts, ${MOMENT_MS}) IN (${formatSqlNumbers([...minutes])})`;
  const isKept = retiredBefore === Number.NEGATIVE_INFINITY;
  return `SELECT tag_id, ts, value FROM (${samples} ${isKept ? '' : rollUps}) ORDER BY tag_id, ts, ordinal`;
}

/** Walks readings and moments of each tag once, both in order of time. */
function fill(values: Moments, offset: number, times: readonly Instant[], rows: Columns): void {
  const [tagIds, stamps, readings] = [rows.numbers('tag_id'), rows.numbers('ts'), rows.numbers('value')];
  let row = 0;
  while (row < rows.length) {
    const tagId = tagIds[row] as TagId;
    const column = values.get(tagId);
    for (const [index, time] of times.entries()) {
      while (row + 1 < rows.length && tagIds[row + 1] === tagId && (stamps[row + 1] as number) <= time) row += 1;
      const age = time - (stamps[row] as number);
      if (column && age >= 0 && age < MOMENT_MS) column[offset + index] = readings[row] as number;
    }
    while (row < rows.length && tagIds[row] === tagId) row += 1;
  }
}

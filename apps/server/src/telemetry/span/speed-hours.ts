/** How long vessels were under way, manoeuvred and lay still, by means of their speed over ten minutes (§B4-4). */
import type { TagId } from '@fms/domain/identity';
import { QUALITY_UNUSABLE } from '@fms/domain/quality';
import { HOUR_MS, type TimeSpan } from '@fms/domain/time';
import { OPERATING_SPAN_MS, STOPPED_KNOTS, UNDER_WAY_KNOTS } from '@fms/domain/vessel';
import { type ClickHouse, formatSqlNumbers } from '../../platform/clickhouse/index.ts';
import type { DirtyHours } from '../hour/dirty-hours.ts';

/** Hours in each state; the rest of the span is not known. */
export interface SpeedHours {
  readonly sea: number;
  readonly manoeuvre: number;
  readonly still: number;
  /** Mean speed under way, kn; null for a vessel that was not. */
  readonly knots: number | null;
}

const HOURS = OPERATING_SPAN_MS / HOUR_MS;

/** Tags of speeds in knots, absent where nothing was measured. */
export async function readSpeedHours(
  engine: ClickHouse,
  dirty: DirtyHours,
  tagIds: readonly TagId[],
  span: TimeSpan,
): Promise<ReadonlyMap<TagId, SpeedHours>> {
  const found = new Map<TagId, SpeedHours>();
  if (tagIds.length === 0) return found;
  const rows = await engine.select(speedSql(dirty, tagIds, span), 'report');
  const column = (name: string) => rows.numbers(name);
  const [tags, sea, still, all, knots] = [
    column('tag_id'),
    column('sea'),
    column('still'),
    column('all'),
    column('knots'),
  ];
  for (let row = 0; row < rows.length; row++) {
    const [moved, lay] = [sea[row] as number, still[row] as number];
    found.set(tags[row] as TagId, {
      sea: moved * HOURS,
      manoeuvre: ((all[row] as number) - moved - lay) * HOURS,
      still: lay * HOURS,
      knots: moved === 0 ? null : (knots[row] as number),
    });
  }
  return found;
}

function speedSql(dirty: DirtyHours, tagIds: readonly TagId[], { from, to }: TimeSpan): string {
  const within = `tag_id IN (${formatSqlNumbers(tagIds)}) AND ts >= ${formatSqlNumbers([from])} AND ts < ${formatSqlNumbers([to])}`;
  const hours = dirty.within(tagIds, Math.floor(from / HOUR_MS), Math.floor((to - 1) / HOUR_MS));
  const inDirty = `intDiv(ts, ${HOUR_MS}) IN (${formatSqlNumbers(hours)})`;
  const samples = `UNION ALL SELECT tag_id, avg(value) AS speed FROM sample FINAL
    WHERE ${within} AND ${inDirty} AND bitAnd(quality, ${QUALITY_UNUSABLE}) = 0
    GROUP BY tag_id, intDiv(ts, ${OPERATING_SPAN_MS})`;
  return `
    SELECT tag_id, toFloat64(countIf(speed > ${UNDER_WAY_KNOTS})) AS sea, toFloat64(countIf(speed < ${STOPPED_KNOTS})) AS still,
      toFloat64(count()) AS all, avgIf(speed, speed > ${UNDER_WAY_KNOTS}) AS knots
    FROM (
      SELECT tag_id, sum / count AS speed FROM roll_up FINAL
      WHERE step = ${OPERATING_SPAN_MS / 1000} AND ${within} AND count > 0 ${hours.length > 0 ? `AND NOT ${inDirty}` : ''}
      ${hours.length > 0 ? samples : ''}
    ) GROUP BY tag_id`;
}

/** Statements that summarise readings over periods of any widths. */
import type { TagId } from '@fms/domain/identity';
import { QUALITY_UNUSABLE } from '@fms/domain/quality';
import { OPENING_MS, type Period } from '@fms/domain/statistic';
import type { Instant } from '@fms/domain/time';
import { formatSqlNumbers } from '../../platform/clickhouse/index.ts';

export interface SummaryRange {
  readonly tagIds: readonly TagId[];
  /** In order of time, none overlapping, at least one. */
  readonly periods: readonly Period[];
  /** Readings of later batches are left out. */
  readonly lastBatch: number | undefined;
}

/** In the order in which readings were measured, also of those of one millisecond. */
const SORT_KEY = 'ts * 65536 + ordinal';

/** A row for each tag and period with readings; `steps` counts those of `stepMs` in which it measured. */
export function buildSummarySql(range: SummaryRange, stepMs: number | null, withDeviation: boolean): string {
  const steps = stepMs === null ? '1.' : `toFloat64(uniqExact(intDiv(ts, ${stepMs})))`;
  return `
    SELECT tag_id, ${placeOf(range.periods)} AS place, toFloat64(count()) AS readings, min(value) AS low,
      max(value) AS high, sum(value) AS total, ${withDeviation ? 'stddevPopStable(value)' : 'nan'} AS spread,
      argMin(value, ${SORT_KEY}) AS first_value, argMax(value, ${SORT_KEY}) AS last_value,
      min(ts) AS first_ms, max(ts) AS last_ms, ${steps} AS steps
    FROM ${usable(range)} GROUP BY tag_id, place HAVING place >= 0`;
}

/** The last reading of each tag in each period. */
export function buildLastSql(range: SummaryRange): string {
  return `
    SELECT tag_id, ${placeOf(range.periods)} AS place, argMax(value, ${SORT_KEY}) AS value, max(ts) AS last_ms
    FROM ${usable(range)} GROUP BY tag_id, place HAVING place >= 0`;
}

/** Each reading in a period that is lower than the one before it, with that one and its time. */
export function buildFallSql(range: SummaryRange): string {
  const frame = 'PARTITION BY tag_id ORDER BY ts, ordinal ROWS BETWEEN 1 PRECEDING AND CURRENT ROW';
  return `
    SELECT tag_id, place, before, value, before_ms FROM (
      SELECT tag_id, ${placeOf(range.periods)} AS place, value, lagInFrame(value, 1, value) OVER (${frame}) AS before,
        lagInFrame(ts, 1, ts) OVER (${frame}) AS before_ms
      FROM ${usable(range, OPENING_MS)}
    ) WHERE value < before AND place >= 0`;
}

/** The place of the period that holds a reading; −1 between two periods and before the first. */
function placeOf(periods: readonly Period[]): string {
  const borders: Instant[] = [];
  const places: number[] = [];
  for (const [place, { fromMs, toMs }] of periods.entries()) {
    if (borders.at(-1) === fromMs) places[places.length - 1] = place;
    else {
      borders.push(fromMs);
      places.push(place);
    }
    borders.push(toMs);
    places.push(-1);
  }
  const [from, to] = [`[${formatSqlNumbers(borders)}]`, `[${formatSqlNumbers(places)}]`];
  return `transform(roundDown(ts, ${from}), ${from}, ${to}, -1)`;
}

/** `earlierMs` also takes what was measured so long before the first period. */
function usable({ tagIds, periods, lastBatch }: SummaryRange, earlierMs = 0): string {
  const [fromMs, toMs] = [(periods[0]?.fromMs ?? 0) - earlierMs, periods.at(-1)?.toMs ?? 0];
  const arrived = lastBatch === undefined ? '' : `AND batch <= ${formatSqlNumbers([lastBatch])}`;
  return `(SELECT tag_id, ts, ordinal, value FROM sample FINAL
    WHERE tag_id IN (${formatSqlNumbers(tagIds)}) AND ts >= ${formatSqlNumbers([fromMs])}
      AND ts < ${formatSqlNumbers([toMs])} AND bitAnd(quality, ${QUALITY_UNUSABLE}) = 0 ${arrived})`;
}

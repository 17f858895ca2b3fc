/** Statements that summarise readings over periods of any widths. */
import type { TagId } from '@fms/domain/identity';
import { QUALITY_UNUSABLE } from '@fms/domain/quality';
import { OPENING_MS, type Period } from '@fms/domain/statistic';
import { HOUR_MS, type Instant, MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import { formatSqlNumbers } from '../../platform/clickhouse/index.ts';
import { formatStepCount } from '../hour/minute-mask.ts';
import type { SummarySources } from './summary-source.ts';

export interface SummaryRange {
  readonly tagIds: readonly TagId[];
  /** In order of time, none overlapping, at least one. */
  readonly periods: readonly Period[];
  /** Readings of later batches are left out. */
  readonly lastBatch: number | undefined;
}

/** Lists of at most `size` tags, and of one at least. */
export function cutChunks(tagIds: readonly TagId[], size: number): TagId[][] {
  const width = Math.max(1, Math.floor(size));
  return Array.from({ length: Math.ceil(tagIds.length / width) }, (_, i) => tagIds.slice(i * width, (i + 1) * width));
}

/** In the order in which readings were measured, also of those of one millisecond. */
const SORT_KEY = 'ts * 65536 + ordinal';

/**
 * A row for each tag and period with readings; `steps` counts those of `stepMs` in which it measured. Readings and minutes
 * are gathered into such steps, hours tell by a bit for each minute how many they hold.
 */
export function buildSummarySql(
  range: SummaryRange,
  sources: SummarySources,
  stepMs: number,
  withDeviation: boolean,
): string {
  const { hours, minutes, samples } = sources;
  const atoms = [
    ...(samples.length > 0 ? [buildSampleAtoms(range, samples)] : []),
    ...(minutes.length > 0 ? [buildMinuteAtoms(range, minutes)] : []),
  ];
  const parts = [
    ...(atoms.length > 0 ? [buildStepParts(range.periods, atoms.join(' UNION ALL '), stepMs, withDeviation)] : []),
    ...(hours.length > 0 ? [buildHourParts(range, hours, stepMs)] : []),
  ];
  return `
    SELECT tag_id, place, toFloat64(sum(n)) AS readings, min(lo) AS low, max(hi) AS high, sum(added) AS total,
      argMin(opens, begins) AS first_value, argMax(closes, ends) AS last_value, toFloat64(sum(known)) AS steps,
      min(first) AS first_ms, max(last) AS last_ms, ${withDeviation ? 'stddevPopStableMerge(spreads)' : 'nan'} AS spread
    FROM (${parts.join(' UNION ALL ')}) GROUP BY tag_id, place`;
}

function buildSampleAtoms(range: SummaryRange, spans: readonly TimeSpan[]): string {
  return `SELECT tag_id, ts, ${SORT_KEY} AS sort_key, toUInt64(1) AS atom_n, value AS atom_lo, value AS atom_hi,
      value AS atom_added, value AS atom_opens, value AS atom_closes FROM ${usable(range, spans)}`;
}

function buildMinuteAtoms({ tagIds }: SummaryRange, spans: readonly TimeSpan[]): string {
  return `SELECT tag_id, ts, ts * 65536 AS sort_key, toUInt64(count) AS atom_n, min AS atom_lo, max AS atom_hi,
      sum AS atom_added, first AS atom_opens, last AS atom_closes FROM roll_up FINAL
    WHERE step = ${MINUTE_MS / 1000} AND count > 0 AND ${inTags(tagIds)} AND ${within(spans)}`;
}

/** Parts of steps that lie in one period. */
function buildStepParts(periods: readonly Period[], atoms: string, stepMs: number, withDeviation: boolean): string {
  return `SELECT tag_id, place, min(sort_key) AS begins, max(sort_key) AS ends, sum(atom_n) AS n, min(atom_lo) AS lo,
      max(atom_hi) AS hi, sum(atom_added) AS added, argMin(atom_opens, sort_key) AS opens,
      argMax(atom_closes, sort_key) AS closes, toUInt64(1) AS known, min(ts) AS first, max(ts) AS last
      ${withDeviation ? ', stddevPopStableState(atom_closes) AS spreads' : ''}
    FROM (SELECT *, ${placeOf(periods)} AS place, intDiv(ts, ${stepMs}) AS step_no FROM (${atoms}))
    WHERE place >= 0 GROUP BY tag_id, place, step_no`;
}

function buildHourParts({ tagIds, periods }: SummaryRange, spans: readonly TimeSpan[], stepMs: number): string {
  return `SELECT tag_id, ${placeOf(periods)} AS place, ts * 65536 AS begins, ts * 65536 AS ends, toUInt64(count) AS n,
      min AS lo, max AS hi, sum AS added, roll_up.first AS opens, roll_up.last AS closes,
      toUInt64(${formatStepCount('minutes', stepMs / MINUTE_MS)}) AS known, ts AS first, ts + ${HOUR_MS - 1} AS last
    FROM roll_up FINAL WHERE step = ${HOUR_MS / 1000} AND count > 0 AND ${inTags(tagIds)} AND ${within(spans)}`;
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
  const first = range.periods[0]?.fromMs ?? 0;
  const last = range.periods.at(-1)?.toMs ?? 0;
  return `
    SELECT tag_id, place, before, value, before_ms FROM (
      SELECT tag_id, ${placeOf(range.periods)} AS place, value, lagInFrame(value, 1, value) OVER (${frame}) AS before,
        lagInFrame(ts, 1, ts) OVER (${frame}) AS before_ms
      FROM ${usable(range, [{ from: first - OPENING_MS, to: last }])}
    ) WHERE value < before AND place >= 0`;
}

/** The place of the period that holds a reading; −1 between two periods and before the first. */
function placeOf(periods: readonly Period[]): string {
  const widthMs = getEvenWidth(periods);
  if (widthMs !== null) {
    const [first, count] = [periods[0]?.fromMs ?? 0, periods.length];
    return `if(ts < ${first} OR ts >= ${first + count * widthMs}, -1, intDiv(ts - ${first}, ${widthMs}))`;
  }
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

/** Width of periods that are all as wide and one after another; null of others. */
function getEvenWidth(periods: readonly Period[]): number | null {
  const [first] = periods;
  if (first === undefined) return null;
  const widthMs = first.toMs - first.fromMs;
  const isEven = periods.every(({ fromMs, toMs }, place) => {
    return fromMs === first.fromMs + place * widthMs && toMs - fromMs === widthMs;
  });
  return isEven && Number.isInteger(widthMs) && Number.isInteger(first.fromMs) ? widthMs : null;
}

const inTags = (tagIds: readonly TagId[]) => `tag_id IN (${formatSqlNumbers(tagIds)})`;

/** The outer bounds let the engine skip what the exact list cannot. */
function within(spans: readonly TimeSpan[]): string {
  const [first, last] = [spans[0]?.from ?? 0, spans.at(-1)?.to ?? 0];
  const exact = spans.map(({ from, to }) => `(ts >= ${formatSqlNumbers([from])} AND ts < ${formatSqlNumbers([to])})`);
  const outer = `ts >= ${formatSqlNumbers([first])} AND ts < ${formatSqlNumbers([last])}`;
  return exact.length > 1 ? `${outer} AND (${exact.join(' OR ')})` : outer;
}

function usable({ tagIds, periods, lastBatch }: SummaryRange, spans?: readonly TimeSpan[]): string {
  const [from, to] = [periods[0]?.fromMs ?? 0, periods.at(-1)?.toMs ?? 0];
  const arrived = lastBatch === undefined ? '' : `AND batch <= ${formatSqlNumbers([lastBatch])}`;
  return `(SELECT tag_id, ts, ordinal, value FROM sample FINAL
    WHERE ${inTags(tagIds)} AND ${within(spans ?? [{ from, to }])} AND bitAnd(quality, ${QUALITY_UNUSABLE}) = 0 ${arrived})`;
}

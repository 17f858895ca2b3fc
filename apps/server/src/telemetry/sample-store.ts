/** Samples of tags: the latest in memory, everything in the engine. Times are epoch milliseconds. */
import type { TagId } from '@fms/domain/identity';
import type { RollUpSeconds } from '@fms/domain/tag';
import { type ClickHouse, formatSqlNumbers } from '../platform/clickhouse/index.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { recordDeletion } from './aggregate/deleted-span.ts';
import { HOUR_MS, type TagHour } from './hour/dirty-hours.ts';
import type { LatestReading } from './latest/latest.ts';
import { findLatestAt } from './latest/latest-at.ts';
import { refreshLatest } from './latest/latest-loader.ts';
import { type Moments, readMoments } from './moment.ts';
import { computeStatistic, type Statistic, type StatisticRequest } from './statistic.ts';
import type { StoreParts } from './write/store-parts.ts';

export interface Sample<Value> {
  readonly timeMs: number;
  readonly ordinal: number;
  readonly quality: number;
  readonly value: Value;
}

export interface RangeRequest {
  readonly tagId: TagId;
  readonly fromMs: number;
  /** Inclusive, as a track's or a log's last reading is part of it. */
  readonly toMs: number;
  readonly limit: number;
  /** Leaves out what repeats the reading before it: tags recorded on change (§3). */
  readonly onlyChanges: boolean;
}

export interface PeriodCount {
  readonly readings: number;
  /** Null where there are none. */
  readonly firstMs: number | null;
  readonly lastMs: number | null;
}

export interface SampleStore {
  /** The latest by measured time; a text tag's is a string, a struct's its JSON text. */
  latest(tagId: TagId): Readonly<LatestReading<number | string>> | undefined;
  statistic(request: StatisticRequest): Promise<Statistic[]>;
  /** Numbers of one tag in order of time, each reading once. */
  range(request: RangeRequest): Promise<Sample<number>[]>;
  /** What tags measured at moments, which are given in order of time: the last usable number of the minute before each. */
  moments(tagIds: readonly TagId[], times: readonly number[]): Promise<Moments>;
  /** Texts and structs of one tag in order of time. */
  textRange(request: RangeRequest): Promise<Sample<string>[]>;
  /** Of each tag its last reading at or before a moment; tags without one are absent. */
  latestAt(tagIds: readonly TagId[], atMs: number): Promise<Map<TagId, Readonly<LatestReading<number | string>>>>;
  /** Those of the tags that have any reading. */
  withReadings(tagIds: readonly TagId[]): TagId[];
  /** How many readings `deletePeriod` would delete of a tag, and the times of the first and the last. */
  countPeriod(tagId: TagId, fromMs: number, toMs: number): Promise<PeriodCount>;
  /** Deletes everything measured in [fromMs, toMs]; statistics follow, the latest may become an older one. */
  deletePeriod(tagIds: readonly TagId[], fromMs: number, toMs: number): Promise<void>;
  readonly rollUpsOf: (isFine: boolean) => readonly RollUpSeconds[];
}

export interface SampleStoreParts extends StoreParts {
  readonly clock: Clock;
}

const COMMON_ROLL_UPS: readonly RollUpSeconds[] = [60, 300, 600, 3600];
const FINE_ROLL_UPS: readonly RollUpSeconds[] = [5, ...COMMON_ROLL_UPS];
const AT_ONCE = "SETTINGS lightweight_delete_mode = 'lightweight_update', enable_lightweight_update = 1";

export function createSampleStore(parts: SampleStoreParts): SampleStore {
  const { engine, writer, rollUps, latest, dirtySamples, retiredSamples } = parts;
  return {
    latest: (tagId) => latest.samples.of(tagId) ?? latest.texts.of(tagId),
    statistic: (request) => computeStatistic(engine, dirtySamples, retiredSamples, request),
    async range(request) {
      const rows = await engine.select(rangeSql('sample', request));
      return samplesOf(rows, rows.numbers('value'));
    },
    moments: (tagIds, times) => readMoments(engine, retiredSamples, tagIds, times),
    async textRange(request) {
      const rows = await engine.select(rangeSql('sample_text', request));
      return samplesOf(rows, rows.texts('value'));
    },
    latestAt: (tagIds, atMs) => findLatestAt(engine, tagIds, atMs),
    withReadings: (tagIds) =>
      tagIds.filter((tagId) => latest.samples.of(tagId) ?? latest.texts.of(tagId) ?? latest.positions.of(tagId)),
    countPeriod: (tagId, fromMs, toMs) => countPeriod(engine, tagId, fromMs, toMs),
    deletePeriod: (tagIds, fromMs, toMs) =>
      rollUps.whileIdle(() => writer.exclusively(() => deletePeriod(parts, tagIds, fromMs, toMs))),
    rollUpsOf: (isFine) => (isFine ? FINE_ROLL_UPS : COMMON_ROLL_UPS),
  };
}

function rangeSql(table: string, { tagId, fromMs, toMs, limit, onlyChanges }: RangeRequest): string {
  const readings = `SELECT ts, ordinal, quality, value FROM ${table} FINAL
    WHERE tag_id = ${formatSqlNumbers([tagId])} AND ts >= ${formatSqlNumbers([fromMs])} AND ts <= ${formatSqlNumbers([toMs])}`;
  const changes = `SELECT ts, ordinal, quality, value FROM (
      SELECT *, lagInFrame(toNullable(value)) OVER (ORDER BY ts, ordinal ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) AS before
      FROM (${readings})
    ) WHERE before IS NULL OR before != value`;
  return `${onlyChanges ? changes : readings} ORDER BY ts, ordinal LIMIT ${formatSqlNumbers([limit])}`;
}

function samplesOf<Value>(
  rows: { readonly length: number; numbers(name: string): ArrayLike<number> },
  values: ArrayLike<Value>,
): Sample<Value>[] {
  const [times, ordinals, qualities] = [rows.numbers('ts'), rows.numbers('ordinal'), rows.numbers('quality')];
  return Array.from({ length: rows.length }, (_, i) => ({
    timeMs: times[i] as number,
    ordinal: ordinals[i] as number,
    quality: qualities[i] as number,
    value: values[i] as Value,
  }));
}

const TABLES_OF_READINGS = ['sample', 'sample_text', 'position'] as const;

async function countPeriod(engine: ClickHouse, tagId: TagId, fromMs: number, toMs: number): Promise<PeriodCount> {
  const of = `tag_id = ${formatSqlNumbers([tagId])} AND ts >= ${formatSqlNumbers([fromMs])} AND ts <= ${formatSqlNumbers([toMs])}`;
  const rows = await engine.select(
    TABLES_OF_READINGS.map(
      (table) =>
        `SELECT toFloat64(count()) AS readings, min(ts) AS first, max(ts) AS last FROM ${table} FINAL WHERE ${of}`,
    ).join(' UNION ALL '),
  );
  const [counts, firsts, lasts] = [rows.numbers('readings'), rows.numbers('first'), rows.numbers('last')];
  const filled = TABLES_OF_READINGS.map((_, row) => row).filter((row) => (counts[row] as number) > 0);
  if (filled.length === 0) return { readings: 0, firstMs: null, lastMs: null };
  return {
    readings: filled.reduce((sum, row) => sum + (counts[row] as number), 0),
    firstMs: Math.min(...filled.map((row) => firsts[row] as number)),
    lastMs: Math.max(...filled.map((row) => lasts[row] as number)),
  };
}

/** Roll-ups go first and their hours are marked before: a crash at any point leaves answers that follow the samples. */
async function deletePeriod(parts: SampleStoreParts, tagIds: readonly TagId[], fromMs: number, toMs: number) {
  const { engine, clock, latest, dirtySamples, dirtyPositions } = parts;
  const tags = `tag_id IN (${formatSqlNumbers(tagIds)})`;
  const period = `ts >= ${formatSqlNumbers([fromMs])} AND ts <= ${formatSqlNumbers([toMs])}`;
  const hours = `ts >= ${Math.floor(fromMs / HOUR_MS) * HOUR_MS} AND ts < ${(Math.floor(toMs / HOUR_MS) + 1) * HOUR_MS}`;
  await recordDeletion(engine, tagIds, { from: fromMs, to: toMs }, clock.now());
  await dirtySamples.markHours(await hoursWith(engine, 'sample', `${tags} AND ${period}`), clock.now());
  await dirtyPositions.markHours(await hoursWith(engine, 'position', `${tags} AND ${period}`), clock.now());
  for (const table of ['roll_up', 'track'])
    await engine.command(`DELETE FROM ${table} WHERE ${tags} AND ${hours} ${AT_ONCE}`);
  for (const table of TABLES_OF_READINGS) {
    await engine.command(`DELETE FROM ${table} WHERE ${tags} AND ${period} ${AT_ONCE}`);
  }
  await refreshLatest(engine, latest, tagIds);
}

async function hoursWith(engine: ClickHouse, table: string, condition: string): Promise<TagHour[]> {
  const rows = await engine.select(
    `SELECT tag_id, intDiv(ts, ${HOUR_MS}) AS hour FROM ${table} WHERE ${condition} GROUP BY tag_id, hour`,
  );
  const [tagIds, hours] = [rows.numbers('tag_id'), rows.numbers('hour')];
  return Array.from({ length: rows.length }, (_, i) => ({ tagId: tagIds[i] as number, hour: hours[i] as number }));
}

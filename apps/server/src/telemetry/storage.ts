/** What each tag takes of the store. */
import { type ClickHouse, sqlNumbers } from '../platform/clickhouse/index.ts';

export interface TagStorage {
  readonly tagId: number;
  /** Raw readings; one that came twice counts twice until the engine has merged it. */
  readonly readings: number;
  /** Those of them that were measured since the moment asked for. */
  readonly recentReadings: number;
  /** Share of the tables' bytes on disk, by rows: readings of one table are taken as equally large. */
  readonly bytes: number;
  readonly recentBytes: number;
  /** The same of what is computed from the readings: statistics and thinned tracks. */
  readonly derivedBytes: number;
  /** Epoch milliseconds of measurement of the raw readings; ±Infinity where there are none. */
  readonly oldestMs: number;
  readonly newestMs: number;
}

const RAW_TABLES = ['sample', 'sample_text', 'position'];
const DERIVED_TABLES = ['roll_up', 'track'];

/**
 * One row per tag of which anything is kept; reads every key of the store, so ask seldom. What was measured since
 * `recentFromMs` (epoch milliseconds) is counted apart.
 */
export async function readStorage(engine: ClickHouse, recentFromMs: number): Promise<TagStorage[]> {
  const bytesOf = await bytesPerRow(engine);
  const recent = `countIf(ts >= ${sqlNumbers([recentFromMs])})`;
  const raw = RAW_TABLES.map(
    (table) => `SELECT tag_id, count() AS n, ${recent} AS fresh, ${bytesOf(table)} AS width, 0. AS derived,
      min(ts) AS first, max(ts) AS last FROM ${table} GROUP BY tag_id`,
  );
  const derived = DERIVED_TABLES.map(
    (table) => `SELECT tag_id, 0 AS n, 0 AS fresh, 0. AS width, count() * ${bytesOf(table)} AS derived,
      toInt64(0) AS first, toInt64(0) AS last FROM ${table} GROUP BY tag_id`,
  );
  const rows = await engine.select(
    `SELECT tag_id, toFloat64(sum(n)) AS readings, toFloat64(sum(fresh)) AS recent, sum(n * width) AS bytes,
       sum(fresh * width) AS recent_bytes, sum(derived) AS derived_bytes, minIf(first, n > 0) AS oldest,
       maxIf(last, n > 0) AS newest
     FROM (${[...raw, ...derived].join(' UNION ALL ')}) GROUP BY tag_id`,
    'job',
  );
  const column = (name: string) => rows.numbers(name);
  const [tagIds, readings, recents] = [column('tag_id'), column('readings'), column('recent')];
  const [bytes, recentBytes, derivedBytes] = [column('bytes'), column('recent_bytes'), column('derived_bytes')];
  const [oldest, newest] = [column('oldest'), column('newest')];
  return Array.from({ length: rows.length }, (_, i) => ({
    tagId: tagIds[i] as number,
    readings: readings[i] as number,
    recentReadings: recents[i] as number,
    bytes: Math.round(bytes[i] as number),
    recentBytes: Math.round(recentBytes[i] as number),
    derivedBytes: Math.round(derivedBytes[i] as number),
    oldestMs: readings[i] === 0 ? Number.POSITIVE_INFINITY : (oldest[i] as number),
    newestMs: readings[i] === 0 ? Number.NEGATIVE_INFINITY : (newest[i] as number),
  }));
}

/** As a number of SQL with a point, so that it stays one with a fraction. */
async function bytesPerRow(engine: ClickHouse): Promise<(table: string) => string> {
  const parts = await engine.select(
    `SELECT table, toFloat64(sum(bytes_on_disk)) / greatest(toFloat64(sum(rows)), 1) AS bytes FROM system.parts
     WHERE active AND database = currentDatabase() GROUP BY table`,
    'job',
  );
  const [tables, bytes] = [parts.texts('table'), parts.numbers('bytes')];
  return (table) => (bytes[tables.indexOf(table)] ?? 0).toFixed(3);
}

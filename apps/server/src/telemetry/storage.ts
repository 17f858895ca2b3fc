/** What each tag takes of the store. */
import { type ClickHouse, formatSqlNumbers } from '../platform/clickhouse/index.ts';

export interface TagStorage {
  readonly tagId: number;
  /** Raw readings, about; one that came twice counts twice until the engine has merged it. */
  readonly readings: number;
  /** Those of them that were measured since the moment asked for. */
  readonly recentReadings: number;
  /** Share of the tables' bytes on disk, by rows: readings of one table are taken as equally large. */
  readonly bytes: number;
  readonly recentBytes: number;
  /** The same of what is computed from the readings: statistics and thinned tracks. */
  readonly derivedBytes: number;
  /** Epoch milliseconds of measurement; Infinity and −Infinity where there are none. */
  readonly oldestMs: number;
  readonly newestMs: number;
}

const RAW_TABLES = ['sample', 'sample_text', 'position'];
const DERIVED_TABLES = ['roll_up', 'track'];
/** Rows of all tables together that are counted one by one: a tenth of a second. */
const COUNTED_ROWS = 1_000_000;

interface Asked {
  /** Epoch milliseconds; what was measured since is counted apart. */
  readonly recentFromMs: number;
  /** When a tag was last measured; −Infinity where it never was. */
  readonly newestMs: (tagId: number) => number;
  /** Larger stores are counted by their indexes; smaller in tests. */
  readonly countedRows?: number;
}

/**
 * One row per tag of which anything is kept. A small store counts its rows. Of a large one the tables' indexes are read,
 * which name the first row of every 8192: a granule belongs to the tag it begins with, or in equal shares to those up to
 * the one the next begins with. Over a vessel's tags that is right to a few granules; reading every key took 14 s.
 */
export async function readStorage(engine: ClickHouse, asked: Asked): Promise<TagStorage[]> {
  const { recentFromMs, newestMs, countedRows = COUNTED_ROWS } = asked;
  const { rows: all, bytesOf } = await readTables(engine);
  const isLarge = all > countedRows;
  const from = isLarge
    ? granulesOf
    : (table: string, time: string) => `(SELECT tag_id, ${time} AS moment, 1 AS weight FROM ${table})`;
  const raw = RAW_TABLES.map(
    (table) => `SELECT tag_id, sum(weight) AS n, sumIf(weight, moment >= ${formatSqlNumbers([recentFromMs])}) AS fresh,
      ${bytesOf(table)} AS width, 0. AS derived, min(moment) AS first FROM ${from(table, 'ts')} GROUP BY tag_id`,
  );
  const derived = DERIVED_TABLES.map(
    (table) => `SELECT tag_id, 0 AS n, 0 AS fresh, 0. AS width, sum(weight) * ${bytesOf(table)} AS derived,
      toInt64(0) AS first FROM ${from(table, '0')} GROUP BY tag_id`,
  );
  const rows = await engine.select(
    `SELECT tag_id, toFloat64(sum(n)) AS readings, toFloat64(sum(fresh)) AS recent, sum(n * width) AS bytes,
       sum(fresh * width) AS recent_bytes, sum(derived) AS derived_bytes, minIf(first, n > 0) AS oldest
     FROM (${[...raw, ...derived].join(' UNION ALL ')}) GROUP BY tag_id`,
    'job',
  );
  const column = (name: string) => rows.numbers(name);
  const [tagIds, readings, recents] = [column('tag_id'), column('readings'), column('recent')];
  const [bytes, recentBytes, derivedBytes] = [column('bytes'), column('recent_bytes'), column('derived_bytes')];
  const oldest = column('oldest');
  return Array.from({ length: rows.length }, (_, i) => ({
    tagId: tagIds[i] as number,
    readings: Math.round(readings[i] as number),
    recentReadings: Math.round(recents[i] as number),
    bytes: Math.round(bytes[i] as number),
    recentBytes: Math.round(recentBytes[i] as number),
    derivedBytes: Math.round(derivedBytes[i] as number),
    oldestMs: readings[i] === 0 ? Number.POSITIVE_INFINITY : (oldest[i] as number),
    newestMs: newestMs(tagIds[i] as number),
  }));
}

/** A row for every tag a granule may hold, with its share of the granule's rows; `time` is a column of the key. */
function granulesOf(table: string, time: string): string {
  const granules = `SELECT tag_id AS first_tag, ${time} AS moment, rows_in_granule,
      leadInFrame(tag_id) OVER (PARTITION BY part_name ORDER BY mark_number ROWS BETWEEN CURRENT ROW AND 1 FOLLOWING) AS next
    FROM mergeTreeIndex(currentDatabase(), '${table}')`;
  return `(SELECT arrayJoin(range(first_tag, greatest(first_tag, next) + 1)) AS tag_id, moment,
      rows_in_granule / (greatest(first_tag, next) + 1 - first_tag) AS weight
    FROM (${granules}) WHERE rows_in_granule > 0)`;
}

/** Rows of all tables, and what one of each takes: as a number of SQL with a point, so that it stays one with a fraction. */
async function readTables(engine: ClickHouse): Promise<{ rows: number; bytesOf: (table: string) => string }> {
  const parts = await engine.select(
    `SELECT table, toFloat64(sum(rows)) AS all_rows, toFloat64(sum(bytes_on_disk)) AS bytes FROM system.parts
     WHERE active AND database = currentDatabase() GROUP BY table`,
    'job',
  );
  const [tables, rows, bytes] = [parts.texts('table'), parts.numbers('all_rows'), parts.numbers('bytes')];
  const rowOf = (table: string) => tables.indexOf(table);
  return {
    rows: [...RAW_TABLES, ...DERIVED_TABLES].reduce((sum, table) => sum + (rows[rowOf(table)] ?? 0), 0),
    bytesOf: (table) => ((bytes[rowOf(table)] ?? 0) / Math.max(1, rows[rowOf(table)] ?? 0)).toFixed(3),
  };
}

/**
 * Tables of the telemetry engine, version by version, forward only. A version that has been released is never edited:
 * what changes is a new one below it.
 *
 * Why they look so (measured, docs/decisions): times as differences of differences and plain ZSTD need 1.0 to 1.9
 * bytes per sample; replacing by (tag, time, ordinal) makes a repeated batch change nothing; block numbers let a
 * period be deleted in 10 ms; each insert is synced to disk because the ship forgets what is acknowledged, and with
 * one insert for all ships several times a second that costs 4 ms each.
 */
import type { ClickHouse } from '../platform/clickhouse/index.ts';

interface SchemaVersion {
  readonly version: number;
  readonly statements: readonly string[];
}

const MONTH_OF_TS = `PARTITION BY toYYYYMM(fromUnixTimestamp64Milli(ts, 'UTC'))`;
const DURABLE = 'fsync_after_insert = 1, fsync_part_directory = 1';
const DELETABLE = 'enable_block_number_column = 1, enable_block_offset_column = 1';
/** Parts that were merged are kept for 8 minutes by default; at several inserts a second that is thousands of files. */
const TIDY = 'old_parts_lifetime = 30';

const READING = `
  tag_id UInt32 CODEC(ZSTD(1)),
  ts Int64 CODEC(DoubleDelta, ZSTD(1)),
  ordinal UInt16 CODEC(ZSTD(1)),
  quality UInt16 CODEC(ZSTD(1)),
  batch UInt64 CODEC(Delta, ZSTD(1))`;
const BY_READING = `ENGINE = ReplacingMergeTree ${MONTH_OF_TS} ORDER BY (tag_id, ts, ordinal)
  SETTINGS ${DURABLE}, ${DELETABLE}, ${TIDY}`;

export const SCHEMA: readonly SchemaVersion[] = [
  {
    version: 1,
    statements: [
      `CREATE TABLE sample (${READING}, value Float64 CODEC(ZSTD(1))) ${BY_READING}`,
      // Text and struct values; a struct as its JSON text.
      `CREATE TABLE sample_text (${READING}, value String CODEC(ZSTD(3))) ${BY_READING}`,
      `CREATE TABLE position (${READING},
         latitude Float64 CODEC(ZSTD(1)), longitude Float64 CODEC(ZSTD(1))) ${BY_READING}`,
      // Arrival time is kept here once and not in every sample. A row is written after the samples of its batch.
      `CREATE TABLE batch (
         number UInt64 CODEC(Delta, ZSTD(1)), stream String CODEC(ZSTD(1)),
         sequence UInt64 CODEC(Delta, ZSTD(1)), arrived Int64 CODEC(Delta, ZSTD(1)))
       ENGINE = MergeTree PARTITION BY toYYYYMM(fromUnixTimestamp64Milli(arrived, 'UTC')) ORDER BY number
       SETTINGS ${DURABLE}, ${TIDY}`,
      // Statistics per aligned bucket; the last one computed counts.
      `CREATE TABLE roll_up (
         step UInt16 CODEC(ZSTD(1)), tag_id UInt32 CODEC(ZSTD(1)), ts Int64 CODEC(DoubleDelta, ZSTD(1)),
         min Float64 CODEC(ZSTD(1)), max Float64 CODEC(ZSTD(1)), sum Float64 CODEC(ZSTD(1)),
         sum_sq Float64 CODEC(ZSTD(1)), first Float64 CODEC(ZSTD(1)), last Float64 CODEC(ZSTD(1)),
         count UInt32 CODEC(ZSTD(1)))
       ENGINE = ReplacingMergeTree PARTITION BY toYear(fromUnixTimestamp64Milli(ts, 'UTC'))
       ORDER BY (step, tag_id, ts) SETTINGS ${DURABLE}, ${DELETABLE}, ${TIDY}`,
      // Tracks thinned in time, one level for each halving of the hour; the last one computed counts.
      `CREATE TABLE track (
         level UInt8 CODEC(ZSTD(1)), tag_id UInt32 CODEC(ZSTD(1)), bucket Int64 CODEC(DoubleDelta, ZSTD(1)),
         ts Int64 CODEC(DoubleDelta, ZSTD(1)), ordinal UInt16 CODEC(ZSTD(1)), quality UInt16 CODEC(ZSTD(1)),
         latitude Float64 CODEC(ZSTD(1)), longitude Float64 CODEC(ZSTD(1)))
       ENGINE = ReplacingMergeTree PARTITION BY toYear(fromUnixTimestamp64Milli(ts, 'UTC'))
       ORDER BY (level, tag_id, bucket) SETTINGS ${DURABLE}, ${DELETABLE}, ${TIDY}`,
      // Hours of a tag whose roll-ups are older than its samples: +1 when marked, −1 when recomputed; zeros vanish.
      `CREATE TABLE dirty_hour (kind UInt8, tag_id UInt32, hour Int32, marks Int64)
       ENGINE = SummingMergeTree(marks) ORDER BY (kind, hour, tag_id) SETTINGS ${DURABLE}, ${TIDY}`,
      // AIS targets heard by a ship; a target's position, name and type come at different times, hence the kind.
      `CREATE TABLE traffic (
         vessel_id UInt32, mmsi String, kind UInt8, ts Int64,
         latitude Float64, longitude Float64, speed Float64, course Float64, heading Float64,
         name String, ship_type Int16)
       ENGINE = ReplacingMergeTree(ts) ORDER BY (vessel_id, mmsi, kind) SETTINGS ${DURABLE}, ${DELETABLE}, ${TIDY}`,
    ],
  },
  {
    version: 2,
    statements: [
      // Up to when the raw readings of a tag were given up while their statistics stay.
      `CREATE TABLE retired (kind UInt8, tag_id UInt32, before Int64)
       ENGINE = ReplacingMergeTree(before) ORDER BY (kind, tag_id) SETTINGS ${DURABLE}, ${TIDY}`,
    ],
  },
  {
    version: 3,
    // No reader asks for a deviation; it took 8 bytes of each bucket before compression.
    statements: ['ALTER TABLE roll_up DROP COLUMN IF EXISTS sum_sq'],
  },
  {
    version: 4,
    // Where nearly every step of an index begins with another tag, the engine loads no times of it by default, and
    // answers 0 for them: the oldest reading of a tag is read there. A share above 1 is never reached.
    statements: ['sample', 'sample_text', 'position'].map(
      (table) =>
        `ALTER TABLE ${table} MODIFY SETTING primary_key_ratio_of_unique_prefix_values_to_skip_suffix_columns = 2`,
    ),
  },
  {
    version: 5,
    statements: [
      // Lines of the log in parts of a week, which are dropped whole. The filter tells of most granules that a word is not
      // in them: a word of ten million lines is found without reading them all. It is not synced, as no ship waits for it.
      `CREATE TABLE log (
         id UInt64 CODEC(Delta, ZSTD(1)), ts Int64 CODEC(Delta, ZSTD(1)), source UInt8, level UInt8,
         area String CODEC(ZSTD(1)), vessel_id UInt32 CODEC(ZSTD(1)), user_id UInt32 CODEC(ZSTD(1)),
         content String CODEC(ZSTD(1)), context String CODEC(ZSTD(3)),
         INDEX by_word lowerUTF8(content) TYPE tokenbf_v1(32768, 3, 0) GRANULARITY 1,
         INDEX by_id id TYPE minmax GRANULARITY 1,
         INDEX by_vessel vessel_id TYPE bloom_filter(0.01) GRANULARITY 1)
       ENGINE = MergeTree PARTITION BY toMonday(fromUnixTimestamp64Milli(ts, 'UTC')) ORDER BY (ts, id) SETTINGS ${TIDY}`,
    ],
  },
  {
    version: 6,
    // A bit for each minute of an hour in which the tag was measured, so that what is known of a quarter of a year is read from
    // its hours; 0 for narrower buckets, and for hours of before, which count as known.
    statements: ['ALTER TABLE roll_up ADD COLUMN IF NOT EXISTS minutes UInt64 CODEC(ZSTD(1))'],
  },
  {
    version: 7,
    // What a person deleted, both ends included: a question about the past is told that it may know less than was known.
    statements: [
      `CREATE TABLE deleted_span (tag_id UInt32, from_ms Int64, to_ms Int64, deleted_ms Int64)
       ENGINE = MergeTree ORDER BY (tag_id, from_ms) SETTINGS ${DURABLE}, ${TIDY}`,
    ],
  },
];

/** Brings the tables to the newest of `schema`; answers the versions it applied. */
export async function migrateTelemetry(engine: ClickHouse, schema = SCHEMA): Promise<number[]> {
  await engine.command(
    `CREATE TABLE IF NOT EXISTS telemetry_version (version UInt32, applied DateTime DEFAULT now())
     ENGINE = MergeTree ORDER BY version SETTINGS ${DURABLE}`,
  );
  const known = await engine.select('SELECT max(version) AS version FROM telemetry_version', 'writer');
  const current = known.numbers('version')[0] ?? 0;
  const missing = schema.filter(({ version }) => version > current);
  for (const { version, statements } of missing) {
    // A crash in the middle leaves tables without a version: each statement can be said again.
    for (const statement of statements) {
      await engine.command(statement.replace(/^CREATE TABLE /, 'CREATE TABLE IF NOT EXISTS '));
    }
    await engine.insert('telemetry_version', [{ name: 'version', type: 'UInt32', values: [version] }]);
  }
  return missing.map(({ version }) => version);
}

/** What each tag takes of the store. */
import type { ClickHouse } from '../platform/clickhouse/index.ts';

export interface TagStorage {
  readonly tagId: number;
  /** Raw readings; one that came twice counts twice until the engine has merged it. */
  readonly readings: number;
  /** Share of the tables' bytes on disk, by rows: readings of one table are taken as equally large. */
  readonly bytes: number;
  /** Epoch milliseconds of measurement. */
  readonly oldestMs: number;
  readonly newestMs: number;
}

/** Tables of raw readings. */
const TABLES = ['sample', 'sample_text', 'position'];

/** One row per tag and table with readings; reads every key of the store, so ask seldom. */
export async function readStorage(engine: ClickHouse): Promise<TagStorage[]> {
  const perReading = await bytesPerRow(engine);
  const rows = await engine.select(
    [...perReading]
      .map(
        ([table, bytes]) => `SELECT tag_id, toFloat64(count()) AS readings, readings * ${bytes} AS bytes,
          min(ts) AS oldest, max(ts) AS newest FROM ${table} GROUP BY tag_id`,
      )
      .join(' UNION ALL '),
    'job',
  );
  const column = (name: string) => rows.numbers(name);
  const [tagIds, readings, bytes] = [column('tag_id'), column('readings'), column('bytes')];
  const [oldest, newest] = [column('oldest'), column('newest')];
  return Array.from({ length: rows.length }, (_, i) => ({
    tagId: tagIds[i] as number,
    readings: readings[i] as number,
    bytes: Math.round(bytes[i] as number),
    oldestMs: oldest[i] as number,
    newestMs: newest[i] as number,
  }));
}

async function bytesPerRow(engine: ClickHouse): Promise<Map<string, number>> {
  const parts = await engine.select(
    `SELECT table, toFloat64(sum(bytes_on_disk)) / greatest(toFloat64(sum(rows)), 1) AS bytes FROM system.parts
     WHERE active AND database = currentDatabase() GROUP BY table`,
    'job',
  );
  const [tables, bytes] = [parts.texts('table'), parts.numbers('bytes')];
  return new Map(TABLES.map((table) => [table, bytes[tables.indexOf(table)] ?? 0]));
}

/** What a server's telemetry takes on disk, read from a copy of its folder after the engine merged all it can. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedClickHouse } from '../../apps/server/src/platform/clickhouse/embedded.ts';

export interface ColumnSize {
  readonly table: string;
  readonly column: string;
  readonly bytes: number;
}

/** The engine keeps a small table in one file and knows no size of its columns then; in the copy each gets its own. */
const A_FILE_PER_COLUMN = 'min_bytes_for_wide_part = 0, min_rows_for_wide_part = 0';
const TABLES = ['sample', 'roll_up'];

/** Bytes of each column of samples and roll-ups; the server of `dataFolder` must have ended. */
export async function readColumnSizes(dataFolder: string): Promise<ColumnSize[]> {
  const copy = await mkdtemp(join(tmpdir(), 'fms-bench-disk-'));
  await cp(join(dataFolder, 'telemetry'), copy, { recursive: true });
  const engine = await openEmbeddedClickHouse(copy);
  try {
    for (const table of TABLES) {
      await engine.command(`ALTER TABLE ${table} MODIFY SETTING ${A_FILE_PER_COLUMN}`);
      await engine.command(`OPTIMIZE TABLE ${table} FINAL`);
    }
    const rows = await engine.select(
      `SELECT table, column, toFloat64(sum(column_bytes_on_disk)) AS bytes FROM system.parts_columns
       WHERE active AND database = currentDatabase() AND table IN (${TABLES.map((name) => `'${name}'`).join(', ')})
       GROUP BY table, column ORDER BY table, bytes DESC`,
    );
    const [tables, columns, bytes] = [rows.texts('table'), rows.texts('column'), rows.numbers('bytes')];
    return Array.from({ length: rows.length }, (_, i) => ({
      table: tables[i] ?? '',
      column: columns[i] ?? '',
      bytes: bytes[i] ?? Number.NaN,
    }));
  } finally {
    await engine.close();
    await rm(copy, { recursive: true, force: true });
  }
}

/** The same statistic by DuckDB on the same readings in Parquet; installed into the folder of the measurement, or said why not. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DAY_MS } from '@fms/domain/time';
import type { ClickHouse } from '../../apps/server/src/platform/clickhouse/index.ts';
import { type Metric, measureMedianMs } from '../report/result.ts';

const PACKAGE = '@duckdb/node-api@1.5.6-r.1';
const INSTALL_MS = 120_000;
const run = promisify(execFile);

/** As much of the package as is used. */
interface DuckDb {
  readonly DuckDBInstance: {
    create(path: string): Promise<{ connect(): Promise<{ runAndReadAll(sql: string): Promise<unknown> }> }>;
  };
}

interface DuckDbRequest {
  readonly engine: ClickHouse;
  readonly folder: string;
  readonly runs: number;
  readonly note: string;
  readonly progress: (text: string) => void;
}

export async function measureDuckDb({ engine, folder, runs, note, progress }: DuckDbRequest): Promise<Metric> {
  const metric = { name: 'peer.duckdb.fleet_by_day_ms', unit: 'ms', bound: null };
  try {
    const { DuckDBInstance } = await install(join(folder, 'duckdb'));
    const parquet = join(folder, 'sample.parquet');
    await engine.command(
      `INSERT INTO FUNCTION file('${parquet}', Parquet, 'tag_id UInt32, ts Int64, value Float64')
       SELECT tag_id, ts, value FROM sample ORDER BY tag_id, ts`,
      'job',
    );
    progress('readings written as Parquet');
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    const sql = `SELECT tag_id, ts // ${DAY_MS} AS day, avg(value) AS mean, count(*) AS readings
      FROM '${parquet}' GROUP BY tag_id, day`;
    const value = await measureMedianMs(runs, () => connection.runAndReadAll(sql));
    return { ...metric, value, note: `average and count of the same, by ${PACKAGE} from Parquet; ${note}` };
  } catch (error) {
    return {
      ...metric,
      value: Number.NaN,
      note: `not measured: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

async function install(folder: string): Promise<DuckDb> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...options, PACKAGE], { cwd: folder, timeout: INSTALL_MS });
  return createRequire(join(folder, 'package.json'))('@duckdb/node-api') as DuckDb;
}

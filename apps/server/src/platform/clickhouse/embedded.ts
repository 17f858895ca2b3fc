/** ClickHouse inside this process: no server, one folder, one process at a time. */
import '../config/thread-pool.ts';
import { mkdir, rm, unlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type ClickHouseClientConfigOptions, createClient } from '@clickhouse/client';
import { Session } from 'chdb';
import { createChdbConnection } from 'chdb/connection';
import { NO_REMAINDER } from '../disk/backup-source.ts';
import { restoreFatalSignals } from '../process/fatal-signal.ts';
import { type ClickHouse, READING_SETTINGS } from './clickhouse.ts';
import { ClientPool, closePools, getStoredBytes, runCommand, runSelect } from './client.ts';
import { buildEngineConfiguration, type EngineBounds } from './engine-configuration.ts';
import { copyEngine } from './engine-copy.ts';
import { type Column, encodeBlock } from './native-format.ts';

const READERS = 2;
/** Statements are not compiled to machine code: it made none of ours faster and held 50 MB. */
const ENGINE_SETTINGS = {
  ...READING_SETTINGS,
  compile_expressions: 0,
  compile_aggregate_expressions: 0,
  compile_sort_description: 0,
};

/**
 * Opens the engine on `folder`, which it creates. Blocks go in through a file, because the engine takes binary data
 * only from files: 100,000 rows in 25 ms, where text took five times as long to write alone.
 */
export async function openEmbeddedClickHouse(folder: string, bounds?: Partial<EngineBounds>): Promise<ClickHouse> {
  const root = resolve(folder);
  const incoming = resolve(root, 'incoming');
  // What a crash left half-written was never acknowledged; its sender has it still.
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  const configuration = resolve(root, 'engine.xml');
  await writeFile(configuration, buildEngineConfiguration(bounds));

  const path = resolve(root, 'engine');
  // The first to open decides how the engine runs; the clients after it join the same engine.
  const anchor = new Session(path, { connectionArgs: [`--config-file=${configuration}`] });
  const connect = async () => {
    const client = createClient(clientOptions(path));
    await runCommand(client, sessionSettings(ENGINE_SETTINGS));
    return client;
  };
  const pools = {
    writer: new ClientPool([await connect()]),
    job: new ClientPool([await connect()]),
    log: new ClientPool([await connect()]),
    report: new ClientPool([await connect(), await connect()]),
    reader: new ClientPool(await Promise.all(Array.from({ length: READERS }, connect))),
  };
  restoreFatalSignals();
  let files = 0;

  return {
    command: (sql, session = 'writer') => pools[session].run((client) => runCommand(client, sql)),
    select: (sql, session = 'reader') => pools[session].run((client) => runSelect(client, sql)),
    async insert(table, columns: readonly Column[], session = 'writer') {
      const file = resolve(incoming, `${++files}.native`);
      await writeFile(file, encodeBlock(columns));
      try {
        const names = columns.map(({ name }) => name).join(', ');
        const sql = `INSERT INTO ${table} (${names}) SELECT ${names} FROM file('${quoted(file)}', 'Native')`;
        await pools[session].run((client) => runCommand(client, sql));
      } finally {
        await unlink(file);
      }
    },
    writeParquet: (sql, path) =>
      pools.job.run((client) => runCommand(client, `INSERT INTO FUNCTION file('${quoted(path)}', 'Parquet') ${sql}`)),
    // Its allocator keeps freed pages until asked to purge: a quarter of what the process held after an ingest.
    releaseMemory: () => pools.job.run((client) => runCommand(client, 'SYSTEM JEMALLOC PURGE')),
    copyable: {
      kind: 'embedded',
      size: () => pools.job.run(getStoredBytes),
      async fix(copy) {
        await copyEngine(path, resolve(copy, 'engine'), (sql) => pools.job.run((client) => runSelect(client, sql)));
        return NO_REMAINDER;
      },
    },
    async close() {
      await closePools(pools);
      anchor.close();
    },
  };
}

/** The connection is typed by a copy of the client's types of another version; at run time they are one. */
function clientOptions(path: string): ClickHouseClientConfigOptions {
  return { connection: createChdbConnection({ path }) } as unknown as ClickHouseClientConfigOptions;
}

/** Said once to a session: given to the client, each of them is a statement of its own before every other. */
function sessionSettings(settings: Readonly<Record<string, number>>): string {
  return `SET ${Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ')}`;
}

function quoted(path: string): string {
  return path.replaceAll('\\', '\\\\').replaceAll("'", "''");
}

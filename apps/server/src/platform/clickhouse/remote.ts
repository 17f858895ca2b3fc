/** ClickHouse over the network (`CLICKHOUSE_URL`), with the same sessions and the same blocks as the embedded engine. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { type ClickHouse, READING_SETTINGS } from './clickhouse.ts';
import { ClientPool, closePools, getStoredBytes, runCommand, runSelect } from './client.ts';
import { encodeBlock } from './native-format.ts';
import { dumpTables, loadTables } from './remote-copy.ts';

const REQUEST_TIMEOUT_MS = 120_000;

/** User, password and database are part of the address: `https://user:password@host:8443/fms`. */
export async function openRemoteClickHouse(url: string): Promise<ClickHouse> {
  const pool = () =>
    new ClientPool([
      createClient({
        url,
        application: 'fms',
        request_timeout: REQUEST_TIMEOUT_MS,
        clickhouse_settings: READING_SETTINGS,
        // A failure is thrown to the caller; the client need not log it as well.
        log: { level: ClickHouseLogLevel.OFF },
      }),
    ]);
  const pools = { writer: pool(), job: pool(), reader: pool(), log: pool(), report: pool() };

  return {
    command: (sql, session = 'writer') => pools[session].run((client) => runCommand(client, sql)),
    select: (sql, session = 'reader') => pools[session].run((client) => runSelect(client, sql)),
    insert: (table, columns, session = 'writer') =>
      pools[session].run(async (client) => {
        const names = columns.map(({ name }) => name).join(', ');
        const query = `INSERT INTO ${table} (${names}) FORMAT Native`;
        const { stream } = await client.exec({ query, values: Readable.from([encodeBlock(columns)]) });
        stream.resume();
      }),
    writeParquet: (sql, path) =>
      pools.job.run(async (client) => {
        const { stream } = await client.exec({ query: `${sql} FORMAT Parquet` });
        await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
      }),
    async releaseMemory() {},
    copyable: {
      kind: 'networked',
      size: () => pools.job.run(getStoredBytes),
      fix: (folder) => pools.job.run((client) => dumpTables(client, folder)),
      load: (folder) => pools.writer.run((client) => loadTables(client, folder)),
    },
    close: () => closePools(pools),
  };
}

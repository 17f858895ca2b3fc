/**
 * The tables of a ClickHouse server as files of its native format, for a backup, and back into an empty server. The
 * moment is the newest batch: readings that come while the tables are read are left out by their batch number.
 */
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type { ClickHouseClient } from '@clickhouse/client';
import { readCompressedFile } from '../disk/compressed-file.ts';

const READINGS = ['sample', 'sample_text', 'position'];
/** What follows from the readings. Read later than marked, they are recomputed where the marks say so. */
const DERIVED = ['roll_up', 'track', 'retired', 'traffic'];
const MARKS = 'dirty_hour';
/** Of an answer that should be empty, in an error. */
const MOST_WORDS = 500;
const BATCHES = 'batch';

/**
 * Whatever fails is then the status of the answer. Without it ClickHouse writes its words behind the rows sent so far,
 * and a backup would keep them as rows. It holds back each table on its own disk meanwhile, and tells that it lives.
 */
const WHOLE_ANSWER = {
  wait_end_of_query: 1,
  send_progress_in_http_headers: 1,
  http_headers_progress_interval_ms: '60000',
} as const;

const fileOf = (folder: string, table: string) => join(folder, `${table}.native.zst`);

/** Fixes the moment; the answer reads the tables. */
export async function dumpTables(client: ClickHouseClient, folder: string): Promise<() => Promise<void>> {
  await mkdir(folder);
  const answer = await client.query({
    query: `SELECT toString(max(number)) AS last FROM ${BATCHES}`,
    format: 'JSONEachRow',
  });
  const [{ last = '0' } = {}] = await answer.json<{ last: string }>();
  if (!/^\d+$/.test(last)) throw new Error('The number of the newest batch cannot be read.');
  await dumpTable(client, folder, MARKS, 'FINAL');
  return async () => {
    await dumpTable(client, folder, BATCHES, `WHERE number <= ${last}`);
    for (const table of READINGS) await dumpTable(client, folder, table, `FINAL WHERE batch <= ${last}`);
    for (const table of DERIVED) await dumpTable(client, folder, table, 'FINAL');
  };
}

async function dumpTable(client: ClickHouseClient, folder: string, table: string, which: string): Promise<void> {
  const { stream } = await client.exec({
    query: `SELECT * FROM ${table} ${which} FORMAT Native`,
    clickhouse_settings: WHOLE_ANSWER,
  });
  const out = createWriteStream(fileOf(folder, table), { mode: 0o600 });
  await pipeline(stream as Readable, createZstdCompress(), out);
}

/** Fills tables that exist and are empty. */
export async function loadTables(client: ClickHouseClient, folder: string): Promise<void> {
  for (const table of [...READINGS, ...DERIVED, MARKS, BATCHES]) {
    const { stream } = await client.exec({
      query: `INSERT INTO ${table} FORMAT Native`,
      // Opened by the request itself: a file that is missing or cut off fails the insert, and nothing beside it.
      values: Readable.from(readCompressedFile(fileOf(folder, table))),
      // A backup of an older version may hold columns that are gone.
      clickhouse_settings: { ...WHOLE_ANSWER, input_format_skip_unknown_fields: 1 },
    });
    const words = await text(stream);
    if (words !== '') throw new Error(`ClickHouse did not take the rows of ${table}: ${words.slice(0, MOST_WORDS)}`);
  }
}

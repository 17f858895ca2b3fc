import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openClickHouse } from './index.ts';

const TABLES = ['sample', 'sample_text', 'position', 'roll_up', 'track', 'retired', 'traffic', 'dirty_hour', 'batch'];
const WORDS = 'Code: 241. DB::Exception: Memory limit (total) exceeded. (MEMORY_LIMIT_EXCEEDED)';

let server: Server;
let url: string;
let folder: string;
/** Of which table a statement fails in the middle. */
let failing: string;

/** Answers as ClickHouse does: a failure in the middle is a status only for who waits for the end, else some text. */
beforeEach(async () => {
  failing = '';
  folder = await mkdtemp(join(tmpdir(), 'fms-remote-copy-'));
  server = createServer(async (request, response) => {
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk as Buffer);
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams;
    const query = asked.get('query') ?? Buffer.concat(body).toString();
    if (query.includes('AS last')) return response.end('{"last":"7"}\n');
    const fails = failing !== '' && new RegExp(`(FROM|INTO) ${failing}\\b`).test(query);
    if (fails && asked.get('wait_end_of_query') === '1') return response.writeHead(500).end(WORDS);
    return response.end(fails ? `rows${WORDS}` : '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const backUp = async () => {
  const engine = await openClickHouse({ url });
  try {
    const complete = await engine.copyable.fix(join(folder, 'dump'));
    await complete();
  } finally {
    await engine.close();
  }
};
const bringBack = async () => {
  const engine = await openClickHouse({ url });
  try {
    await engine.copyable.load?.(folder);
  } finally {
    await engine.close();
  }
};
const leaveFiles = (tables: readonly string[]) =>
  Promise.all(tables.map((table) => writeFile(join(folder, `${table}.native.zst`), zstdCompressSync('rows'))));

it.each(['dirty_hour', 'sample', 'traffic'])(
  'a table that fails while it is read (%s) fails the backup',
  async (table) => {
    failing = table;
    await expect(backUp()).rejects.toThrow('Memory limit');
  },
);

it('a table that does not take its rows fails the restore', async () => {
  await leaveFiles(TABLES);
  await bringBack();
  failing = 'retired';
  await expect(bringBack()).rejects.toThrow('Memory limit');
});

it('a file that is missing or cut off fails the restore', async () => {
  await leaveFiles(TABLES.filter((table) => table !== 'track'));
  await expect(bringBack()).rejects.toThrow('track.native.zst');
  await leaveFiles(TABLES);
  const whole = zstdCompressSync(Buffer.alloc(100_000, 'rows of a ship'));
  await writeFile(join(folder, 'track.native.zst'), whole.subarray(0, whole.length - 5));
  await expect(bringBack()).rejects.toThrow();
});

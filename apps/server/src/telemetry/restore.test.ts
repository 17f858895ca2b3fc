/** A backup of a ClickHouse server and its way back, with the embedded engine behind the interface of a server. */

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createClient } from '@clickhouse/client';
import { createChdbConnection } from 'chdb/connection';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClickHouse, openClickHouse } from '../platform/clickhouse/index.ts';
import { createBatch } from './batch/batch.ts';
import { restoreTelemetry } from './restore.ts';
import { openTelemetry } from './telemetry.ts';
import { NOON, toTagId } from './testing/telemetry-fixture.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fms-remote-copy-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** What a ClickHouse server answers over HTTP, from the engine that is open in `folder`. */
async function serveEngine(folder: string) {
  const client = createClient({ connection: createChdbConnection({ path: join(folder, 'engine') }) } as never);
  let files = 0;
  const server = createServer(async (request, response) => {
    try {
      const inUrl = new URL(request.url ?? '/', 'http://localhost').searchParams.get('query');
      if (inUrl?.startsWith('INSERT')) {
        const file = join(root, `${++files}.native`);
        await pipeline(request, createWriteStream(file));
        const [, table] = /INSERT INTO (\w+)/.exec(inUrl) ?? [];
        await client.command({ query: `INSERT INTO ${table} SELECT * FROM file('${file}', 'Native')` });
        response.end();
        return;
      }
      let query = inUrl ?? '';
      for await (const chunk of request) query += chunk;
      if (!query.startsWith('SELECT')) {
        await client.command({ query });
        response.end();
      } else await pipeline((await client.exec({ query })).stream as Readable, response);
    } catch (error) {
      response.writeHead(500).end(String((error as Error).message));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await client.close();
    },
  };
}

async function contentOf(engine: ClickHouse): Promise<number[]> {
  const tables = ['sample', 'sample_text', 'position', 'roll_up', 'track', 'dirty_hour', 'retired', 'traffic'];
  const counts = await Promise.all(
    tables.map(async (table) => {
      const rows = await engine.select(`SELECT toFloat64(sum(cityHash64(*) % 1000000)) AS n FROM ${table} FINAL`);
      return rows.numbers('n')[0] as number;
    }),
  );
  const batches = await engine.select('SELECT toFloat64(count()) AS n FROM batch');
  return [...counts, batches.numbers('n')[0] as number];
}

it('brings everything back as of its moment', async () => {
  const clock = { now: () => NOON };
  const engine = await openClickHouse({ folder: join(root, 'first') });
  const telemetry = await openTelemetry({ engine, clock, isFine: () => false, commit: { commitIntervalMs: 0 } });
  for (let sequence = 1; sequence <= 3; sequence++) {
    const batch = createBatch('bridge', sequence);
    for (let i = 0; i < 1000; i++)
      batch.samples.push(toTagId(1 + (i % 2)), NOON - 10_800_000 + i * 1000, 0, i * sequence, 0);
    batch.positions.push(toTagId(3), NOON - 7_200_000 + sequence, 0, 54, 10, 0);
    batch.texts.push(toTagId(4), NOON - sequence, 0, 'idle', 0);
    await telemetry.append(batch);
  }
  await telemetry.rollUps.run(0);
  await telemetry.samples.deletePeriod([toTagId(2)], NOON - 10_700_000, NOON - 10_600_000);
  const content = await contentOf(engine);
  const server = await serveEngine(join(root, 'first'));
  const remote = await openClickHouse({ url: server.url });
  const complete = await remote.copyable.fix(join(root, 'dump'));
  const late = createBatch('bridge', 9);
  late.samples.push(toTagId(1), NOON, 0, 9, 0);
  await telemetry.append(late);
  await complete();
  await remote.close();
  await server.close();
  await telemetry.close();
  await engine.close();

  const empty = await openClickHouse({ folder: join(root, 'second') });
  const restored = await serveEngine(join(root, 'second'));
  await restoreTelemetry(restored.url, join(root, 'dump'));
  expect(await contentOf(empty)).toEqual(content);
  await expect(restoreTelemetry(restored.url, join(root, 'dump'))).rejects.toThrow('empty database');
  await restored.close();
  await empty.close();
}, 120_000);

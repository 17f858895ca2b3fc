import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestClickHouse, type TestClickHouse } from '../../testing/test-clickhouse.ts';
import { type ClickHouse, formatSqlNumbers, openClickHouse } from './index.ts';
import { decodeBlocks, encodeBlock } from './native-format.ts';

describe('native blocks', () => {
  it('gives back every column it packed, times and batch numbers beyond 32 bits included', () => {
    const read = decodeBlocks(
      encodeBlock([
        { name: 'tag', type: 'UInt32', values: Uint32Array.of(1, 4_294_967_295) },
        { name: 'ts', type: 'Int64', values: [1_732_000_000_123, -62_135_596_800_000] },
        { name: 'batch', type: 'UInt64', values: [0, 2 ** 53 - 1] },
        { name: 'value', type: 'Float64', values: Float64Array.of(-0.5, 1e300) },
        { name: 'note', type: 'String', values: ['', 'fjord ⚓'.repeat(40)] },
      ]),
    );
    expect(read.length).toBe(2);
    expect([...(read.numbers('tag') as Uint32Array)]).toEqual([1, 4_294_967_295]);
    expect([...(read.numbers('ts') as Float64Array)]).toEqual([1_732_000_000_123, -62_135_596_800_000]);
    expect([...(read.numbers('batch') as Float64Array)]).toEqual([0, 2 ** 53 - 1]);
    expect([...(read.numbers('value') as Float64Array)]).toEqual([-0.5, 1e300]);
    expect(read.texts('note')).toEqual(['', 'fjord ⚓'.repeat(40)]);
  });

  it('refuses columns of different lengths', () => {
    const columns = [
      { name: 'a', type: 'UInt8', values: [1] },
      { name: 'b', type: 'UInt8', values: [1, 2] },
    ] as const;
    expect(() => encodeBlock(columns)).toThrow('column b has 2 rows');
  });
});

it.each([[Number.NaN], [Number.POSITIVE_INFINITY]])('lets no %s into a query', (value) => {
  expect(() => formatSqlNumbers([1, value])).toThrow(RangeError);
});

/**
 * The HTTP interface of a ClickHouse server, as far as our client uses it, before the embedded engine: no server of
 * a kind that has our codecs can be had on a build machine.
 */
async function serveOverHttp(engine: ClickHouse): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const inUrl = new URL(request.url ?? '/', 'http://localhost').searchParams.get('query');
    try {
      if (inUrl?.startsWith('INSERT')) {
        const [, table] = /INSERT INTO (\w+)/.exec(inUrl) ?? [];
        const read = decodeBlocks(body);
        await engine.insert(table ?? '', [
          { name: 'tag', type: 'UInt32', values: read.numbers('tag') },
          { name: 'note', type: 'String', values: read.texts('note') },
        ]);
        response.end();
      } else {
        const sql = (inUrl ?? body.toString()).replace(/ FORMAT Native$/, '');
        if (!sql.startsWith('SELECT')) {
          await engine.command(sql);
          response.end();
          return;
        }
        const read = await engine.select(sql);
        response.end(encodeBlock([{ name: 'total', type: 'Float64', values: read.numbers('total') }]));
      }
    } catch (error) {
      response.writeHead(500).end(String((error as Error).message));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('refuses to write into the last of the disk, and still answers', async () => {
  const { engine, close } = await openTestClickHouse('clickhouse-full', { diskReserveBytes: 2 ** 60 });
  await engine.command('CREATE TABLE note (tag UInt32) ENGINE = MergeTree ORDER BY tag');
  const insert = engine.insert('note', [{ name: 'tag', type: 'UInt32', values: [1] }]);
  await expect(insert).rejects.toMatchObject({ type: 'NOT_ENOUGH_SPACE' });
  expect((await engine.select('SELECT tag FROM note')).length).toBe(0);
  await close();
});

describe('the telemetry engine', () => {
  let store: TestClickHouse;
  let engine: ClickHouse;

  beforeAll(async () => {
    store = await openTestClickHouse("clickhouse-o'brien");
    ({ engine } = store);
  });
  afterAll(() => store.close());

  it('runs inside the bounds it was given', async () => {
    const settings = await engine.select(
      "SELECT toUInt64(value) AS value FROM system.server_settings WHERE name IN ('index_mark_cache_size', 'mark_cache_size', 'max_server_memory_usage', 'query_condition_cache_size') ORDER BY name",
    );
    expect([...(settings.numbers('value') as Float64Array)]).toEqual([8_000_000, 32_000_000, 600_000_000, 8_000_000]);
    const merging =
      "SELECT toFloat64(value) AS value FROM system.merge_tree_settings WHERE name = 'merge_selector_base'";
    expect((await engine.select(merging)).numbers('value')[0]).toBe(20);
  });

  it('gives back the memory of a large question when it is told to', async () => {
    await engine.select('SELECT toFloat64(uniqExact(number)) AS n FROM numbers(4000000)');
    const before = process.memoryUsage.rss();
    await engine.releaseMemory();
    expect(before - process.memoryUsage.rss()).toBeGreaterThan(20_000_000);
  });

  it('stores a block and answers its columns', async () => {
    await engine.command('CREATE TABLE note (tag UInt32, note String) ENGINE = MergeTree ORDER BY tag');
    await engine.insert('note', [
      { name: 'tag', type: 'UInt32', values: [2, 1] },
      { name: 'note', type: 'String', values: ['b', "it's\n"] },
    ]);
    const read = await engine.select('SELECT tag, note FROM note ORDER BY tag');
    expect(read.texts('note')).toEqual(["it's\n", 'b']);
  });

  it('answers an empty result as columns without rows', async () => {
    const read = await engine.select('SELECT tag FROM note WHERE tag = 99');
    expect([read.length, read.numbers('tag').length]).toEqual([0, 0]);
  });

  it('names what is wrong with a statement', async () => {
    await expect(engine.select('SELECT nothing FROM nowhere')).rejects.toThrow('nowhere');
  });

  it('lets a reader through while a long job runs', async () => {
    const order: string[] = [];
    const job = engine
      .select('SELECT sum(number * number) AS total FROM numbers(200000000)', 'job')
      .then(() => order.push('job'));
    const reader = engine.select('SELECT 1 AS one').then(() => order.push('reader'));
    await Promise.all([job, reader]);
    expect(order).toEqual(['reader', 'job']);
  });

  it('speaks the same statements, queries and blocks over the network', async () => {
    const { server, url } = await serveOverHttp(engine);
    const remote = await openClickHouse({ url });
    await remote.command('CREATE TABLE far (tag UInt32, note String) ENGINE = MergeTree ORDER BY tag');
    await remote.insert('far', [
      { name: 'tag', type: 'UInt32', values: [5, 6] },
      { name: 'note', type: 'String', values: ['x', 'y'] },
    ]);
    const read = await remote.select('SELECT toFloat64(sum(tag)) AS total FROM far');
    expect(read.numbers('total')[0]).toBe(11);
    await remote.releaseMemory();
    await expect(remote.command('DROP TABLE nowhere')).rejects.toThrow('nowhere');
    await remote.close();
    server.close();
  });
});

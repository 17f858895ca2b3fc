import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openEmbeddedClickHouse } from '../../apps/server/src/platform/clickhouse/embedded.ts';
import { migrateTelemetry } from '../../apps/server/src/telemetry/schema.ts';
import { readColumnSizes } from './disk.ts';

it('reads the size of every column, also of a table so small that the engine keeps it in one file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fms-disk-'));
  try {
    const engine = await openEmbeddedClickHouse(join(folder, 'telemetry'));
    await migrateTelemetry(engine);
    await engine.command(`INSERT INTO roll_up (step, tag_id, ts, min, max, sum, first, last, count)
      SELECT 60, 1, number * 60000, rand(), rand(), rand(), rand(), rand(), 60 FROM numbers(1000)`);
    await engine.close();
    const sizes = (await readColumnSizes(folder)).filter(({ table }) => table === 'roll_up');
    expect(sizes.map(({ column }) => column)).toEqual(expect.arrayContaining(['min', 'max', 'sum', 'count', 'ts']));
    expect(sizes.filter(({ bytes }) => !(bytes > 0))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

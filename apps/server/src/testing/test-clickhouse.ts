/** An embedded ClickHouse on a folder of its own, without tables. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClickHouse, type ClickHouseLocation, openClickHouse } from '../platform/clickhouse/index.ts';

export interface TestClickHouse {
  readonly engine: ClickHouse;
  /** Closes the engine and removes its folder. */
  close(): Promise<void>;
}

type EngineBounds = Extract<ClickHouseLocation, { folder: string }>['bounds'];

/** `name` becomes a part of the folder's name. */
export async function openTestClickHouse(name = 'clickhouse', bounds: EngineBounds = {}): Promise<TestClickHouse> {
  const folder = await mkdtemp(join(tmpdir(), `fms-${name}-`));
  const engine = await openClickHouse({ folder, bounds });
  return {
    engine,
    async close() {
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

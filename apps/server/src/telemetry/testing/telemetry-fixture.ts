/** A telemetry store on a folder of its own, for tests and benchmarks; it can be closed and opened again on it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TagId, toId } from '@fms/domain/identity';
import { type ClickHouse, openClickHouse } from '../../platform/clickhouse/index.ts';
import { createBatch, openTelemetry, type StoredBatch, type Telemetry, type TelemetryBatch } from '../index.ts';

/** A Thursday at noon, in UTC; tests count from here. */
export const NOON = Date.UTC(2026, 4, 14, 12);
export const toTagId = (id: number) => toId<TagId>(id);

export interface TelemetryFixture {
  readonly telemetry: Telemetry;
  readonly engine: ClickHouse;
  readonly clock: { time: number; now(): number };
  /** Fills one batch and stores it. */
  store(fill: (batch: TelemetryBatch) => void): Promise<StoredBatch>;
  /** Closes as if the process ended and opens on the same folder. */
  reopen(): Promise<void>;
  /** Tags with 5 s statistics. */
  readonly fineTags: Set<number>;
  dispose(): Promise<void>;
}

export async function openFixture(): Promise<TelemetryFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'fms-telemetry-'));
  const clock = { time: NOON, now: () => clock.time };
  const fineTags = new Set<number>();
  let sequence = 0;
  const open = async () => {
    const engine = await openClickHouse({ folder });
    const isFine = (tagId: number) => fineTags.has(tagId);
    return { engine, telemetry: await openTelemetry({ engine, clock, isFine, commit: { commitIntervalMs: 0 } }) };
  };
  let current = await open();
  const close = async () => {
    await current.telemetry.close();
    await current.engine.close();
  };
  return {
    get telemetry() {
      return current.telemetry;
    },
    get engine() {
      return current.engine;
    },
    clock,
    fineTags,
    store(fill) {
      const batch = createBatch('bridge', ++sequence);
      fill(batch);
      return current.telemetry.append(batch);
    },
    async reopen() {
      await close();
      current = await open();
    },
    async dispose() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

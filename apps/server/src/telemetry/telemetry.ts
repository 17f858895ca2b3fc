/** The telemetry store put together: one writer for all ships, stores to read from, and the jobs behind them. */

import type { ClickHouse } from '../platform/clickhouse/index.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { createSummaryStore, type SummaryStore } from './aggregate/index.ts';
import type { StoredBatch, TelemetryBatch } from './batch/batch.ts';
import { DirtyHours } from './hour/dirty-hours.ts';
import { RetentionHorizon } from './hour/retention-horizon.ts';
import { Latest } from './latest/latest.ts';
import { loadLatest } from './latest/latest-loader.ts';
import { createLogTable, type LogTable } from './log/log-table.ts';
import { createPositionStore, type PositionStore } from './position-store.ts';
import { createSampleStore, type SampleStore } from './sample-store.ts';
import { migrateTelemetry } from './schema.ts';
import { createSpanStore, type SpanStore } from './span/index.ts';
import { readStorage, type TagStorage } from './storage.ts';
import { createTrafficStore, type TrafficStore } from './traffic-store.ts';
import { createRetention, type Retention } from './write/retention.ts';
import { RollUps } from './write/roll-up.ts';
import { createTelemetryRemoval, type TelemetryRemoval } from './write/telemetry-removal.ts';
import { type CommitBounds, Writer } from './write/writer.ts';

export interface TelemetryOptions {
  readonly engine: ClickHouse;
  readonly clock: Clock;
  /** Whether 5 s statistics are kept for the tag (recording kind 2). */
  readonly isFine: (tagId: number) => boolean;
  readonly commit?: Partial<CommitBounds>;
}

export interface Telemetry {
  /** Stores a batch; resolves when it is on disk, with the rows that became the latest of their tags. */
  append(batch: TelemetryBatch): Promise<StoredBatch>;
  /** Resolves when another batch may be read from a link; memory stays bounded by it. */
  hasRoom(): Promise<void>;
  readonly samples: SampleStore;
  readonly positions: PositionStore;
  /** What tags came to over periods. */
  readonly summaries: SummaryStore;
  /** Totals of the tags of many vessels over spans. */
  readonly spans: SpanStore;
  readonly traffic: TrafficStore;
  readonly log: LogTable;
  readonly rollUps: RollUps;
  readonly retention: Retention;
  readonly removal: TelemetryRemoval;
  /** Runs work while nothing is written, deleted or recomputed; what ships send meanwhile waits. */
  whileStill<T>(work: () => Promise<T>): Promise<T>;
  /** What each tag takes of the disk; what was measured since `recentFromMs` is counted apart. */
  storage(recentFromMs: number): Promise<TagStorage[]>;
  /** Stores what waits; the engine is its owner's to close. */
  close(): Promise<void>;
}

/** Of numbers, texts and positions alike. */
function newestMs({ samples, texts, positions }: Latest, tagId: number): number {
  const times = [samples, texts, positions].map((readings) => readings.of(tagId)?.time ?? Number.NEGATIVE_INFINITY);
  return Math.max(...times);
}

export async function openTelemetry({ engine, clock, isFine, commit }: TelemetryOptions): Promise<Telemetry> {
  await migrateTelemetry(engine);
  const latest = new Latest();
  const retiredSamples = await RetentionHorizon.load(engine, 'sample');
  const retiredPositions = await RetentionHorizon.load(engine, 'position');
  const dirtySamples = await DirtyHours.load(engine, 'sample', (tagId) => retiredSamples.before(tagId));
  const dirtyPositions = await DirtyHours.load(engine, 'position', (tagId) => retiredPositions.before(tagId));
  await loadLatest(engine, latest, dirtySamples, dirtyPositions);
  const parts = { engine, clock, latest, dirtySamples, dirtyPositions, retiredSamples, retiredPositions };
  const writer = new Writer(parts, commit);
  const rollUps = new RollUps({ ...parts, writer, isFine });
  return {
    append: (batch) => writer.append(batch),
    hasRoom: () => writer.hasRoom(),
    samples: createSampleStore({ ...parts, writer, rollUps }),
    positions: createPositionStore(engine, latest.positions, dirtyPositions, retiredPositions),
    summaries: createSummaryStore(parts),
    spans: createSpanStore(engine, dirtySamples),
    traffic: createTrafficStore(engine),
    log: createLogTable(engine, (work) => writer.exclusively(work)),
    rollUps,
    retention: createRetention({ ...parts, writer, rollUps }),
    removal: createTelemetryRemoval({ ...parts, writer, rollUps }),
    whileStill: (work) => rollUps.whileIdle(() => writer.exclusively(work)),
    storage: (recentFromMs) => readStorage(engine, { recentFromMs, newestMs: (tagId) => newestMs(latest, tagId) }),
    close: () => writer.close(),
  };
}

/** Opens the telemetry engine and its stores, and declares the jobs that keep them in order. */
import { DATA_TAG_TYPE } from '@fms/domain/tag';
import { lockClickHouse, openClickHouse } from '../platform/clickhouse/index.ts';
import type { Module } from '../platform/module/module.ts';
import { openParquetTables } from './parquet-table.ts';
import { PARQUET_TABLES, TAG_TYPES, TELEMETRY, TELEMETRY_COPY } from './ports.ts';
import { openTelemetry } from './telemetry.ts';

const ROLL_UP_INTERVAL_MS = 30_000;
const RELEASE_MEMORY_INTERVAL_MS = 10_000;
const TRIM_TRAFFIC_INTERVAL_MS = 3_600_000;

export const telemetryModule: Module = {
  name: 'telemetry',
  async register({ config, onLost, folder, clock, disposables, jobs, services }) {
    const typeOf = services.get(TAG_TYPES);
    const location = config.clickhouseUrl ? { url: config.clickhouseUrl } : { folder: folder.path('telemetry') };
    const engine = disposables.adopt(await openClickHouse(location), (opened) => opened.close());
    if (config.clickhouseUrl) disposables.adopt(await lockClickHouse({ engine, onLost }), (lock) => lock.close());
    const isFine = (tagId: number) => typeOf(tagId) === DATA_TAG_TYPE.stat5;
    const telemetry = await openTelemetry({ engine, clock, isFine });
    disposables.adopt(telemetry, (opened) => opened.close());
    services.provide(TELEMETRY, telemetry);
    services.provide(TELEMETRY_COPY, engine.copyable);
    services.provide(PARQUET_TABLES, await openParquetTables(engine));

    jobs.add({ name: 'roll-up', intervalMs: ROLL_UP_INTERVAL_MS, run: () => telemetry.rollUps.run() });
    // Ends the run under way, which the job would wait for.
    disposables.adopt(telemetry.rollUps, (rollUps) => rollUps.end());
    jobs.add({ name: 'traffic', intervalMs: TRIM_TRAFFIC_INTERVAL_MS, run: () => telemetry.traffic.trim() });
    const run = () => engine.releaseMemory();
    jobs.add({ name: 'release of memory', intervalMs: RELEASE_MEMORY_INTERVAL_MS, run });
  },
};

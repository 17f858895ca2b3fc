/** A networked telemetry store filled from a backup. */
import { openClickHouse } from '../platform/clickhouse/index.ts';
import { StartFailure } from '../platform/failure/start-failure.ts';
import { migrateTelemetry } from './schema.ts';

/** Throws a `StartFailure` when the server holds telemetry already. */
export async function restoreTelemetry(url: string, folder: string): Promise<void> {
  const engine = await openClickHouse({ url });
  try {
    const there = await engine.select(
      "SELECT toFloat64(count()) AS tables FROM system.tables WHERE database = currentDatabase() AND name = 'sample'",
    );
    if (there.numbers('tables')[0] !== 0) {
      throw new StartFailure(
        'The ClickHouse of CLICKHOUSE_URL holds telemetry already: restore into an empty database.',
      );
    }
    await migrateTelemetry(engine);
    await engine.copyable.load?.(folder);
  } finally {
    await engine.close();
  }
}

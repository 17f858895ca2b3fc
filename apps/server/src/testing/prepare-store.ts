/** Fills a store before a server starts on it, in this process or in one of its own. */
import { join } from 'node:path';
import { seedDemonstration } from '../demonstration/index.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { type Db, openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createLogger } from '../platform/log/logger.ts';

/** Tables exist when it is called, and in the demonstration its accounts. */
export type Prepare = (db: Db, clock: Clock) => Promise<void>;

/** Migrates the store of a data folder, or of a PostgreSQL, and hands it to `prepare`; it is closed again afterwards. */
export async function prepareStore(
  { dataFolder, databaseUrl, mode }: Pick<Config, 'dataFolder' | 'databaseUrl' | 'mode'>,
  clock: Clock,
  prepare: Prepare,
): Promise<void> {
  const location = databaseUrl ? { url: databaseUrl } : { folder: join(dataFolder, 'database') };
  const db = openDatabase(location, createLogger('silent'));
  try {
    await migrate(db);
    if (mode === 'demonstration') await seedDemonstration(db, clock);
    await prepare(db, clock);
  } finally {
    await db.destroy();
  }
}

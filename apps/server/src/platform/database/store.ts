/** The relational store of a configuration, opened, brought up to date and known to be of the right mode. */
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { DataFolder } from '../data-folder.ts';
import type { Logger } from '../logger.ts';
import { StartFailure } from '../start-failure.ts';
import { type Db, openDatabase } from './database.ts';
import { markInstallation } from './installation.ts';
import { migrate } from './migrate.ts';

export interface StorePorts {
  config: Config;
  folder: DataFolder;
  clock: Clock;
  logger: Logger;
}

/** PostgreSQL refuses or cannot be reached; the address is not shown, it may hold a password. */
function unreachable(error: unknown): StartFailure {
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new StartFailure(`The PostgreSQL of DATABASE_URL cannot be used: ${reason}.`, { cause: error });
}

export async function openStore({ config, folder, clock, logger }: StorePorts): Promise<Db> {
  const location = config.databaseUrl ? { url: config.databaseUrl } : { folder: folder.path('database') };
  const db = openDatabase(location, logger);
  try {
    // The first question opens the connection: what fails here is the address, what fails later is us.
    await db.selectNoFrom((is) => is.lit(1).as('one')).execute();
  } catch (error) {
    await db.destroy().catch(() => {});
    throw config.databaseUrl ? unreachable(error) : error;
  }
  try {
    const applied = await migrate(db);
    if (applied.length > 0) logger.info({ applied }, 'database brought up to date');
    await markInstallation(db, config.mode, clock);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

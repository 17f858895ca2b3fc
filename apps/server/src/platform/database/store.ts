/** The relational store of a configuration, opened, brought up to date and known to be of the right mode. */
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { type BackupSource, NO_REMAINDER } from '../disk/backup-source.ts';
import type { DataFolder } from '../disk/data-folder.ts';
import { formatMegabytes, getFolderBytes, watchDisk } from '../disk/disk-space.ts';
import { StartFailure } from '../failure/start-failure.ts';
import type { Logger } from '../log/logger.ts';
import { type Db, openDatabase } from './database.ts';
import { dumpDatabase, getDatabaseBytes } from './dump.ts';
import { markInstallation } from './installation.ts';
import { migrate } from './migrate.ts';
import { startCheckpoints } from './pglite/checkpoints.ts';
import type { PGliteConnection } from './pglite/connection.ts';

export interface StorePorts {
  config: Config;
  folder: DataFolder;
  clock: Clock;
  logger: Logger;
  /** Told once when the embedded store stopped by itself. */
  onLost?: (error: Error) => void;
  /** Told when the store is open and its tables are brought up to date. */
  onMigrating?: () => void;
}

/** PostgreSQL refuses or cannot be reached; the address is not shown, it may hold a password. */
function unreachable(error: unknown): StartFailure {
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new StartFailure(`The PostgreSQL of DATABASE_URL cannot be used: ${reason}.`, { cause: error });
}

interface Store {
  db: Db;
  copyable: BackupSource;
  close(): Promise<void>;
}

/** The embedded store with what looks after it: checkpoints, and room on its disk. */
function openEmbedded({ folder, logger, onLost = () => {} }: StorePorts): Store {
  const reserve = watchDisk(folder.path(), (hasRoom, free) => {
    if (hasRoom) logger.warn({ free: formatMegabytes(free) }, 'there is room on the disk again');
    else logger.error({ free: formatMegabytes(free) }, 'the disk is nearly full: nothing is written any more');
  });
  let connection: PGliteConnection | undefined;
  const onOpen = (opened: PGliteConnection) => {
    connection = opened;
  };
  const db = openDatabase({ folder: folder.path('database') }, logger, { hasRoom: reserve.hasRoom, onLost, onOpen });
  const stopCheckpoints = startCheckpoints(db, (error) => logger.error({ err: error }, 'checkpoint failed'));
  return {
    db,
    copyable: {
      kind: 'embedded',
      size: () => getFolderBytes(folder.path('database')),
      async fix(copy) {
        await connection?.copyTo(copy);
        return NO_REMAINDER;
      },
    },
    async close() {
      reserve.close();
      stopCheckpoints();
      await db.destroy();
    },
  };
}

function openNetworked(url: string, { logger }: StorePorts): Store {
  const db = openDatabase({ url }, logger);
  const copyable: BackupSource = {
    kind: 'networked',
    size: () => getDatabaseBytes(db),
    fix: (copy) => dumpDatabase(db, copy),
  };
  return { db, copyable, close: () => db.destroy() };
}

/** The first question opens the connection: what fails there is the address, what fails later is us. */
async function connect(db: Db, isNetworked: boolean): Promise<void> {
  try {
    await db.selectNoFrom((is) => is.lit(1).as('one')).execute();
  } catch (error) {
    throw isNetworked ? unreachable(error) : error;
  }
}

export async function openStore(ports: StorePorts): Promise<Store> {
  const { config, clock, logger } = ports;
  const store = config.databaseUrl ? openNetworked(config.databaseUrl, ports) : openEmbedded(ports);
  try {
    await connect(store.db, config.databaseUrl !== null);
    ports.onMigrating?.();
    const applied = await migrate(store.db);
    if (applied.length > 0) logger.info({ applied }, 'database brought up to date');
    await markInstallation(store.db, config.mode, clock);
    return store;
  } catch (error) {
    await store.close().catch(() => {});
    throw error;
  }
}

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
import { lockServer } from './server-lock.ts';

export interface StorePorts {
  config: Config;
  folder: DataFolder;
  clock: Clock;
  logger: Logger;
  /** Told once when the embedded store stopped by itself, or another server took the PostgreSQL. */
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

async function openNetworked(url: string, { logger, onLost = () => {} }: StorePorts): Promise<Store> {
  const lock = await lockServer({ url, onLost }).catch((error) => {
    throw error instanceof StartFailure ? error : unreachable(error);
  });
  const db = openDatabase({ url }, logger);
  const copyable: BackupSource = {
    kind: 'networked',
    size: () => getDatabaseBytes(db),
    fix: (copy) => dumpDatabase(db, copy),
  };
  return {
    db,
    copyable,
    async close() {
      await db.destroy();
      await lock.close();
    },
  };
}

export async function openStore(ports: StorePorts): Promise<Store> {
  const { config, clock, logger } = ports;
  const store = config.databaseUrl ? await openNetworked(config.databaseUrl, ports) : openEmbedded(ports);
  try {
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

/** What each store takes of the disk, and by how much it grows. */
import type { HealthReport } from '@fms/contract/health';
import { DAY_MS, type Instant } from '@fms/domain/time';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { StoreSizeTable } from '../../platform/database/tables/health.ts';
import { deleteStoreSizesBefore, findOldestStoreSizes, insertStoreSizes } from './health.repository.ts';

const KEPT_MS = 7 * DAY_MS;
/** Folders are read file by file: a page that is left open asks for that once a minute. */
const COUNT_AGAIN_AFTER_MS = 60_000;

export interface StoreSizePorts {
  db: Db;
  clock: Clock;
  /** What each store takes now, in bytes. */
  sizes: Readonly<Record<StoreSizeTable['store'], () => Promise<number>>>;
}

export function createStoreSizes({ db, clock, sizes }: StoreSizePorts) {
  let counted: { atMs: Instant; rows: Promise<StoreSizeTable[]> } | undefined;

  async function count(atMs: Instant): Promise<StoreSizeTable[]> {
    const stores = Object.entries(sizes) as [StoreSizeTable['store'], () => Promise<number>][];
    return Promise.all(stores.map(async ([store, read]) => ({ store, atMs, bytes: Math.round(await read()) })));
  }

  function now(): Promise<StoreSizeTable[]> {
    const atMs = clock.now();
    if (counted && atMs - counted.atMs < COUNT_AGAIN_AFTER_MS) return counted.rows;
    const rows = count(atMs);
    counted = { atMs, rows };
    rows.catch(() => {
      counted = undefined;
    });
    return rows;
  }

  return {
    /** Remembers the sizes, and forgets those of more than a week ago. */
    async round(): Promise<void> {
      await insertStoreSizes(db, await now());
      await deleteStoreSizesBefore(db, clock.now() - KEPT_MS);
    },

    async list(): Promise<HealthReport['stores']> {
      const oldest = new Map((await findOldestStoreSizes(db)).map((row) => [row.store, row]));
      return (await now()).map(({ store, atMs, bytes }) => {
        const before = oldest.get(store);
        const days = before === undefined ? 0 : (atMs - before.atMs) / DAY_MS;
        return { store, bytes, bytesPerDay: before === undefined || days < 1 ? null : (bytes - before.bytes) / days };
      });
    },
  };
}
export type StoreSizes = ReturnType<typeof createStoreSizes>;

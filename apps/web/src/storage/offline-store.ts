/**
 * What the application remembers in the browser's indexed database, so that it opens on the last known fleet before the
 * network answers: one entry per subject and user. Losing it costs a second of waiting, so no failure is passed on.
 */
import type { UseStore } from 'idb-keyval';
import { readCurrentUser } from './current-user.ts';

/** Fetched when it is first needed: the sign-in screen has nothing to remember. */
const loadDatabase = () => import('idb-keyval');
type Database = Awaited<ReturnType<typeof loadDatabase>>;

let store: UseStore | undefined;

/** Private windows and full disks refuse the database; the product then simply starts without a memory. */
async function unlessRefused<T>(work: (database: Database, store: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    const database = await loadDatabase();
    store ??= database.createStore('fms', 'offline');
    return await work(database, store);
  } catch (error) {
    console.info('The offline store did not answer', error);
    return undefined;
  }
}

/** Opens the database beforehand: that takes longer than to read from it. */
export async function prepareOffline(): Promise<void> {
  await unlessRefused(({ keys }, kept) => keys(kept));
}

export function readOffline(key: string): Promise<unknown> {
  return unlessRefused(({ get }, kept) => get<unknown>(key, kept));
}

/** Nothing is remembered of a user who has left meanwhile. */
export async function writeOffline(key: string, value: unknown): Promise<void> {
  if (readCurrentUser() === undefined) return;
  await unlessRefused(({ set }, kept) => set(key, value, kept));
}

/** Forgets everything, as signing out must. */
export async function clearOffline(): Promise<void> {
  await unlessRefused(({ clear }, kept) => clear(kept));
}

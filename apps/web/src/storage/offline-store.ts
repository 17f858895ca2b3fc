/**
 * What the application remembers in the browser's indexed database, so that it opens on the last known fleet before the
 * network answers: one entry per subject and user. Losing it costs a second of waiting, so no failure is passed on.
 */
import { clear, createStore, get, set, type UseStore } from 'idb-keyval';

let database: UseStore | undefined;

function store(): UseStore {
  database ??= createStore('fms', 'offline');
  return database;
}

/** Private windows and full disks refuse the database; the product then simply starts without a memory. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    console.info('The offline store did not answer', error);
    return undefined;
  }
}

export function readOffline(key: string): Promise<unknown> {
  return unlessRefused(() => get<unknown>(key, store()));
}

export async function writeOffline(key: string, value: unknown): Promise<void> {
  await unlessRefused(() => set(key, value, store()));
}

/** Forgets everything, as signing out must. */
export async function clearOffline(): Promise<void> {
  await unlessRefused(() => clear(store()));
}

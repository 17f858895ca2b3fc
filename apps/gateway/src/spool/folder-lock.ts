/** One process per spool: two writers would give the same number to two batches. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

export class SpoolInUseError extends Error {
  readonly code = 'journal-in-use';
}

/**
 * Locks the folder; returns its release. The operating system releases the lock however the process dies: a file
 * with a process number would lock a ship's gateway out after a power cut, when the number belongs to another program.
 * Node has no such lock of its own, SQLite's is one.
 */
export function lockSpoolFolder(directory: string): () => void {
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new SpoolInUseError(`Another gateway is using ${directory}.`);
  }
  return () => lock.close();
}

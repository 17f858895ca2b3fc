/** One process per journal: two writers would give the same number to two batches. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class JournalInUse extends Error {
  readonly code = 'journal-in-use';
}

/** Takes the folder for this process and returns the way out. A lock whose process is gone is taken over. */
export function lockFolder(directory: string): () => void {
  const path = join(directory, 'lock');
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(readFileSync(path, 'utf8'));
    if (owner !== process.pid && isAlive(owner)) {
      throw new JournalInUse(`another gateway (process ${owner}) is using ${directory}`);
    }
    writeFileSync(path, String(process.pid));
  }
  return () => rmSync(path, { force: true });
}

function isAlive(process_: number): boolean {
  if (!Number.isInteger(process_) || process_ <= 0) return false;
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

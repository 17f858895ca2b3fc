/** The one folder that holds everything the server keeps: made private, locked, and marked with its mode. */
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../config/config.ts';
import { getSystemErrorCode, StartFailure } from '../failure/start-failure.ts';
import { DISK_RESERVE_BYTES, formatMegabytes, getFreeBytes } from './disk-space.ts';

/** Holds the mode the folder was made in: neither mode may open the other's data. */
const MODE_MARKER = 'mode';
const LOCK = 'lock';
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const SQLITE_BUSY = 5;

export interface DataFolder {
  /** Absolute path of a file or folder in it. */
  path(...names: string[]): string;
  /** Gives the lock back. */
  close(): void;
}

/** One sentence for what the operating system says about a folder; the error itself when it is something else. */
export function toFolderFailure(folder: string, error: unknown): unknown {
  const because: Record<string, string> = {
    ENOSPC: 'its disk is full',
    EDQUOT: 'its disk quota is used up',
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'it is on a read-only disk',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'there is a file of that name',
  };
  const reason = because[getSystemErrorCode(error) ?? ''];
  return reason ? new StartFailure(`The data folder ${folder} cannot be used: ${reason}.`, { cause: error }) : error;
}

/**
 * A lock the operating system gives back when the process dies, however it dies; a file with a process number would
 * lock out the next start after a power cut. Node has no such lock of its own, SQLite's is one.
 */
function takeLock(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, LOCK), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new StartFailure(`Another server is running on the data folder ${folder}; stop it or choose --data.`);
  }
  return () => lock.close();
}

/** A full disk often still lets a file be made: only writing some bytes shows it. */
async function tryWriting(folder: string): Promise<void> {
  const free = await getFreeBytes(folder);
  if (free < DISK_RESERVE_BYTES) {
    const numbers = `${formatMegabytes(free)} are free, ${formatMegabytes(DISK_RESERVE_BYTES)} needed`;
    throw new StartFailure(`The data folder ${folder} cannot be used: its disk is full (${numbers}).`);
  }
  const probe = join(folder, `write-test-${process.pid}`);
  try {
    await writeFile(probe, Buffer.alloc(64 * 1024), { mode: PRIVATE_FILE });
  } finally {
    await rm(probe, { force: true });
  }
}

/**
 * The demonstration's accounts have a published password: live mode refuses its folder, and it refuses the folder
 * of live mode rather than create them there.
 */
async function markMode(folder: string, mode: Config['mode']): Promise<void> {
  const marker = join(folder, MODE_MARKER);
  const found = await readFile(marker, 'utf8').catch((error) => {
    if (getSystemErrorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (found === null) return writeFile(marker, `${mode}\n`, { mode: PRIVATE_FILE });
  if (found.trim() !== mode) throw createWrongModeFailure(`The data folder ${folder}`, mode);
}

/** The sentence for data of the other mode; `holder` begins it, e.g. `The data folder ./data`. */
export function createWrongModeFailure(holder: string, mode: Config['mode']): StartFailure {
  return mode === 'live'
    ? new StartFailure(`${holder} holds demonstration data, which --live refuses: choose another.`)
    : new StartFailure(`${holder} holds the data of a live server, which the demonstration refuses: add --live.`);
}

/** Makes the folder when needed, locks it, and proves that it can be written to. */
export async function openDataFolder({ dataFolder, mode }: Pick<Config, 'dataFolder' | 'mode'>): Promise<DataFolder> {
  let release: (() => void) | undefined;
  try {
    await mkdir(dataFolder, { recursive: true, mode: PRIVATE_FOLDER });
    await chmod(dataFolder, PRIVATE_FOLDER);
    await tryWriting(dataFolder);
    release = takeLock(dataFolder);
    await markMode(dataFolder, mode);
    return { path: (...names) => join(dataFolder, ...names), close: release };
  } catch (error) {
    release?.();
    throw toFolderFailure(dataFolder, error);
  }
}

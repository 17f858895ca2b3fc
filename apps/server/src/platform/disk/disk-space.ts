/**
 * Room the server leaves on its disk. The embedded database does not survive a disk that is filled to the last byte
 * (it waits for ever for room for its next log file), so writing stops a little before, with a reason, and goes on by
 * itself when space is freed.
 */
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { getSystemErrorCode } from '../failure/start-failure.ts';

const MEGABYTE = 1024 * 1024;
/** Writing stops when less is free; enough for what one look to the next can write. */
export const DISK_RESERVE_BYTES = 128 * MEGABYTE;
const LOOK_EVERY_MS = 2_000;

export interface DiskReserve {
  /** Whether there is still more room than the reserve. */
  hasRoom(): boolean;
  close(): void;
}

/** Bytes this user may still write on the disk that holds the folder. */
export async function getFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Bytes of all files in a folder; what goes while it is looked at is no part of it. */
export async function getFolderBytes(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const name of names) {
    if (name.isFile()) bytes += (await stat(join(name.parentPath, name.name)).catch(ignoreMissing))?.size ?? 0;
  }
  return bytes;
}

function ignoreMissing(error: unknown): undefined {
  if (getSystemErrorCode(error) !== 'ENOENT') throw error;
}

export function formatMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE)} MB`;
}

/** Looks every two seconds; `onChange` is told when writing stops or goes on. */
export function watchDisk(folder: string, onChange: (hasRoom: boolean, free: number) => void): DiskReserve {
  let hasRoom = true;
  const look = async () => {
    const free = await getFreeBytes(folder);
    if (free >= DISK_RESERVE_BYTES === hasRoom) return;
    hasRoom = !hasRoom;
    onChange(hasRoom, free);
  };
  // A folder that cannot be read fails the next write, which reports it.
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS);
  timer.unref();
  return { hasRoom: () => hasRoom, close: () => clearInterval(timer) };
}

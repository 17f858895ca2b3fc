/** What lies in the outbox: files and directories that can be exchanged, by the path the shore knows them by. */

import type { Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFilePath, checkListing, type EntryKind, isFileRefusal, PATH_PARTS } from '@fms/domain/file';
import type { Instant } from '@fms/domain/time';

/** Entries of one outbox that are looked at, of all its directories. */
export const OUTBOX_ENTRIES = 20_000;

export interface ScannedEntry {
  /** Below the outbox, in NFC. */
  readonly path: string;
  /** Below the outbox, as the file system has it. */
  readonly diskPath: string;
  readonly isDirectory: boolean;
  readonly sizeBytes: number;
  readonly modifiedMs: Instant;
}

export interface OutboxScan {
  readonly entries: readonly ScannedEntry[];
  /** Sentences about what was left out. */
  readonly refusals: readonly string[];
}

const kindOf = (stat: Stats): EntryKind => {
  if (stat.isSymbolicLink()) return 'symbolic-link';
  if (stat.isFile()) return 'file';
  return stat.isDirectory() ? 'directory' : 'other';
};

/** Links are not followed; a directory that cannot be read is left out. */
export async function scanOutbox(root: string, now: Instant): Promise<OutboxScan> {
  const entries: ScannedEntry[] = [];
  const refusals: string[] = [];
  const open: { path: string; diskPath: string }[] = [{ path: '', diskPath: '' }];
  for (let directory = open.shift(); directory && entries.length < OUTBOX_ENTRIES; directory = open.shift()) {
    const listed = await listDirectory(root, directory.diskPath, now);
    const checked = checkListing(listed, now);
    refusals.push(...checked.refusals.map(({ part, sentence }) => `${part}: ${sentence}`));
    for (const entry of checked.entries) {
      if (entries.length === OUTBOX_ENTRIES) break;
      const path = directory.path === '' ? entry.name : `${directory.path}/${entry.name}`;
      if (isFileRefusal(checkFilePath(path))) continue;
      const diskName = listed.find(({ name }) => name.normalize('NFC') === entry.name)?.name ?? entry.name;
      const diskPath = join(directory.diskPath, diskName);
      const isDirectory = entry.kind === 'directory';
      entries.push({
        ...{ path, diskPath, isDirectory, sizeBytes: isDirectory ? 0 : entry.sizeBytes },
        modifiedMs: Math.trunc(entry.changedAt),
      });
      if (isDirectory && path.split('/').length < PATH_PARTS) open.push({ path, diskPath });
    }
  }
  return { entries, refusals };
}

/** The time of a directory moves with its files, by whatever clock: one ahead of ours does not keep its files on board. */
async function listDirectory(root: string, diskPath: string, now: Instant) {
  const folder = join(root, diskPath);
  const names = await readdir(folder).catch(() => []);
  const listed = [];
  for (const name of names.sort().slice(0, OUTBOX_ENTRIES)) {
    const stat = await lstat(join(folder, name)).catch(() => null);
    if (stat === null) continue;
    const { size: sizeBytes, mtimeMs, nlink: linkCount } = stat;
    const changedAt = stat.isDirectory() ? Math.min(mtimeMs, now) : mtimeMs;
    listed.push({ name, kind: kindOf(stat), sizeBytes, changedAt: Math.max(0, changedAt), linkCount });
  }
  return listed;
}

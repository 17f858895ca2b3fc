/** Puts a file that is whole and checked into the inbox by one rename, so that it is never seen in part. */
import { lstat, mkdir, open, realpath, rename, utimes } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { TransferError } from '@fms/contract/transfer';
import { checkFilePath, isFileRefusal } from '@fms/domain/file';
import type { Instant } from '@fms/domain/time';

export interface Placing {
  /** The file, on the same disk as the inbox. */
  readonly from: string;
  readonly inbox: string;
  /** Below the inbox. */
  readonly path: string;
  readonly modifiedMs: Instant;
  readonly now: Instant;
}

/** The parts of a path of the shore. @throws {TransferError} with the code of the rule that is broken */
export function requireParts(path: string): readonly string[] {
  const checked = checkFilePath(path);
  if (isFileRefusal(checked)) throw new TransferError(checked.refused, checked.sentence);
  return checked.parts;
}

/**
 * What stands under that name already is kept beside it.
 * @throws {TransferError} where a link or a directory is in the way
 */
export async function placeFile({ from, inbox, path, modifiedMs, now }: Placing): Promise<void> {
  const parts = requireParts(path);
  const folder = await makeFolders(await realpath(inbox), parts.slice(0, -1));
  const target = join(folder, parts.at(-1) ?? '');
  const standing = await lstat(target).catch(() => null);
  if (standing && !standing.isFile())
    throw new TransferError('other-kind', 'A directory or a link of that name is in the inbox.');
  if (standing) await rename(target, keptName(target, now));
  await utimes(from, now / 1000, modifiedMs / 1000);
  await rename(from, target);
  await syncFolder(folder);
}

async function makeFolders(root: string, parts: readonly string[]): Promise<string> {
  let folder = root;
  for (const part of parts) {
    folder = join(folder, part);
    await mkdir(folder).catch(() => {});
    const made = await lstat(folder).catch(() => null);
    if (!made?.isDirectory())
      throw new TransferError('other-kind', 'A file or a link stands where a directory must be.');
  }
  return folder;
}

/** `plan.pdf` → `plan (kept 2026-11-23 22.10.05.123).pdf`. */
function keptName(path: string, now: Instant): string {
  const { dir, name, ext } = parse(path);
  const at = new Date(now).toISOString().replace('T', ' ').replaceAll(':', '.').replace('Z', '');
  return join(dir, `${name} (kept ${at})${ext}`);
}

/** A name that was not written through is lost with the power. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().catch(() => {});
  await handle.close();
}

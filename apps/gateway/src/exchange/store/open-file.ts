/** Opens a file below a folder without following a link, whatever has been put in its place since it was listed. */
import { constants, type Stats } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { TransferError } from '@fms/contract/transfer';

/** A pipe must not hold the gateway up. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

export interface OpenedFile {
  readonly handle: FileHandle;
  readonly sizeBytes: number;
  readonly modifiedMs: number;
  /** When content or names of the file changed, by the file system: no program sets it. */
  readonly changedMs: number;
}

/** @throws {TransferError} `not-found`, `symbolic-link`, `not-regular`, `hard-link` */
export async function openBelow(root: string, diskPath: string): Promise<OpenedFile> {
  const path = join(root, diskPath);
  const [folder, expected] = await Promise.all([realpath(dirname(path)), realpath(root)]).catch(() => {
    throw new TransferError('not-found', 'The file is no longer in the outbox.');
  });
  if (folder !== join(expected, dirname(diskPath)))
    throw new TransferError('symbolic-link', 'A link is not followed: put the file itself there.');
  const handle = await open(path, FLAGS).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ELOOP')
      throw new TransferError('symbolic-link', 'A link is not followed: put the file itself there.');
    throw new TransferError('not-found', 'The file is no longer in the outbox, or may not be read.');
  });
  const stat = await handle.stat();
  const fault = !stat.isFile() ? 'not-regular' : stat.nlink !== 1 ? 'hard-link' : null;
  if (fault === null) return { handle, ...toStamp(stat) };
  await handle.close();
  throw new TransferError(fault, 'Only files with one name are sent, no devices, pipes or links.');
}

/** Whether it was not written to since it was opened. */
export async function isUnchanged({ handle, sizeBytes, changedMs }: OpenedFile): Promise<boolean> {
  const now = toStamp(await handle.stat());
  return now.sizeBytes === sizeBytes && now.changedMs === changedMs;
}

const toStamp = ({ size, mtimeMs, ctimeMs }: Stats) => ({
  ...{ sizeBytes: size, modifiedMs: Math.trunc(mtimeMs), changedMs: ctimeMs },
});

/** Bytes at a place; fewer where the file has become shorter. */
export async function readAt(handle: FileHandle, offset: number, length: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafe(length);
  const { bytesRead } = await handle.read(bytes, 0, length, offset);
  return bytes.subarray(0, bytesRead);
}

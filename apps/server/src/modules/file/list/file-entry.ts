/** Rows of files and directories as listings tell them (§7.10). */
import type { FileEntry } from '@fms/contract/file';
import { toWireTime } from '@fms/contract/scalar';
import type { Instant } from '@fms/domain/time';
import { toListedState } from '@fms/domain/transfer';
import type { FileTransferRow, VesselFileRow, VesselOutboxEntryRow } from '../../../platform/database/tables/file.ts';

/** Share of the bytes that are there, 0 to 1; an empty file is there as soon as it is complete. */
function shareOf({ state, doneBytes, sizeBytes }: FileTransferRow): number {
  if (state === 'complete') return 1;
  return sizeBytes === null || sizeBytes === 0 ? 0 : Math.min(doneBytes / sizeBytes, 1);
}

export function toDirectoryEntry(name: string, modifiedMs: Instant): FileEntry {
  const modified = toWireTime(modifiedMs);
  return {
    ...{ fileId: null, name, isDirectory: true, size: 0, modified, sha256: null },
    ...{ state: 'complete', progress: 1, from: null },
  };
}

/** A file ashore, with its last transfer where it goes on board. */
export function toFileEntry(file: VesselFileRow, transfer: FileTransferRow | undefined): FileEntry {
  const { id: fileId, name, sizeBytes: size, modifiedMs, sha256, accountId: from } = file;
  const isSent = file.tree === 'to-vessel' && transfer !== undefined;
  const state = isSent ? toListedState(transfer.state, 'to-ship') : null;
  const progress = isSent ? shareOf(transfer) : 1;
  const modified = toWireTime(modifiedMs);
  return { fileId, name, isDirectory: false, size, modified, sha256, state: state ?? 'complete', progress, from };
}

/** A file of the outbox: with the transfer under way, or with the same file ashore, which it then is complete by. */
export function toOutboxEntry(
  entry: VesselOutboxEntryRow,
  open: FileTransferRow | undefined,
  ashore: VesselFileRow | undefined,
): FileEntry {
  const { name, isDirectory, sizeBytes: size, modifiedMs, sha256 } = entry;
  if (isDirectory) return toDirectoryEntry(name, modifiedMs);
  const isAshore =
    ashore !== undefined &&
    (sha256 === null ? ashore.sizeBytes === size && ashore.modifiedMs === modifiedMs : ashore.sha256 === sha256);
  const state = (open && toListedState(open.state, 'to-shore')) ?? (isAshore ? 'complete' : 'on-board');
  const progress = open ? shareOf(open) : Number(isAshore);
  const fileId = isAshore ? ashore.id : null;
  return { fileId, name, isDirectory, size, modified: toWireTime(modifiedMs), sha256, state, progress, from: null };
}

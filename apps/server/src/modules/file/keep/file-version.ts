/** What one arrived file changes in the tables: a version of its name, and a place in the queue of the line. */
import { MAX_OPEN_TRANSFERS } from '@fms/contract/file';
import { checkQuota } from '@fms/domain/file';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { moveTransfer, type TransferStatus } from '@fms/domain/transfer';
import type { Caller } from '../../../platform/access/caller.ts';
import { toActor } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FileTransferRow, StoredTree, VesselFileRow } from '../../../platform/database/tables/file.ts';
import { conflict } from '../../../platform/failure/failure.ts';
import { toFileFailure, type VesselPath } from '../rule/vessel-path.ts';
import { countStoredBytes, findNewestFile, insertVersion, requireFreeName } from '../store/file.repository.ts';
import { findPolicy } from '../store/file-policy.repository.ts';
import {
  countOpenTransfers,
  findTransfersOfFiles,
  insertTransfer,
  listOpenOfPath,
  updateTransfer,
} from '../store/transfer.repository.ts';
import type { StoredBytes } from './stored-bytes.ts';

/** Whole and checked, its bytes in the store. */
export interface ArrivedFile extends StoredBytes {
  readonly vesselId: VesselId;
  readonly place: VesselPath & { readonly tree: StoredTree };
  readonly modifiedMs: Instant;
}

/** A status as columns. */
export const toStatusColumns = ({ state, reason, until }: TransferStatus) => ({ state, reason, untilMs: until });

export const toStatus = ({ state, reason, untilMs }: FileTransferRow): TransferStatus => ({
  state,
  reason,
  until: untilMs,
});

/** The newest version where it has the same bytes and was not refused. */
export async function findSame(tx: Db, { vesselId, place, sha256 }: ArrivedFile): Promise<VesselFileRow | undefined> {
  const newest = await findNewestFile(tx, vesselId, place);
  if (newest?.sha256 !== sha256) return undefined;
  const transfer = (await findTransfersOfFiles(tx, [newest.id])).get(newest.id);
  return transfer?.state === 'refused' ? undefined : newest;
}

interface Addition {
  readonly now: Instant;
  /** Who sent it on board; undefined for a file of the ship. */
  readonly by?: Caller;
  /** Its own parts, which the file takes the place of, do not count. */
  readonly uploadId?: number | undefined;
}

/** @throws {Failure} `conflict` for a name that cannot stand there, and beyond the quota */
export async function addVersion(
  tx: Db,
  arrived: ArrivedFile,
  { now, by, uploadId }: Addition,
): Promise<VesselFileRow> {
  const { vesselId, place, modifiedMs, blob, sizeBytes, sha256 } = arrived;
  await requireFreeName(tx, vesselId, place);
  const { rules } = await findPolicy(tx, vesselId);
  const storedBytes = await countStoredBytes(tx, vesselId, uploadId);
  const refusal = checkQuota({ storedBytes, expectedBytes: 0 }, { name: place.name, sizeBytes }, rules.keep);
  if (refusal) throw toFileFailure(refusal);
  return insertVersion(tx, {
    ...{ vesselId, ...place, modifiedMs, storedMs: now, blob, sizeBytes, sha256 },
    ...{ accountId: by?.userId ?? null, accountName: by?.userName ?? '' },
  });
}

/** Ends what carries an older version of the file on board; answers the transfers. */
export async function endOlder(tx: Db, { vesselId, place }: ArrivedFile, now: Instant): Promise<number[]> {
  const open = await listOpenOfPath(tx, { vesselId, direction: 'to-ship', path: place.path });
  for (const transfer of open) {
    const next = moveTransfer(toStatus(transfer), { event: 'withdraw' }, 'to-ship');
    if (next) await updateTransfer(tx, transfer.id, { ...toStatusColumns(next), changedMs: now });
  }
  return open.map(({ id }) => id);
}

/** @throws {Failure} `conflict` where the queue is full */
export async function requirePlaceInQueue(tx: Db, vesselId: VesselId): Promise<void> {
  if ((await countOpenTransfers(tx, vesselId)) < MAX_OPEN_TRANSFERS) return;
  throw conflict(`${MAX_OPEN_TRANSFERS} files wait for the line of this vessel already.`);
}

/** Queues a file for the ship; where the policy asks for a second person it waits for that one. */
export async function queueForShip(
  tx: Db,
  file: VesselFileRow,
  caller: Caller,
  now: Instant,
): Promise<FileTransferRow> {
  const { vesselId, id: fileId, path, sizeBytes, sha256 } = file;
  await requirePlaceInQueue(tx, vesselId);
  const { rules } = await findPolicy(tx, vesselId);
  const { accountId, who: accountName, actingId } = toActor(caller);
  return insertTransfer(tx, {
    ...{ vesselId, direction: 'to-ship', path, fileId, sizeBytes, sha256, priority: 'normal' },
    ...{ state: 'queued', queuedMs: now, changedMs: now, accountId, accountName, actingId },
    ...(rules.needsApproval && { state: 'waiting', reason: 'approval-shore' }),
  });
}

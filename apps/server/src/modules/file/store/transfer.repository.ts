/** Rows of the queue of a line, and the bytes that went over it. */

import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { getUsage, isEnded, NO_USAGE, TRANSFER_STATES, type TransferDirection } from '@fms/domain/transfer';
import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import { countRows } from '../../../platform/database/count-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FileTransferRow, FileTransferTable, NewFileTransfer } from '../../../platform/database/tables/file.ts';

const OPEN_STATES = TRANSFER_STATES.filter((state) => !isEnded(state));
const ENDED_STATES = TRANSFER_STATES.filter(isEnded);

export function findTransfer(db: Db, id: number): Promise<FileTransferRow | undefined> {
  return db.selectFrom('fileTransfer').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockTransfer(tx: Db, id: number): Promise<FileTransferRow | undefined> {
  return tx.selectFrom('fileTransfer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

const selectOpen = (db: Db, vesselId: VesselId) =>
  db.selectFrom('fileTransfer').where('vesselId', '=', vesselId).where('state', 'in', OPEN_STATES);

/** What has not ended, in no order; `compareTransfers` of the domain sorts it. */
export function listOpenTransfers(db: Db, vesselId: VesselId): Promise<FileTransferRow[]> {
  return selectOpen(db, vesselId).selectAll().orderBy('id').execute();
}

/** What ended since, newest first. */
export function listEndedTransfers(
  db: Db,
  vesselId: VesselId,
  sinceMs: Instant,
  most: number,
): Promise<FileTransferRow[]> {
  return db
    .selectFrom('fileTransfer')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .where('state', 'in', ENDED_STATES)
    .where('changedMs', '>=', sinceMs)
    .orderBy('changedMs', 'desc')
    .limit(most)
    .execute();
}

/** The last transfer of each of the files. */
export async function findTransfersOfFiles(db: Db, fileIds: readonly number[]): Promise<Map<number, FileTransferRow>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('fileTransfer')
    .selectAll()
    .where('fileId', 'in', [...fileIds])
    .orderBy('id')
    .execute();
  return new Map(rows.flatMap((row) => (row.fileId === null ? [] : [[row.fileId, row] as const])));
}

/** Whether a file is on board by a transfer of before. */
export async function isDelivered(db: Db, fileId: number): Promise<boolean> {
  const transfer = await db
    .selectFrom('fileTransfer')
    .select('id')
    .where(({ and }) => and({ fileId, direction: 'to-ship', state: 'complete' }))
    .limit(1)
    .executeTakeFirst();
  return transfer !== undefined;
}

/** Transfers of a path that have not ended. */
export function listOpenOfPath(
  db: Db,
  { vesselId, direction, path }: { vesselId: VesselId; direction: TransferDirection; path: string },
): Promise<FileTransferRow[]> {
  return selectOpen(db, vesselId)
    .selectAll()
    .where(({ and }) => and({ direction, path }))
    .orderBy('id')
    .execute();
}

export function countOpenTransfers(db: Db, vesselId: VesselId): Promise<number> {
  return countRows(selectOpen(db, vesselId));
}

export function insertTransfer(tx: Db, transfer: NewFileTransfer): Promise<FileTransferRow> {
  return tx.insertInto('fileTransfer').values(transfer).returningAll().executeTakeFirstOrThrow();
}

export function updateTransfer(tx: Db, id: number, values: Updateable<FileTransferTable>): Promise<FileTransferRow> {
  return tx.updateTable('fileTransfer').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Bytes done of a transfer that still moves. */
export async function saveProgress(db: Db, id: number, doneBytes: number): Promise<void> {
  await db.updateTable('fileTransfer').set({ doneBytes }).where('id', '=', id).where('state', '=', 'sending').execute();
}

/** Adds chunks that crossed the line, also to a transfer that has ended meanwhile. */
export async function addSentBytes(db: Db, vesselId: VesselId, id: number, bytes: number): Promise<void> {
  await db
    .updateTable('fileTransfer')
    .set({ sentBytes: sql<number>`sent_bytes + ${bytes}` })
    .where(({ and }) => and({ id, vesselId }))
    .execute();
}

/** Deletes what ended before. */
export async function deleteTransfersBefore(db: Db, beforeMs: Instant): Promise<void> {
  await db.deleteFrom('fileTransfer').where('state', 'in', ENDED_STATES).where('changedMs', '<', beforeMs).execute();
}

/** The month of a time, as `LineUsage` counts it. */
export const getMonth = (now: Instant): number => getUsage(NO_USAGE, now).month;

export async function countMonthBytes(db: Db, vesselId: VesselId, now: Instant): Promise<number> {
  const row = await db
    .selectFrom('fileUsage')
    .select('bytes')
    .where(({ and }) => and({ vesselId, month: getMonth(now) }))
    .executeTakeFirst();
  return row?.bytes ?? 0;
}

export async function addMonthBytes(db: Db, vesselId: VesselId, bytes: number, now: Instant): Promise<void> {
  await db
    .insertInto('fileUsage')
    .values({ vesselId, month: getMonth(now), bytes })
    .onConflict((same) =>
      same.columns(['vesselId', 'month']).doUpdateSet({ bytes: sql<number>`file_usage.bytes + ${bytes}` }),
    )
    .execute();
}

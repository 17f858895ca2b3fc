/** Rows of uploads under way, and of their parts. */

import type { UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { countRows } from '../../../platform/database/count-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FilePartRow, FileUploadRow } from '../../../platform/database/tables/file.ts';
import { conflict } from '../../../platform/failure/failure.ts';

/** One person's upload of one file in so many parts. */
export interface UploadKey {
  readonly vesselId: VesselId;
  readonly accountId: UserId;
  /** Below `to-vessel`. */
  readonly path: string;
  readonly totalParts: number;
}

export function findUpload(db: Db, key: UploadKey): Promise<FileUploadRow | undefined> {
  return db
    .selectFrom('fileUpload')
    .selectAll()
    .where(({ and }) => and({ ...key }))
    .executeTakeFirst();
}

/** The upload, begun where it is not. */
export function openUpload(db: Db, key: UploadKey, touchedMs: Instant): Promise<FileUploadRow> {
  return db
    .insertInto('fileUpload')
    .values({ ...key, touchedMs })
    .onConflict((same) => same.columns(['vesselId', 'accountId', 'path', 'totalParts']).doUpdateSet({ touchedMs }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Uploads of an account to a vessel that are not complete. */
export function countOpenUploads(db: Db, { vesselId, accountId }: UploadKey): Promise<number> {
  const ofAccount = db.selectFrom('fileUpload').where(({ and }) => and({ vesselId, accountId }));
  return countRows(ofAccount.where('fileId', 'is', null));
}

/** In their order in the file. */
export function listParts(db: Db, uploadId: number): Promise<FilePartRow[]> {
  return db.selectFrom('filePart').selectAll().where('uploadId', '=', uploadId).orderBy('partIndex').execute();
}

/**
 * Puts the part in the place of one of the same number; answers the bytes that are no longer named.
 * @throws {Failure} `conflict` when the upload was completed or swept meanwhile
 */
export async function savePart(tx: Db, part: FilePartRow): Promise<string | null> {
  const { uploadId, partIndex, sizeBytes, sha256, blob } = part;
  const upload = await tx
    .selectFrom('fileUpload')
    .select('fileId')
    .where('id', '=', uploadId)
    .forUpdate()
    .executeTakeFirst();
  if (upload?.fileId !== null) throw conflict('This upload ended meanwhile: send the part again.');
  const before = await tx
    .selectFrom('filePart')
    .select('blob')
    .where(({ and }) => and({ uploadId, partIndex }))
    .executeTakeFirst();
  await tx
    .insertInto('filePart')
    .values(part)
    .onConflict((same) => same.columns(['uploadId', 'partIndex']).doUpdateSet({ sizeBytes, sha256, blob }))
    .execute();
  return before?.blob ?? null;
}

/** The upload is this file: its parts stay known by their hashes, and their bytes are no longer named. */
export async function completeUpload(tx: Db, uploadId: number, fileId: number, touchedMs: Instant): Promise<void> {
  await tx.updateTable('fileUpload').set({ fileId, touchedMs }).where('id', '=', uploadId).execute();
  await tx.updateTable('filePart').set({ blob: null }).where('uploadId', '=', uploadId).execute();
}

export async function deleteUpload(db: Db, id: number): Promise<void> {
  await db.deleteFrom('fileUpload').where('id', '=', id).execute();
}

/** Deletes uploads that were not touched since; their bytes are no longer named. */
export async function deleteUploadsBefore(db: Db, beforeMs: Instant): Promise<number> {
  const gone = await db.deleteFrom('fileUpload').where('touchedMs', '<', beforeMs).returning('id').execute();
  return gone.length;
}

/** Links between jobs and files of their vessel. */
import type { VesselId } from '@fms/domain/identity';
import { countRows } from '../../../platform/database/count-rows.ts';
import type { Db } from '../../../platform/database/database.ts';

/** Files linked to a job, by path. */
export function listJobFiles(db: Db, jobId: number) {
  return db
    .selectFrom('jobFile')
    .innerJoin('vesselFile', 'vesselFile.id', 'jobFile.fileId')
    .select(['vesselFile.id', 'vesselFile.tree', 'vesselFile.path', 'vesselFile.sizeBytes'])
    .where('jobFile.jobId', '=', jobId)
    .orderBy('vesselFile.path')
    .orderBy('vesselFile.id')
    .execute();
}

export const countJobFiles = (db: Db, jobId: number): Promise<number> =>
  countRows(db.selectFrom('jobFile').where('jobId', '=', jobId));

/** Undefined too where the file is another vessel's. */
export function findFileOf(db: Db, vesselId: VesselId, fileId: number) {
  return db
    .selectFrom('vesselFile')
    .select(['id', 'tree', 'path'])
    .where('vesselId', '=', vesselId)
    .where('id', '=', fileId)
    .executeTakeFirst();
}

export async function linkFile(db: Db, jobId: number, fileId: number): Promise<void> {
  await db
    .insertInto('jobFile')
    .values({ jobId, fileId })
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function unlinkFile(db: Db, jobId: number, fileId: number): Promise<void> {
  await db.deleteFrom('jobFile').where('jobId', '=', jobId).where('fileId', '=', fileId).execute();
}

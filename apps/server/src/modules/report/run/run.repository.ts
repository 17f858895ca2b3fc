/** Rows of runs of reports. */
import type { UserId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ReportRunRow, ReportRunTable } from '../../../platform/database/tables/background/report.ts';

export function insertRun(db: Db, row: Insertable<ReportRunTable>): Promise<ReportRunRow> {
  return db.insertInto('reportRun').values(row).returningAll().executeTakeFirstOrThrow();
}

export function findRun(db: Db, id: number): Promise<ReportRunRow | undefined> {
  return db.selectFrom('reportRun').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export function listRuns(db: Db, most: number): Promise<ReportRunRow[]> {
  return db.selectFrom('reportRun').selectAll().orderBy('id', 'desc').limit(most).execute();
}

export async function setJob(db: Db, id: number, jobId: number | null): Promise<void> {
  await db.updateTable('reportRun').set({ jobId }).where('id', '=', id).execute();
}

/** A run that begins once more, after a crash or a failure, begins from nothing. */
export async function beginRun(db: Db, id: number, knownAtMs: Instant): Promise<void> {
  const begun = { state: 'running', progress: 0, knownAtMs, error: null } as const;
  await db.updateTable('reportRun').set(begun).where('id', '=', id).execute();
}

export async function setProgress(db: Db, id: number, progress: number): Promise<void> {
  await db.updateTable('reportRun').set({ progress }).where('id', '=', id).where('state', '=', 'running').execute();
}

export interface EndedRun {
  readonly blob: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly coverage: number | null;
  readonly difference: string | null;
  readonly now: Instant;
}

export async function endRun(db: Db, id: number, { now, ...file }: EndedRun): Promise<void> {
  const { blob, sizeBytes, sha256, coverage, difference } = file;
  const ended = { state: 'done', progress: 1, endedMs: now, error: null } as const;
  await db
    .updateTable('reportRun')
    .set({ ...ended, blob, sizeBytes, sha256, coverage, difference })
    .where('id', '=', id)
    .execute();
}

/** Notes why it failed; it waits for its next attempt unless that was the last. */
export async function failRun(
  db: Db,
  id: number,
  { isFinal, error, now }: { readonly isFinal: boolean; readonly error: string; readonly now: Instant },
): Promise<void> {
  const change = isFinal ? ({ state: 'failed', endedMs: now } as const) : ({ state: 'queued' } as const);
  await db
    .updateTable('reportRun')
    .set({ ...change, error })
    .where('id', '=', id)
    .execute();
}

/** Only what has not ended. */
export async function cancelRun(db: Db, id: number, now: Instant): Promise<ReportRunRow | undefined> {
  return db
    .updateTable('reportRun')
    .set({ state: 'cancelled', endedMs: now })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returningAll()
    .executeTakeFirst();
}

export async function countSent(db: Db, id: number, sentTo: number): Promise<void> {
  await db.updateTable('reportRun').set({ sentTo }).where('id', '=', id).execute();
}

/** Runs that ended before, with their files. */
export async function listEndedBefore(db: Db, endedMs: Instant): Promise<Pick<ReportRunRow, 'id' | 'blob'>[]> {
  return db.selectFrom('reportRun').select(['id', 'blob']).where('endedMs', '<', endedMs).execute();
}

export async function deleteRun(db: Db, id: number): Promise<void> {
  await db.deleteFrom('reportRun').where('id', '=', id).execute();
}

export type RunOwner = { readonly ownerId: UserId; readonly ownerName: string };

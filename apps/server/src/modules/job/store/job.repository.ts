/** Rows of jobs. */
import type { VesselId } from '@fms/domain/identity';
import type { JobKind, JobTotal } from '@fms/domain/job';
import type { TimeSpan } from '@fms/domain/time';
import { countRows } from '../../../platform/database/count-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import { formatLikePattern } from '../../../platform/database/like-pattern.ts';
import type { JobRow, NewJob } from '../../../platform/database/tables/machinery/job.ts';

/** Holds back other changes of the vessel's jobs until the transaction ends. */
export async function lockJobs(tx: Db, vesselId: VesselId): Promise<void> {
  await tx.selectFrom('vessel').select('id').where('id', '=', vesselId).forUpdate().execute();
}

/** Those that share time with a span, in order of time; removed ones are among them. */
export function listJobsWithin(db: Db, vesselId: VesselId, { from, to }: TimeSpan): Promise<JobRow[]> {
  return db
    .selectFrom('job')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .where('fromMs', '<', to)
    .where('toMs', '>', from)
    .orderBy('fromMs')
    .orderBy('id')
    .execute();
}

export function findJob(db: Db, vesselId: VesselId, id: number): Promise<JobRow | undefined> {
  return db.selectFrom('job').selectAll().where('vesselId', '=', vesselId).where('id', '=', id).executeTakeFirst();
}

export interface JobSearch {
  readonly vesselId: VesselId;
  readonly words?: string | undefined;
  readonly kind?: JobKind | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** The newest first, without removed ones. */
export async function searchJobs(db: Db, { vesselId, words = '', kind, offset, limit }: JobSearch) {
  const found = db
    .selectFrom('job')
    .where('vesselId', '=', vesselId)
    .where('state', '!=', 'removed')
    .$if(words.trim() !== '', (query) => query.where('words', 'ilike', formatLikePattern(words)))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as JobKind));
  const total = await countRows(found);
  const newestFirst = found.selectAll().orderBy('fromMs', 'desc').orderBy('id', 'desc');
  return { total, rows: await newestFirst.offset(offset).limit(limit).execute() };
}

/** Jobs of a kind that began in a span and are summed up. */
export function listSummedJobs(db: Db, vesselId: VesselId, kind: JobKind, { from, to }: TimeSpan): Promise<JobRow[]> {
  return db
    .selectFrom('job')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .where('kind', '=', kind)
    .where('fromMs', '>=', from)
    .where('fromMs', '<=', to)
    .where('total', 'is not', null)
    .where('state', 'not in', ['removed', 'running'])
    .orderBy('fromMs')
    .execute();
}

export async function insertJob(db: Db, row: Omit<NewJob, 'total'>): Promise<number> {
  const { id } = await db.insertInto('job').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateJob(db: Db, id: number, row: Omit<NewJob, 'total'>): Promise<void> {
  await db.updateTable('job').set(row).where('id', '=', id).execute();
}

export async function setJobTotal(db: Db, id: number, total: JobTotal): Promise<void> {
  await db
    .updateTable('job')
    .set({ total: JSON.stringify(total) })
    .where('id', '=', id)
    .execute();
}

/** By day, what jobs were found by. */
export async function readJobDays(db: Db, vesselId: VesselId): Promise<Map<number, string>> {
  const rows = await db.selectFrom('jobDay').select(['dayMs', 'digest']).where('vesselId', '=', vesselId).execute();
  return new Map(rows.map(({ dayMs, digest }) => [dayMs, digest]));
}

export async function putJobDays(
  db: Db,
  vesselId: VesselId,
  days: readonly { readonly dayMs: number; readonly digest: string }[],
): Promise<void> {
  if (days.length === 0) return;
  await db
    .insertInto('jobDay')
    .values(days.map(({ dayMs, digest }) => ({ vesselId, dayMs, digest })))
    .onConflict((known) =>
      known.columns(['vesselId', 'dayMs']).doUpdateSet((row) => ({ digest: row.ref('excluded.digest') })),
    )
    .execute();
}

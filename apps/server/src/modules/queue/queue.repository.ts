/** Reads rows of the durable queue for its page, and changes those that do not run. */
import type { QueueJobState } from '@fms/domain/queue';
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { QueueJobRow } from '../../platform/database/tables/background/queue.ts';

/** Counts of each state of each queue, and when its next job is due. */
export function countJobs(db: Db) {
  return db
    .selectFrom('queueJob')
    .select(({ fn }) => ['queue', 'state', sql<number>`count(*)::int`.as('jobs'), fn.min('dueMs').as('nextMs')])
    .groupBy(['queue', 'state'])
    .execute();
}

/** The run of each queue that began last. */
export function listLastRuns(db: Db): Promise<QueueJobRow[]> {
  return db
    .selectFrom('queueJob')
    .selectAll()
    .distinctOn('queue')
    .where('startedMs', 'is not', null)
    .orderBy('queue')
    .orderBy('startedMs', 'desc')
    .execute();
}

export interface JobFilter {
  readonly queue?: string | undefined;
  readonly state?: QueueJobState | undefined;
  readonly offset: number;
  readonly limit: number;
}

export async function listJobs(db: Db, { queue, state, offset, limit }: JobFilter) {
  let all = db.selectFrom('queueJob');
  if (queue !== undefined) all = all.where('queue', '=', queue);
  if (state !== undefined) all = all.where('state', '=', state);
  const { total } = await all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await all.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();
  return { rows, total };
}

export function findJob(db: Db, id: number): Promise<QueueJobRow | undefined> {
  return db.selectFrom('queueJob').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Lets it begin now with `attempts` attempts; undefined when another job of its key waits or runs. */
export async function renewJob(
  db: Db,
  job: QueueJobRow,
  now: Instant,
  attempts: number,
): Promise<QueueJobRow | undefined> {
  return db
    .updateTable('queueJob')
    .set({ state: 'waiting', dueMs: now, attemptsLeft: attempts, endedMs: null })
    .where('id', '=', job.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('queueJob as other')
            .select('other.id')
            .where('other.id', '!=', job.id)
            .where('other.queue', '=', job.queue)
            .where('other.key', '=', job.key)
            .where('other.state', 'in', ['waiting', 'running']),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

export function cancelJob(db: Db, id: number, now: Instant): Promise<QueueJobRow> {
  return db
    .updateTable('queueJob')
    .set({ state: 'cancelled', endedMs: now, worker: null, leaseUntilMs: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

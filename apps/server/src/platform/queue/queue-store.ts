/** Rows of the queue. A job belongs to the server whose name it carries; every change of a running one asks for that name. */
import { computeRetryMs } from '@fms/domain/queue';
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { QueueJobRow } from '../database/tables/background/queue.ts';

export interface NewJob {
  readonly queue: string;
  readonly key: string | null;
  readonly data: string;
  readonly attempts: number;
  readonly createdMs: Instant;
  readonly dueMs: Instant;
}

/** A server's hold on its jobs. */
export interface Lease {
  readonly worker: string;
  readonly now: Instant;
  readonly untilMs: Instant;
}

const ENDED = { worker: null, leaseUntilMs: null } as const;

/** Null when a job of that key waits or runs. */
export async function insertJob(db: Db, { attempts, ...job }: NewJob): Promise<number | null> {
  const row = await db
    .insertInto('queueJob')
    .values({ ...job, state: 'waiting', attemptsLeft: attempts })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether any job of these queues waits to be begun, or is held by a server that does not answer any more. */
export async function hasDueJob(db: Db, queues: readonly string[], now: Instant): Promise<boolean> {
  const row = await dueJobs(db, queues, [], now).executeTakeFirst();
  return row !== undefined;
}

function dueJobs(db: Db, queues: readonly string[], mine: readonly number[], now: Instant) {
  const due = db
    .selectFrom('queueJob')
    .select('id')
    .where('queue', 'in', queues)
    .where(({ eb, or, and }) =>
      or([
        and([eb('state', '=', 'waiting'), eb('dueMs', '<=', now)]),
        and([eb('state', '=', 'running'), eb('leaseUntilMs', '<', now)]),
      ]),
    )
    .orderBy('dueMs')
    .orderBy('id')
    .limit(1);
  return mine.length === 0 ? due : due.where('id', 'not in', mine);
}

/** Takes the job that is due first; two servers never take the same. What has no attempt left is buried, not begun. */
export async function claimJob(
  db: Db,
  queues: readonly string[],
  mine: readonly number[],
  { worker, now, untilMs }: Lease,
): Promise<QueueJobRow | undefined> {
  return db
    .updateTable('queueJob')
    .set(({ ref }) => ({
      ...{ worker, state: 'running', startedMs: now, endedMs: null, leaseUntilMs: untilMs },
      attempt: sql<number>`${ref('attempt')} + 1`,
      attemptsLeft: sql<number>`${ref('attemptsLeft')} - 1`,
    }))
    .where('id', '=', dueJobs(db, queues, mine, now).where('attemptsLeft', '>', 0).forUpdate().skipLocked())
    .returningAll()
    .executeTakeFirst();
}

/** Gives up what ended with its server on the last attempt; answers its queues. */
export async function buryLostJobs(db: Db, now: Instant): Promise<string[]> {
  const rows = await db
    .updateTable('queueJob')
    .set({ ...ENDED, state: 'failed', endedMs: now, error: 'The server ended during the last attempt.' })
    .where('state', '=', 'running')
    .where('leaseUntilMs', '<', now)
    .where('attemptsLeft', '=', 0)
    .returning('queue')
    .execute();
  return rows.map(({ queue }) => queue);
}

/** Prolongs the hold; answers the jobs that are still held. */
export async function renewLeases(db: Db, ids: readonly number[], { worker, untilMs }: Lease): Promise<Set<number>> {
  const rows = await db
    .updateTable('queueJob')
    .set({ leaseUntilMs: untilMs })
    .where('id', 'in', ids)
    .where('state', '=', 'running')
    .where('worker', '=', worker)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const held = (db: Db, id: number, worker: string) =>
  db.updateTable('queueJob').where('id', '=', id).where('state', '=', 'running').where('worker', '=', worker);

export async function finishJob(db: Db, id: number, { worker, now }: Omit<Lease, 'untilMs'>): Promise<void> {
  await held(db, id, worker)
    .set({ ...ENDED, state: 'done', endedMs: now, error: null })
    .execute();
}

/** Notes why an attempt failed; it is repeated later, or was the last. */
export async function failJob(
  db: Db,
  { id, attempt, attemptsLeft }: Pick<QueueJobRow, 'id' | 'attempt' | 'attemptsLeft'>,
  failure: { readonly worker: string; readonly now: Instant; readonly retryMs: number; readonly error: string },
): Promise<void> {
  const { worker, now, retryMs, error } = failure;
  const next =
    attemptsLeft > 0
      ? ({ state: 'waiting', dueMs: now + computeRetryMs(retryMs, attempt) } as const)
      : ({ state: 'failed' } as const);
  await held(db, id, worker)
    .set({ ...ENDED, ...next, endedMs: now, error })
    .execute();
}

/** Gives a job back as it was before it was taken: its server ends. */
export async function releaseJob(db: Db, id: number, worker: string): Promise<void> {
  await held(db, id, worker)
    .set(({ ref }) => ({
      ...{ ...ENDED, state: 'waiting' },
      attempt: sql<number>`${ref('attempt')} - 1`,
      attemptsLeft: sql<number>`${ref('attemptsLeft')} + 1`,
    }))
    .execute();
}

/** Forgets what ended before: successes earlier than failures. */
export async function deleteEndedJobs(db: Db, doneBeforeMs: Instant, othersBeforeMs: Instant): Promise<void> {
  await db
    .deleteFrom('queueJob')
    .where(({ eb, or, and }) =>
      or([
        and([eb('state', '=', 'done'), eb('endedMs', '<', doneBeforeMs)]),
        and([eb('state', 'in', ['failed', 'cancelled']), eb('endedMs', '<', othersBeforeMs)]),
      ]),
    )
    .execute();
}

/** Puts what waits in a queue off until `notBeforeMs`. */
export async function delayJob(db: Db, queue: string, notBeforeMs: Instant): Promise<void> {
  await db
    .updateTable('queueJob')
    .set({ dueMs: notBeforeMs })
    .where('queue', '=', queue)
    .where('state', '=', 'waiting')
    .where('dueMs', '<', notBeforeMs)
    .execute();
}

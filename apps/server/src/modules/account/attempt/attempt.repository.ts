/** Counted failures to sign in. */
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface Attempts {
  key: string;
  attempts: number;
  windowStartMs: Instant;
  lockedUntilMs: Instant | null;
}

export async function findAttempts(db: Db, keys: readonly string[]): Promise<Attempts[]> {
  return db
    .selectFrom('signInAttempt')
    .select(['key', 'attempts', 'windowStartMs', 'lockedUntilMs'])
    .where('key', 'in', keys)
    .execute();
}

/** No count goes over a longer time. */
const LONGEST_WINDOW_MS = 3_600_000;

/**
 * Counts one failure, in a window that begins anew when the last one is over, and locks at the limit. Answers how many
 * the window holds now.
 */
export async function countFailure(
  db: Db,
  failure: { key: string; now: Instant; windowMs: number; limit: number; lockMs: number },
): Promise<number> {
  const { key, now, windowMs, limit, lockMs } = failure;
  const over = sql<boolean>`sign_in_attempt.window_start_ms < ${now - windowMs}::bigint`;
  const attempts = sql<number>`case when ${over} then 1 else sign_in_attempt.attempts + 1 end`;
  const row = await db
    .insertInto('signInAttempt')
    .values({ key, attempts: 1, windowStartMs: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        attempts,
        windowStartMs: sql`case when ${over} then ${now}::bigint else sign_in_attempt.window_start_ms end`,
        lockedUntilMs: sql`case when (${attempts}) >= ${limit}::int then ${now + lockMs}::bigint end`,
      }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return row.attempts;
}

export async function deleteAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('signInAttempt').where('key', 'in', keys).execute();
}

/** Forgets what is counted under keys that begin so. */
export async function forgetAttemptsOf(db: Db, prefix: string): Promise<void> {
  await db.deleteFrom('signInAttempt').where(sql<boolean>`starts_with(key, ${prefix})`).execute();
}

/** Forgets rows whose window and lock are over: names and addresses are not kept longer than they are needed. */
export async function deleteAttemptsBefore(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('signInAttempt')
    .where('windowStartMs', '<', now - LONGEST_WINDOW_MS)
    .where((is) => is.or([is('lockedUntilMs', 'is', null), is('lockedUntilMs', '<', now)]))
    .execute();
}

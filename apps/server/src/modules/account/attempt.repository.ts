/** Counted failures to sign in. */
import type { Instant } from '@fms/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface Attempts {
  key: string;
  attempts: number;
  lockedUntilMs: Instant | null;
}

export async function findAttempts(db: Db, keys: readonly string[]): Promise<Attempts[]> {
  return db.selectFrom('signInAttempt').select(['key', 'attempts', 'lockedUntilMs']).where('key', 'in', keys).execute();
}

/** Counts one failure, in a window that begins anew when the last one is over, and locks at the limit. */
export async function countFailure(
  db: Db,
  failure: { key: string; now: Instant; windowMs: number; limit: number; lockMs: number },
): Promise<void> {
  const { key, now, windowMs, limit, lockMs } = failure;
  const over = sql<boolean>`sign_in_attempt.window_start_ms < ${now - windowMs}::bigint`;
  const attempts = sql<number>`case when ${over} then 1 else sign_in_attempt.attempts + 1 end`;
  await db
    .insertInto('signInAttempt')
    .values({ key, attempts: 1, windowStartMs: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        attempts,
        windowStartMs: sql`case when ${over} then ${now}::bigint else sign_in_attempt.window_start_ms end`,
        lockedUntilMs: sql`case when (${attempts}) >= ${limit}::int then ${now + lockMs}::bigint end`,
      }),
    )
    .execute();
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('signInAttempt').where('key', '=', key).execute();
}

/** Rows whose window and lock are over; names and addresses are not kept longer than they are needed. */
export async function forgetAttemptsBefore(db: Db, before: Instant, now: Instant): Promise<void> {
  await db
    .deleteFrom('signInAttempt')
    .where('windowStartMs', '<', before)
    .where((is) => is.or([is('lockedUntilMs', 'is', null), is('lockedUntilMs', '<', now)]))
    .execute();
}

/** Rows that tell the health of the server. */
import type { HealthReport } from '@fms/contract/health';
import { toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { StoreSizeTable } from '../../platform/database/tables/health.ts';

/** Failed mails that are named; all of them stand in the outbox. */
const MOST_NAMED = 20;

/** Vessels in service, by name. */
export function findVesselsInService(db: Db): Promise<{ id: VesselId; name: string; expiredMs: Instant | null }[]> {
  return db
    .selectFrom('vessel')
    .select(['id', 'name', 'expiredMs'])
    .where('removedMs', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** How many mails wait, how many were given up, and the newest of these. */
export async function findMailHealth(db: Db): Promise<HealthReport['mail']> {
  const counts = await db
    .selectFrom('mail')
    .select((mail) => ['status', mail.fn.countAll<number>().as('count')])
    .where('status', 'in', ['waiting', 'failed'])
    .groupBy('status')
    .execute();
  const countOf = (status: string) => Number(counts.find((row) => row.status === status)?.count ?? 0);
  const failures = await db
    .selectFrom('mail')
    .select(['id', 'atMs', 'recipient', 'subject', 'error'])
    .where('status', '=', 'failed')
    .orderBy('id', 'desc')
    .limit(MOST_NAMED)
    .execute();
  return {
    waiting: countOf('waiting'),
    failed: countOf('failed'),
    failures: failures.map(({ atMs, recipient, ...mail }) => ({ ...mail, at: toWireTime(atMs), to: recipient })),
  };
}

export async function insertStoreSizes(db: Db, sizes: readonly StoreSizeTable[]): Promise<void> {
  await db
    .insertInto('storeSize')
    .values([...sizes])
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function deleteStoreSizesBefore(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('storeSize').where('atMs', '<', before).execute();
}

/** The oldest size that is known of each store. */
export async function findOldestStoreSizes(db: Db): Promise<StoreSizeTable[]> {
  return db.selectFrom('storeSize').selectAll().distinctOn('store').orderBy('store').orderBy('atMs').execute();
}

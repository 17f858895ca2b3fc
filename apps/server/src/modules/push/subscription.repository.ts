/** Rows of browsers that get push messages. */
import type { UserId } from '@fms/domain/identity';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { PushSubscriptionTable } from '../../platform/database/tables/message.ts';

/** One browser is one subscription: the user who signed in there last gets its messages. */
export async function upsertSubscription(db: Db, subscription: Insertable<PushSubscriptionTable>): Promise<void> {
  const { endpoint: _, ...change } = subscription;
  await db
    .insertInto('pushSubscription')
    .values(subscription)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(change))
    .execute();
}

export async function findSubscriptions(db: Db, accountId: UserId) {
  return db
    .selectFrom('pushSubscription')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}
export type SubscriptionRow = Awaited<ReturnType<typeof findSubscriptions>>[number];

export async function deleteSubscriptions(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('pushSubscription').where('id', 'in', ids).execute();
}

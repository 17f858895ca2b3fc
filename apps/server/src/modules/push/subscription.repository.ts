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

/** Accounts with a registered browser that want alarms, with what decides their rights. */
export async function findPushRecipients(db: Db) {
  return db
    .selectFrom('account')
    .leftJoin('organization', 'organization.id', 'account.organizationId')
    .select(['account.id', 'account.userName', 'account.role', 'account.data'])
    .select(['account.twoFactorEnabled', 'organization.twoFactorRequired'])
    .where('account.disabledMs', 'is', null)
    .where((is) => is.exists(is.selectFrom('pushSubscription').select('id').whereRef('accountId', '=', 'account.id')))
    .orderBy('account.id')
    .execute();
}
export type PushRecipient = Awaited<ReturnType<typeof findPushRecipients>>[number];

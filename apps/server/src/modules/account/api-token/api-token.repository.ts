/** Rows of API tokens. */
import type { UserId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ApiTokenTable } from '../../../platform/database/tables/account.ts';

export async function insertApiToken(db: Db, token: Insertable<ApiTokenTable>): Promise<void> {
  await db.insertInto('apiToken').values(token).execute();
}

/** A token with what its owner is now; undefined for an unknown one, and while the owner is deactivated. */
export async function findLiveApiToken(db: Db, tokenHash: string) {
  return db
    .selectFrom('apiToken')
    .innerJoin('account', 'account.id', 'apiToken.accountId')
    .leftJoin('organization', 'organization.id', 'account.organizationId')
    .select(['apiToken.id', 'apiToken.name', 'apiToken.vesselIds', 'apiToken.words', 'apiToken.untilMs'])
    .select(['apiToken.lastUsedMs', 'apiToken.accountId', 'account.userName', 'account.role'])
    .select(['account.twoFactorEnabled', 'organization.twoFactorRequired'])
    .where('apiToken.tokenHash', '=', tokenHash)
    .where('account.disabledMs', 'is', null)
    .executeTakeFirst();
}
export type LiveApiToken = NonNullable<Awaited<ReturnType<typeof findLiveApiToken>>>;

export async function markApiTokenUsed(db: Db, id: string, now: Instant): Promise<void> {
  await db.updateTable('apiToken').set({ lastUsedMs: now }).where('id', '=', id).execute();
}

const listed = (db: Db) =>
  db
    .selectFrom('apiToken')
    .innerJoin('account', 'account.id', 'apiToken.accountId')
    .select(['apiToken.id', 'apiToken.name', 'apiToken.accountId as userId', 'account.userName', 'apiToken.vesselIds'])
    .select(['apiToken.words', 'apiToken.createdMs', 'apiToken.untilMs', 'apiToken.lastUsedMs']);

/** Newest first. */
export async function findApiTokensOf(db: Db, accountId: UserId) {
  return listed(db)
    .where('apiToken.accountId', '=', accountId)
    .orderBy('apiToken.createdMs', 'desc')
    .orderBy('apiToken.id')
    .execute();
}
export type ApiTokenRow = Awaited<ReturnType<typeof findApiTokensOf>>[number];

export async function findApiToken(db: Db, id: string): Promise<ApiTokenRow | undefined> {
  return listed(db).where('apiToken.id', '=', id).executeTakeFirst();
}

export async function deleteApiToken(db: Db, id: string): Promise<void> {
  await db.deleteFrom('apiToken').where('id', '=', id).execute();
}

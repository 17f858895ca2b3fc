/** Rows of what people chose to be told. */
import type { ZoneNotice } from '@fms/contract/notification';
import type { UserId } from '@fms/domain/identity';
import { DEFAULT_RULES, type NotificationRule } from '@fms/domain/notification';
import type { Db } from '../../platform/database/database.ts';

export interface Preference {
  readonly rules: readonly NotificationRule[];
  readonly zones: readonly ZoneNotice[];
}

export async function findPreference(db: Db, accountId: UserId): Promise<Preference> {
  const row = await db
    .selectFrom('notificationPreference')
    .select(['rules', 'zones'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return { rules: row?.rules ?? DEFAULT_RULES, zones: row?.zones ?? [] };
}

/** Replaces what is given. */
export async function savePreference(db: Db, accountId: UserId, given: Partial<Preference>): Promise<void> {
  const change = {
    ...(given.rules && { rules: JSON.stringify(given.rules) }),
    ...(given.zones && { zones: JSON.stringify(given.zones) }),
  };
  await db
    .insertInto('notificationPreference')
    .values({ accountId, ...change })
    .onConflict((known) => known.column('accountId').doUpdateSet(change))
    .execute();
}

/** The rules of these people: the answer gives those of one, the default where none were chosen. */
export async function findRulesOf(
  db: Db,
  accountIds: readonly UserId[],
): Promise<(accountId: UserId) => readonly NotificationRule[]> {
  const rows =
    accountIds.length === 0
      ? []
      : await db
          .selectFrom('notificationPreference')
          .select(['accountId', 'rules'])
          .where('accountId', 'in', accountIds)
          .execute();
  const known = new Map(rows.map(({ accountId, rules }) => [accountId, rules]));
  return (accountId) => known.get(accountId) ?? DEFAULT_RULES;
}

/** Accounts that chose rules of their own, with what decides their rights: by default nothing goes by push or mail. */
export async function findRecipients(db: Db) {
  return db
    .selectFrom('notificationPreference as chosen')
    .innerJoin('account', 'account.id', 'chosen.accountId')
    .leftJoin('organization', 'organization.id', 'account.organizationId')
    .select(['account.id', 'account.userName', 'account.email', 'account.role', 'account.organizationId'])
    .select(['account.twoFactorEnabled', 'organization.twoFactorRequired', 'chosen.rules', 'chosen.zones'])
    .where('account.disabledMs', 'is', null)
    .where('chosen.rules', 'is not', null)
    .orderBy('account.id')
    .execute();
}
export type Recipient = Awaited<ReturnType<typeof findRecipients>>[number];

/** The mailbox of an account; empty where it has none. */
export async function findMailbox(db: Db, accountId: UserId): Promise<string> {
  const row = await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst();
  return row?.email ?? '';
}

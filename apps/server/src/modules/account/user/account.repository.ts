/** Rows of accounts. */
import type { Role } from '@fms/contract/account';
import type { OrganizationId, UserId } from '@fms/domain/identity';
import type { Reach } from '@fms/domain/permission';
import type { Instant } from '@fms/domain/time';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { AccountRow, AccountTable } from '../../../platform/database/tables/account.ts';

/** What was typed to sign in, as it is compared and counted: the same however it is spelt. */
export function normaliseLogin(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/** By user name or by email address, whatever the case (§5-1). */
export async function findAccountByLogin(db: Db, login: string): Promise<AccountRow | undefined> {
  const wanted = normaliseLogin(login);
  return db
    .selectFrom('account')
    .selectAll()
    .where((is) => is.or([is('userName', '=', wanted), is(sql`lower(email)`, '=', wanted)]))
    .orderBy(sql`user_name = ${wanted}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Names accepted at sign-in, in lower case. */
export function listLogins({ userName, email }: Pick<AccountRow, 'userName' | 'email'>): string[] {
  return [userName, email.toLowerCase()];
}

/** The owner of a mailbox; a user name that looks like an address is not one. */
export async function findAccountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  const wanted = email.trim().toLowerCase();
  return db.selectFrom('account').selectAll().where(sql`lower(email)`, '=', wanted).executeTakeFirst();
}

export async function findAccount(db: Db, id: UserId): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function hasAccount(db: Db, where: { role: Role } | { demonstration: true }): Promise<boolean> {
  const [column, value] = 'role' in where ? (['role', where.role] as const) : (['demonstration', true] as const);
  const found = await db.selectFrom('account').select('id').where(column, '=', value).limit(1).executeTakeFirst();
  return found !== undefined;
}

export interface NewAccount {
  userName: string;
  email: string;
  fullName?: string;
  role: Role;
  organizationId: OrganizationId | null;
  /** `organization` when left out. */
  reach?: Reach;
  passwordHash: string;
  demonstration?: boolean;
  now: Instant;
}

export async function insertAccount(db: Db, account: NewAccount): Promise<UserId> {
  const { now, ...values } = account;
  const row = await db
    .insertInto('account')
    .values({ ...values, userName: account.userName.toLowerCase(), data: '{}', passwordChangedMs: now, createdMs: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Enabled admins, in order of their ids; the caller says which columns it reads. */
export function selectAdmins(db: Db) {
  return db.selectFrom('account').where('role', '=', 'Admin').where('disabledMs', 'is', null).orderBy('id');
}

export async function markSignedIn(db: Db, id: UserId, now: Instant): Promise<void> {
  await db.updateTable('account').set({ lastSignInMs: now }).where('id', '=', id).execute();
}

/** Keeps others from changing the account until the transaction ends. */
export async function lockAccount(tx: Db, id: UserId): Promise<AccountRow | undefined> {
  return tx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateAccount(db: Db, id: UserId, change: Updateable<AccountTable>): Promise<void> {
  await db.updateTable('account').set(change).where('id', '=', id).execute();
}

export interface SignInEvent {
  atMs: Instant;
  fromAddress: string;
  what: string;
  new: unknown;
}

/** The newest sign-ins and refusals of an account, from the audit trail. */
export async function findSignInEvents(db: Db, id: UserId, limit: number): Promise<SignInEvent[]> {
  return db
    .selectFrom('audit')
    .select(['atMs', 'fromAddress', 'what', 'new'])
    .where('subject', '=', `account:${id}`)
    .where('what', 'in', ['sign-in', 'sign-in.refused'])
    .orderBy('atMs', 'desc')
    .limit(limit)
    .execute();
}

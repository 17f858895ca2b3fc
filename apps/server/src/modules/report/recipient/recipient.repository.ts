/** Who is sent a report: accounts that sign in, and addresses outside. */
import type { UserId } from '@fms/domain/identity';
import type { StoredCaller } from '../../../platform/access/stored-caller.ts';
import type { Db } from '../../../platform/database/database.ts';

const accounts = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('organization', 'organization.id', 'account.organizationId')
    .select(['account.id', 'account.userName', 'account.email', 'account.role', 'account.twoFactorEnabled'])
    .select('organization.twoFactorRequired')
    .where('account.disabledMs', 'is', null);

/** Undefined when the account is gone or disabled. */
export function findAccountAsCaller(db: Db, id: UserId): Promise<(StoredCaller & { email: string }) | undefined> {
  return accounts(db).where('account.id', '=', id).executeTakeFirst();
}

/** Accounts by their address in small letters. */
export async function findAccountsByEmail(db: Db, emails: readonly string[]): Promise<Map<string, StoredCaller>> {
  if (emails.length === 0) return new Map();
  const rows = await accounts(db)
    .where(
      ({ fn }) => fn<string>('lower', ['account.email']),
      'in',
      emails.map((email) => email.toLowerCase()),
    )
    .execute();
  return new Map(rows.map((row) => [row.email.toLowerCase(), row]));
}

/** Those of the addresses that no account has. */
export async function findOutsiders(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const known = await findAccountsByEmail(db, emails);
  return new Set(emails.filter((email) => !known.has(email.toLowerCase())));
}

/** Rows of sign-ins. */
import type { Instant } from '@fms/domain';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { SignInTable } from '../../platform/database/tables/account.ts';

export async function insertSignIn(db: Db, signIn: Insertable<SignInTable>): Promise<void> {
  await db.insertInto('signIn').values(signIn).execute();
}

/** A sign-in that is not revoked, with what its account is now; undefined when any of it is gone or disabled. */
export async function findLiveSignIn(db: Db, id: string) {
  return db
    .selectFrom('signIn')
    .innerJoin('account', 'account.id', 'signIn.accountId')
    .leftJoin('organization', 'organization.id', 'account.organizationId')
    .select([
      'signIn.id as sessionId',
      'signIn.otpPending',
      'signIn.impersonatedBy',
      'account.id as accountId',
      'account.userName',
      'account.email',
      'account.role',
      'account.passwordChangedMs',
      'account.twoFactorEnabled',
      'organization.twoFactorRequired',
    ])
    .where('signIn.id', '=', id)
    .where('signIn.revokedMs', 'is', null)
    .where('account.disabledMs', 'is', null)
    .executeTakeFirst();
}
export type LiveSignIn = NonNullable<Awaited<ReturnType<typeof findLiveSignIn>>>;

export async function extendSignIn(db: Db, id: string, expiresMs: Instant): Promise<void> {
  await db.updateTable('signIn').set({ expiresMs }).where('id', '=', id).execute();
}

/** Answers whether it was not revoked before. */
export async function revokeSignIn(db: Db, id: string, reason: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('signIn')
    .set({ revokedMs: now, revokedReason: reason })
    .where('id', '=', id)
    .where('revokedMs', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sign-ins whose last token expired before the given moment; the audit trail keeps that they were. */
export async function forgetSignInsBefore(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('signIn').where('expiresMs', '<', before).execute();
}

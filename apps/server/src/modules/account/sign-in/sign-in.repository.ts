/** Rows of sign-ins. */
import type { UserId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { SignInTable } from '../../../platform/database/tables/account.ts';

/** Why it ended when its own user left. */
export const SIGNED_OUT = 'signed-out';

export async function insertSignIn(db: Db, signIn: Insertable<SignInTable>): Promise<void> {
  await db.insertInto('signIn').values(signIn).execute();
}

/** A sign-in that is not revoked, with what its account is now; undefined when any of it is gone or disabled. */
export async function findLiveSignIn(db: Db, id: string) {
  return db
    .selectFrom('signIn')
    .innerJoin('account', 'account.id', 'signIn.accountId')
    .leftJoin('organization', 'organization.id', 'account.organizationId')
    .leftJoin('account as acting', 'acting.id', 'signIn.impersonatedBy')
    .select([
      'signIn.id as sessionId',
      'signIn.createdMs',
      'signIn.lastSeenMs',
      'signIn.endsMs',
      'signIn.otpPending',
      'signIn.impersonatedBy',
      'acting.role as actingRole',
      'acting.disabledMs as actingDisabledMs',
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

/** Why a sign-in was ended; undefined when it was not, or never was. */
export async function findEndReason(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('signIn').select('revokedReason').where('id', '=', id).executeTakeFirst();
  return row?.revokedReason ?? undefined;
}

/** A token of it was issued. */
export async function updateSignInExpiry(db: Db, id: string, expiresMs: Instant, now: Instant): Promise<void> {
  await db.updateTable('signIn').set({ expiresMs, lastSeenMs: now }).where('id', '=', id).execute();
}

export async function markSeen(db: Db, id: string, now: Instant): Promise<void> {
  await db.updateTable('signIn').set({ lastSeenMs: now }).where('id', '=', id).execute();
}

/** The code was given: from now on it is a full sign-in. */
export async function markSignInComplete(db: Db, id: string): Promise<void> {
  await db.updateTable('signIn').set({ otpPending: false, endsMs: null }).where('id', '=', id).execute();
}

/** Sign-ins of an account whose newest token still counts, newest first, with the admin behind each. */
export async function findSignIns(db: Db, accountId: UserId, now: Instant) {
  return db
    .selectFrom('signIn')
    .leftJoin('account as acting', 'acting.id', 'signIn.impersonatedBy')
    .select([
      'signIn.id',
      'signIn.createdMs',
      'signIn.lastSeenMs',
      'signIn.fromAddress',
      'signIn.agent',
      'acting.userName as impersonatedBy',
    ])
    .where('signIn.accountId', '=', accountId)
    .where('signIn.revokedMs', 'is', null)
    .where('signIn.expiresMs', '>', now)
    .where('signIn.otpPending', '=', false)
    .orderBy('signIn.createdMs', 'desc')
    .orderBy('signIn.id')
    .execute();
}

/** Ends all sign-ins of an account but one, and what it does in the name of others; answers their ids. */
export async function revokeSignInsOf(
  db: Db,
  accountId: UserId,
  except: string | null,
  reason: string,
  now: Instant,
): Promise<string[]> {
  const ended = await db
    .updateTable('signIn')
    .set({ revokedMs: now, revokedReason: reason })
    .where((is) => is.or([is('accountId', '=', accountId), is('impersonatedBy', '=', accountId)]))
    .where('revokedMs', 'is', null)
    .$if(except !== null, (query) => query.where('id', '<>', except))
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** Ends a sign-in and the impersonations that began in it; answers the ids of those that were not over before. */
export async function revokeSignIn(db: Db, id: string, reason: string, now: Instant): Promise<string[]> {
  const ended = await db
    .updateTable('signIn')
    .set({ revokedMs: now, revokedReason: reason })
    .where((is) => is.or([is('id', '=', id), is('openedBy', '=', id)]))
    .where('revokedMs', 'is', null)
    .returning('id')
    .execute();
  return ended.map((signIn) => signIn.id);
}

/** Sign-ins whose last token expired before the given moment; the audit trail keeps that they were. */
export async function deleteSignInsBefore(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('signIn').where('expiresMs', '<', before).execute();
}

/** Seeing the product as another user does (§6, §7.2): for admins, for half an hour, on record. */
import type { UserId } from '@fms/domain/identity';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Failure, forbidden, notFound } from '../../../platform/failure/failure.ts';
import { requireSelf } from '../user/account.policy.ts';
import { findAccount } from '../user/account.repository.ts';
import type { AuthenticatorService } from './authenticator.service.ts';
import { type Origin, openSignIn } from './open-sign-in.service.ts';

/** An impersonation needs a sign-in no older than this. */
export const RECENT_SIGN_IN_MS = 15 * 60_000;

/** Throws `expired` when the caller signed in longer ago than that: sign in again, then try again. */
export async function requireRecentSignIn(
  authenticator: Pick<AuthenticatorService, 'live'>,
  clock: Clock,
  caller: Caller,
): Promise<void> {
  const { createdMs } = await authenticator.live(caller.sessionId);
  if (clock.now() - createdMs <= RECENT_SIGN_IN_MS) return;
  throw new Failure('expired', 'This needs a sign-in of the last 15 minutes: sign out, sign in and try again.');
}

export function createImpersonation(ports: { db: Db; clock: Clock; authenticator: AuthenticatorService }) {
  const { db, clock, authenticator } = ports;
  return {
    async impersonate(caller: Caller, userId: UserId, origin: Origin): Promise<{ token: string }> {
      requireSelf(caller);
      await requireRecentSignIn(authenticator, clock, caller);
      const account = await findAccount(db, userId);
      if (!account) throw notFound('This user');
      if (account.role === 'Admin') throw forbidden('An admin cannot be impersonated.');
      if (account.disabledMs !== null) throw forbidden('This user is disabled.');
      const means = { by: 'impersonation', acting: caller } as const;
      return { token: (await authenticator.issue(await openSignIn(db, clock, account, origin, means))).token };
    },
  };
}

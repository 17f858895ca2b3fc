/** Help for a user who lost his authenticator and his recovery codes: an admin turns two-factor off, on record. */
import type { UserId } from '@fms/domain';
import { actorOf, recordAudit } from '../../../platform/audit.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { conflict, notFound } from '../../../platform/failure.ts';
import { requireOneself } from '../account.policy.ts';
import { lockAccount, updateAccount } from '../account.repository.ts';
import { requireRecentSignIn } from '../impersonation.service.ts';
import type { Letters } from '../membership/membership.letter.ts';
import { endSignIns } from '../sign-in-list.service.ts';
import type { TwoFactorPorts } from './ports.ts';
import { replaceRecoveryCodes } from './two-factor.repository.ts';

export interface ResetPorts extends TwoFactorPorts {
  mailer: Mailer;
  letters: Letters;
}

export function createTwoFactorReset({ db, bus, clock, authenticator, mailer, letters }: ResetPorts) {
  return {
    /** His own he turns off with password and code, like everybody. */
    async reset(caller: Caller, userId: UserId, from: string): Promise<void> {
      requireOneself(caller);
      if (userId === caller.userId) throw conflict('Turn your own two-factor authentication off with a code.');
      await requireRecentSignIn(authenticator, clock, caller);
      const tell = await db.transaction().execute(async (tx) => {
        const account = await lockAccount(tx, userId);
        if (!account) throw notFound('This user');
        if (!account.twoFactorEnabled) throw conflict('Two-factor authentication is off.');
        await updateAccount(tx, userId, { twoFactorEnabled: false, twoFactorSecret: null, twoFactorPending: null });
        await replaceRecoveryCodes(tx, userId, []);
        const ended = await endSignIns(tx, { bus, clock }, userId, null, 'two-factor-reset');
        const entry = { at: clock.now(), ...actorOf(caller), from, what: 'two-factor.reset' };
        await recordAudit(tx, { ...entry, subject: `account:${userId}` });
        await mailer.post(tx, letters.twoFactorReset(account, caller.userName, clock.now()));
        return ended;
      });
      tell();
      mailer.hurry();
    },
  };
}

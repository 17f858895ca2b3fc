/** An admin turns two-factor off for a user who lost authenticator and recovery codes; recorded in the audit trail. */
import type { UserId } from '@fms/domain/identity';
import type { Caller } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import { conflict, notFound } from '../../../platform/failure/failure.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import type { MailTemplates } from '../membership/membership.template.ts';
import { requireRecentSignIn } from '../sign-in/impersonation.service.ts';
import { revokeSignIns } from '../sign-in/sign-in-list.service.ts';
import { requireSelf } from '../user/account.policy.ts';
import { lockAccount, updateAccount } from '../user/account.repository.ts';
import type { TwoFactorPorts } from './ports.ts';
import { replaceRecoveryCodes } from './two-factor.repository.ts';

export interface ResetPorts extends TwoFactorPorts {
  mailer: Mailer;
  mailTemplates: MailTemplates;
}

export function createTwoFactorReset({ db, bus, clock, authenticator, mailer, mailTemplates }: ResetPorts) {
  return {
    /** Admins turn their own off with password and code, like all users. */
    async reset(caller: Caller, userId: UserId, from: string): Promise<void> {
      requireSelf(caller);
      if (userId === caller.userId) throw conflict('Turn your own two-factor authentication off with a code.');
      await requireRecentSignIn(authenticator, clock, caller);
      const tell = await db.transaction().execute(async (tx) => {
        const account = await lockAccount(tx, userId);
        if (!account) throw notFound('This user');
        if (!account.twoFactorEnabled) throw conflict('Two-factor authentication is off.');
        await updateAccount(tx, userId, { twoFactorEnabled: false, twoFactorSecret: null, twoFactorPending: null });
        await replaceRecoveryCodes(tx, userId, []);
        const ended = await revokeSignIns(tx, { bus, clock }, userId, null, 'two-factor-reset');
        const entry = { at: clock.now(), ...toActor(caller), from, what: 'two-factor.reset' };
        await recordAudit(tx, { ...entry, subject: `account:${userId}` });
        await mailer.post(tx, mailTemplates.twoFactorReset(account, caller.userName, clock.now()));
        return ended;
      });
      tell();
      mailer.hurry();
    },
  };
}

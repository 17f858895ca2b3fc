/** A new password in place of a known one (§7.2). */
import type { changePassword } from '@fms/contract/account';
import type { BodyOf } from '@fms/contract/endpoint';
import type { UserId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Actor, recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { AccountRow } from '../../../platform/database/tables/account.ts';
import { deleteCodesOf } from '../one-time-code/one-time-code.repository.ts';
import { hashPassword } from '../password/password.service.ts';
import { requireValidPassword, throwInvalid } from '../password/password-rule.service.ts';
import { revokeSignIns } from '../sign-in/sign-in-list.service.ts';
import { requireSelf } from '../user/account.policy.ts';
import { findAccount, updateAccount } from '../user/account.repository.ts';
import type { MembershipPorts } from './ports.ts';

/** What the codes of mailed links are kept for that reset the password of an account. */
export const formatResetPurpose = (id: UserId) => `reset:${id}`;

/**
 * Stores it, ends the other sign-ins and links mailed before, writes to the owner; call the answer once it is committed.
 */
export async function storePassword(
  { bus, clock, mailTemplates, mailer }: MembershipPorts,
  tx: Db,
  account: AccountRow,
  passwordHash: string,
  by: { actor: Actor; from: string; what: string; keep: string | null; now: Instant },
): Promise<() => void> {
  const { actor, from, what, keep, now } = by;
  await updateAccount(tx, account.id, { passwordHash, passwordChangedMs: now });
  await deleteCodesOf(tx, formatResetPurpose(account.id));
  const tell = await revokeSignIns(tx, { bus, clock }, account.id, keep, 'password-changed');
  await recordAudit(tx, { at: now, ...actor, from, what, subject: `account:${account.id}` });
  await mailer.post(tx, mailTemplates.passwordChanged(account, now, from));
  return tell;
}

export function createPasswordChange(ports: MembershipPorts) {
  const { db, clock, mailer, authenticator, passwords } = ports;
  return {
    async change(caller: Caller, asked: BodyOf<typeof changePassword>, from: string): Promise<{ token: string }> {
      requireSelf(caller);
      const account = await findAccount(db, caller.userId);
      const isRight = await passwords.isRight(account, caller.userName, asked.oldPassword, { from });
      const now = clock.now();
      if (!account || !isRight) {
        const entry = { at: now, ...toActor(caller), from, what: 'password.refused' };
        await recordAudit(db, { ...entry, subject: `account:${caller.userId}` });
        return throwInvalid(['The present password is wrong.']);
      }
      requireValidPassword(asked.newPassword, asked.confirmPassword);
      if (asked.newPassword === asked.oldPassword) return throwInvalid(['The new password is the old one.']);
      const passwordHash = await hashPassword(asked.newPassword);
      const by = { actor: toActor(caller), from, what: 'password.changed', keep: caller.sessionId, now };
      const tell = await db.transaction().execute((tx) => storePassword(ports, tx, account, passwordHash, by));
      tell();
      mailer.hurry();
      return { token: (await authenticator.issue(caller.sessionId)).token };
    },
  };
}

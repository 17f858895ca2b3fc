/** A forgotten password: the mail, and the new one set by its code (§2.5, §2.6, §4.7, §4.8, §7.2). */
import type { resetPassword } from '@fms/contract/account';
import type { BodyOf } from '@fms/contract/endpoint';
import { toId, type UserId } from '@fms/domain/identity';
import { createAnonymousActor, recordAudit } from '../../../platform/audit/audit.ts';
import { createAttempts } from '../attempt/attempt.service.ts';
import { forgetDevicesOf } from '../attempt/known-device.repository.ts';
import { createLimit, type Limit } from '../attempt/limit.service.ts';
import { consumeCode, findCode, replaceCode } from '../one-time-code/one-time-code.repository.ts';
import { generateCode, hashCode } from '../one-time-code/one-time-code.service.ts';
import { hashPassword } from '../password/password.service.ts';
import { requireValidPassword, throwInvalid } from '../password/password-rule.service.ts';
import { findAccountByEmail, findAccountByLogin, listLogins } from '../user/account.repository.ts';
import { formatResetPurpose, storePassword } from './password-change.service.ts';
import type { MembershipPorts } from './ports.ts';

export const RESET_LIFETIME_MS = 30 * 60_000;
const WINDOW_MS = 15 * 60_000;
/** Mails one mailbox gets at most in a quarter of an hour. */
export const RESETS_PER_MAILBOX = 3;
/** Questions of one address in the same time; an office may share one. */
export const RESETS_PER_ADDRESS = 20;

/** No account has it. */
const NO_USER = toId<UserId>(0);

/** Mails a code to a known mailbox; known or not, the request is recorded in the audit trail. */
async function mailCode(
  { db, clock, mailer, site, mailTemplates }: MembershipPorts,
  byMailbox: Limit,
  email: string,
  origin: { from: string; host: string },
): Promise<void> {
  const now = clock.now();
  const account = await findAccountByEmail(db, email);
  const hasLeft = await byMailbox.hasLeft(email.toLowerCase());
  await byMailbox.count(email.toLowerCase());
  const isKnown = account !== undefined && account.disabledMs === null && hasLeft;
  const subject = account ? `account:${account.id}` : 'account:unknown';
  const what = isKnown ? 'password-reset.asked' : 'password-reset.refused';
  await db.transaction().execute(async (tx) => {
    await recordAudit(tx, { at: now, ...createAnonymousActor(email), from: origin.from, what, subject });
    if (!isKnown) return;
    const code = generateCode();
    const expiresMs = now + RESET_LIFETIME_MS;
    await replaceCode(tx, {
      codeHash: hashCode(code),
      purpose: formatResetPurpose(account.id),
      createdMs: now,
      expiresMs,
    });
    const address = site.address(origin.host, '/reset', { userName: account.userName, code });
    await mailer.post(tx, mailTemplates.reset(account, address));
  });
  mailer.hurry();
}

export function createPasswordReset(ports: MembershipPorts) {
  const { db, clock, background, mailer } = ports;
  const byAddress = createLimit(db, clock, { kind: 'reset-address', limit: RESETS_PER_ADDRESS, windowMs: WINDOW_MS });
  const byMailbox = createLimit(db, clock, { kind: 'reset-mailbox', limit: RESETS_PER_MAILBOX, windowMs: WINDOW_MS });
  const wrongCodes = createLimit(db, clock, { kind: 'reset-code', limit: RESETS_PER_ADDRESS, windowMs: WINDOW_MS });

  return {
    /**
     * §7.2: mails a link when the address is known. Whether it is, neither the answer tells nor its time: the work
     * is done after it.
     */
    async forgot(email: string, origin: { from: string; host: string }): Promise<void> {
      await byAddress.take(origin.from);
      background.run('forgotten password', () => mailCode(ports, byMailbox, email, origin));
    },

    /** Sets a new password by the code of the mail. A name that does not exist looks like a code that is not good. */
    async reset(asked: BodyOf<typeof resetPassword>, from: string): Promise<void> {
      await wrongCodes.require(from);
      const account = await findAccountByLogin(db, asked.username);
      const codeHash = hashCode(asked.code);
      const purpose = formatResetPurpose(account?.id ?? NO_USER);
      const now = clock.now();
      const refuseCode = async (): Promise<never> => {
        await wrongCodes.count(from);
        const subject = account ? `account:${account.id}` : 'account:unknown';
        const entry = {
          at: now,
          ...createAnonymousActor(asked.username),
          from,
          what: 'password-reset.refused',
          subject,
        };
        await recordAudit(db, entry);
        return throwInvalid(['Invalid token.']);
      };
      // Checked for unknown names too, so that they are not refused sooner.
      const isGood = (await findCode(db, codeHash, purpose, now)) !== undefined;
      if (!account || account.disabledMs !== null || !isGood) return refuseCode();
      requireValidPassword(asked.password, asked.confirmPassword);
      const passwordHash = await hashPassword(asked.password);
      const tell = await db.transaction().execute(async (tx) => {
        if (!(await consumeCode(tx, codeHash, purpose, now))) return null;
        // The user has proved ownership of the mailbox: earlier failed attempts no longer delay the sign-in.
        await createAttempts(tx, clock).forgetEverywhere(listLogins(account));
        // A browser of before may be the one the password was lost to.
        await forgetDevicesOf(tx, account.id);
        const actor = { accountId: account.id, who: account.userName, actingId: null };
        return storePassword(ports, tx, account, passwordHash, {
          actor,
          from,
          what: 'password.reset',
          keep: null,
          now,
        });
      });
      if (tell === null) return refuseCode();
      tell();
      mailer.hurry();
    },
  };
}

/** Turns the second factor on and off: for its owner alone, with the password. */
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { AccountRow } from '../../../platform/database/tables/account.ts';
import { conflict } from '../../../platform/failure/failure.ts';
import { createAttempts } from '../attempt/attempt.service.ts';
import { throwInvalid } from '../password/password-rule.service.ts';
import { requireSelf } from '../user/account.policy.ts';
import { findAccount, lockAccount, updateAccount } from '../user/account.repository.ts';
import { formatSecretPurpose, runWithValidCode } from './code-check.service.ts';
import { findMatchingStep, formatAuthenticatorUri, generateSecret } from './one-time-password.service.ts';
import { createOwnRecord } from './own-record.ts';
import type { TwoFactorPorts } from './ports.ts';
import { generateRecoveryCodes, hashRecoveryCode } from './recovery-code.service.ts';
import { replaceRecoveryCodes } from './two-factor.repository.ts';

function createRecord({ db, clock, passwords }: TwoFactorPorts) {
  const audit = createOwnRecord(clock);
  /** Refused with 400: 401 would tell the screen that the whole sign-in is over. */
  async function requirePassword(caller: Caller, password: string, from: string): Promise<void> {
    requireSelf(caller);
    const account = await findAccount(db, caller.userId);
    if (await passwords.isRight(account, caller.userName, password, { from })) return;
    await audit(db, caller, from, 'password.refused');
    throwInvalid(['The password is wrong.']);
  }
  async function refuseCode(caller: Caller, from: string): Promise<never> {
    await audit(db, caller, from, 'code.refused');
    return throwInvalid(['Wrong OTP Code.']);
  }
  return { audit, requirePassword, refuseCode };
}

export function createEnrolment(ports: TwoFactorPorts) {
  const { db, bus, clock, box, authenticator } = ports;
  const { audit, requirePassword, refuseCode } = createRecord(ports);

  async function freshToken(caller: Caller): Promise<string> {
    bus.publish('right.changed', { userIds: [caller.userId] });
    return (await authenticator.issue(caller.sessionId)).token;
  }

  /** The time step of the code under the enrolled secret; null for a wrong one, which is counted. */
  async function proveSecret(tx: Db, account: AccountRow, code: string, from: string): Promise<number | null> {
    const attempts = createAttempts(tx, clock, 'code');
    const guess = { name: account.userName, address: from };
    await attempts.requireFree(guess);
    if (account.twoFactorPending === null) throw conflict('Enrol an authenticator first.');
    const secret = box.open(account.twoFactorPending, formatSecretPurpose(account.id));
    const step = findMatchingStep(secret, code, clock.now());
    if (step === null) await attempts.countFailure(guess);
    return step;
  }

  return {
    async enrol(caller: Caller, password: string, from: string): Promise<{ secret: string; address: string }> {
      await requirePassword(caller, password, from);
      const secret = generateSecret();
      await db.transaction().execute(async (tx) => {
        const account = await lockAccount(tx, caller.userId);
        if (account?.twoFactorEnabled) throw conflict('Two-factor authentication is on already.');
        await updateAccount(tx, caller.userId, {
          twoFactorPending: box.seal(secret, formatSecretPurpose(caller.userId)),
        });
      });
      return { secret, address: formatAuthenticatorUri(secret, caller.userName) };
    },

    /** Proves the enrolled secret; the recovery codes are shown this once. */
    async confirm(caller: Caller, code: string, from: string): Promise<{ recoveryCodes: string[]; token: string }> {
      requireSelf(caller);
      const recoveryCodes = generateRecoveryCodes();
      const isOn = await db.transaction().execute(async (tx) => {
        const account = await lockAccount(tx, caller.userId);
        if (!account) return false;
        const step = await proveSecret(tx, account, code, from);
        if (step === null) return false;
        const twoFactorSecret = account.twoFactorPending;
        const change = { twoFactorEnabled: true, twoFactorSecret, twoFactorPending: null, twoFactorStep: step };
        await updateAccount(tx, account.id, change);
        await replaceRecoveryCodes(tx, account.id, recoveryCodes.map(hashRecoveryCode));
        await audit(tx, caller, from, 'two-factor.enabled');
        return true;
      });
      if (!isOn) return refuseCode(caller, from);
      return { recoveryCodes, token: await freshToken(caller) };
    },

    async disable(caller: Caller, asked: { password: string; code: string }, from: string): Promise<{ token: string }> {
      await requirePassword(caller, asked.password, from);
      const check = { accountId: caller.userId, code: asked.code, from };
      const kind = await runWithValidCode(ports, check, async (tx, account, by) => {
        const change = { twoFactorEnabled: false, twoFactorSecret: null, twoFactorPending: null };
        await updateAccount(tx, account.id, change);
        await replaceRecoveryCodes(tx, account.id, []);
        await audit(tx, caller, from, 'two-factor.disabled', { by });
      });
      return kind === null ? refuseCode(caller, from) : { token: await freshToken(caller) };
    },
  };
}

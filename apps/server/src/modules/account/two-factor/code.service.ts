/** The code of a sign-in that waits for it (§4.1, §7.2, §8.3). */
import type { Caller } from '../../../platform/access/caller.ts';
import { conflict, Failure } from '../../../platform/failure/failure.ts';
import { markSignInComplete } from '../sign-in/sign-in.repository.ts';
import { findAccount, listLogins, normaliseLogin } from '../user/account.repository.ts';
import { runWithValidCode } from './code-check.service.ts';
import { createOwnRecord } from './own-record.ts';
import type { TwoFactorPorts } from './ports.ts';

export function createCodeVerification(ports: TwoFactorPorts) {
  const { db, clock, authenticator, devices } = ports;

  const audit = createOwnRecord(clock);

  return {
    /**
     * Takes the code of a sign-in that waits for it. The password is not asked for again: the waiting token stands for
     * it, also after a reload has forgotten it. `device` is the secret by which the browser is known from now on.
     */
    async verify(
      caller: Caller,
      asked: { username: string; otp: string },
      { from, device }: { from: string; device?: string | undefined },
    ): Promise<{ token: string; device: string }> {
      const { userId, sessionId } = caller;
      const account = await findAccount(db, userId);
      const isSame = account !== undefined && listLogins(account).includes(normaliseLogin(asked.username));
      if (account && !account.twoFactorEnabled) throw conflict('Two-factor authentication is off.');
      const check = { accountId: userId, code: isSame ? asked.otp : '', from };
      const kind = await runWithValidCode(ports, check, async (tx, _, by) => {
        await markSignInComplete(tx, sessionId);
        await audit(tx, caller, from, 'code.accepted', { by });
      });
      if (kind === null) {
        await audit(db, caller, from, 'code.refused');
        throw new Failure('wrong-code', 'Wrong OTP Code.');
      }
      const { token } = await authenticator.issue(sessionId);
      return { token, device: await devices.remember(device, userId) };
    },

    /** A fresh waiting token; never the full one, which only the code opens. */
    async refreshWaiting(caller: Caller): Promise<{ token: string }> {
      const { otpPending } = await authenticator.live(caller.sessionId);
      if (!otpPending) throw conflict('This sign-in does not wait for a code.');
      return { token: (await authenticator.issue(caller.sessionId)).token };
    },
  };
}

/** Signing in with a password, and out again. */
import type { Caller } from '../../../platform/access/caller.ts';
import { createAnonymousActor, recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Failure } from '../../../platform/failure/failure.ts';
import type { KnownDevices } from '../attempt/known-device.service.ts';
import type { PasswordCheck } from '../password/password-check.service.ts';
import { findAccountByLogin, normaliseLogin } from '../user/account.repository.ts';
import type { AuthenticatorService } from './authenticator.service.ts';
import { type Origin, openSignIn } from './open-sign-in.service.ts';
import { revokeSignIn, SIGNED_OUT } from './sign-in.repository.ts';
import { publishEndedSignIns } from './sign-in-list.service.ts';

export interface SignInPorts {
  db: Db;
  bus: Bus;
  clock: Clock;
  authenticator: AuthenticatorService;
  passwords: PasswordCheck;
  devices: KnownDevices;
}

export interface SignedIn {
  token: string;
  tfaEnabled: boolean;
  device: string | null;
}

export function createSignIn({ db, bus, clock, authenticator, passwords, devices }: SignInPorts) {
  return {
    /**
     * Known and unknown users get the same answers after the same work. `device` is the secret by which the browser is
     * known from now on; null while a code is waited for.
     */
    async signIn(username: string, password: string, origin: Origin): Promise<SignedIn> {
      const account = await findAccountByLogin(db, username);
      const name = normaliseLogin(username);
      const isRight = await passwords.isRight(account, name, password, origin);
      if (account && isRight) {
        const { token } = await authenticator.issue(await openSignIn(db, clock, account, origin, { by: 'password' }));
        const device = account.twoFactorEnabled ? null : await devices.remember(origin.device, account.id);
        return { token, tfaEnabled: account.twoFactorEnabled, device };
      }
      const subject = account ? `account:${account.id}` : 'account:unknown';
      const entry = { at: clock.now(), ...createAnonymousActor(account?.userName ?? name), from: origin.from };
      await recordAudit(db, { ...entry, what: 'sign-in.refused', subject, new: { agent: origin.agent.slice(0, 300) } });
      throw new Failure('wrong-credentials', 'Wrong password or username');
    },

    async signOut(caller: Caller, { from }: Origin): Promise<void> {
      const now = clock.now();
      const { sessionId, userId, impersonatedBy } = caller;
      const ended = await db.transaction().execute(async (tx) => {
        const revoked = await revokeSignIn(tx, sessionId, SIGNED_OUT, now);
        if (!revoked.includes(sessionId)) return revoked;
        const what = impersonatedBy === null ? 'sign-out' : 'impersonation.ended';
        await recordAudit(tx, { at: now, ...toActor(caller), from, what, subject: `account:${userId}` });
        return revoked;
      });
      publishEndedSignIns(bus, ended, SIGNED_OUT);
    },
  };
}
export type SignInService = ReturnType<typeof createSignIn>;

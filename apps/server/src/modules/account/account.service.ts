/** Everything accounts offer, wired to one store. */
import type { createFirstAdmin } from '@fms/contract/account';
import type { BodyOf } from '@fms/contract/endpoint';
import type { Instant } from '@fms/domain/time';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { createApiTokens } from './api-token/api-token.service.ts';
import { forgetDevicesBefore } from './attempt/known-device.repository.ts';
import { createKnownDevices, DEVICE_KEPT_MS } from './attempt/known-device.service.ts';
import { createFirstAdminCode, redeemFirstAdmin } from './first-admin/first-admin.service.ts';
import { createMembership } from './membership/membership.service.ts';
import type { MembershipPorts } from './membership/ports.ts';
import { deleteCodesBefore } from './one-time-code/one-time-code.repository.ts';
import { createPasswordCheck } from './password/password-check.service.ts';
import { type AuthenticatorPorts, createAuthenticator } from './sign-in/authenticator.service.ts';
import { createImpersonation } from './sign-in/impersonation.service.ts';
import { deleteSignInsBefore } from './sign-in/sign-in.repository.ts';
import { createSignIn } from './sign-in/sign-in.service.ts';
import { createSignInList } from './sign-in/sign-in-list.service.ts';
import type { Provider } from './single-sign-on/provider.service.ts';
import { createSingleSignOn } from './single-sign-on/single-sign-on.service.ts';
import { createTwoFactor } from './two-factor/two-factor.service.ts';
import { readProfile } from './user/profile.service.ts';

/** Ended sign-ins are kept this long, so that a list of them can show what was. */
const SIGN_IN_KEPT_MS = 30 * 86_400_000;

export interface AccountPorts extends AuthenticatorPorts, Omit<MembershipPorts, 'authenticator' | 'passwords'> {
  box: SecretBox;
  /** Null when single sign-on is not configured. */
  provider: Provider | null;
}

async function forgetOld(db: Db, now: Instant): Promise<void> {
  await deleteSignInsBefore(db, now - SIGN_IN_KEPT_MS);
  await deleteCodesBefore(db, now);
  await forgetDevicesBefore(db, now - DEVICE_KEPT_MS);
}

export function createAccountService(ports: AccountPorts) {
  const { db, clock } = ports;
  const authenticator = createAuthenticator(ports);
  const passwords = createPasswordCheck(db, clock);
  const devices = createKnownDevices(db, clock);
  const shared = { ...ports, authenticator, passwords, devices };
  return {
    authenticator,
    ...createSignIn(shared),
    ...createImpersonation(shared),
    signIns: createSignInList(shared),
    twoFactor: createTwoFactor(shared),
    singleSignOn: createSingleSignOn(shared),
    membership: createMembership(shared),
    apiTokens: createApiTokens(shared),
    readProfile: (caller: Caller, userName: string | undefined) => readProfile(db, caller, userName),
    offerFirstAdmin: () => createFirstAdminCode(db, clock),
    redeemFirstAdmin: (asked: BodyOf<typeof createFirstAdmin>, from: string) =>
      redeemFirstAdmin(db, clock, asked, from),
    forgetOld: (now: Instant) => forgetOld(db, now),
  };
}
export type AccountService = ReturnType<typeof createAccountService>;

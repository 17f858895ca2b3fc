/** Everything accounts offer, wired to one store. */
import type { BodyOf, createFirstAdmin } from '@fms/contract';
import type { Instant } from '@fms/domain';
import type { Caller } from '../../platform/caller.ts';
import { type AuthenticatorPorts, createAuthenticator } from './authenticator.service.ts';
import { offerFirstAdmin, redeemFirstAdmin } from './first-admin/first-admin.service.ts';
import { readProfile } from './profile.service.ts';
import { forgetSignInsBefore } from './sign-in.repository.ts';
import { createSignIn } from './sign-in.service.ts';

/** Ended sign-ins are kept this long, so that a list of them can show what was. */
const SIGN_IN_KEPT_MS = 30 * 86_400_000;

export function createAccountService(ports: AuthenticatorPorts) {
  const { db, clock } = ports;
  const authenticator = createAuthenticator(ports);
  return {
    authenticator,
    ...createSignIn({ ...ports, authenticator }),
    readProfile: (caller: Caller, userName: string | undefined) => readProfile(db, caller, userName),
    offerFirstAdmin: () => offerFirstAdmin(db, clock),
    redeemFirstAdmin: (asked: BodyOf<typeof createFirstAdmin>, from: string) =>
      redeemFirstAdmin(db, clock, asked, from),
    forgetOldSignIns: (now: Instant) => forgetSignInsBefore(db, now - SIGN_IN_KEPT_MS),
  };
}
export type AccountService = ReturnType<typeof createAccountService>;

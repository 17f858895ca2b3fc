/** Maps a sign-in to its caller and to the claims of its token (§3-2). */
import type { TokenClaims } from '@fms/contract/account';
import { getPermissionLevel, needsTwoFactor } from '@fms/domain/account';
import { DAY_MS, type Instant } from '@fms/domain/time';
import type { Caller } from '../../../platform/access/caller.ts';
import type { LiveSignIn } from './sign-in.repository.ts';

export function toCaller(signIn: LiveSignIn, twoFactorByDefault: boolean): Caller {
  const { accountId, userName, role, sessionId, impersonatedBy } = signIn;
  const level = getPermissionLevel(role, needsTwoFactor(signIn, twoFactorByDefault));
  return { userId: accountId, userName, role, level, sessionId, impersonatedBy };
}

/** All claims but `exp`; `sub` is the user name. */
export function toTokenClaims(signIn: LiveSignIn, now: Instant, twoFactorByDefault: boolean): Omit<TokenClaims, 'exp'> {
  const { userName, role, email, passwordChangedMs, sessionId, otpPending, impersonatedBy } = signIn;
  return {
    sub: userName,
    role,
    email,
    ...(passwordChangedMs === null ? {} : { LastChangedPasswordDay: Math.floor((now - passwordChangedMs) / DAY_MS) }),
    NeedEnable2FA: needsTwoFactor(signIn, twoFactorByDefault),
    sid: sessionId,
    ...(otpPending ? { otp: 'pending' as const } : {}),
    ...(impersonatedBy === null ? {} : { act: { sub: String(impersonatedBy) } }),
  };
}

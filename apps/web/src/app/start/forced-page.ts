/** Pages a user has to see before all others (§4.1, §5, §6), and the text shown there. */
import type { TokenClaims, UserProfile } from '@fms/contract/account';
import { isLevelWithheld, isPasswordExpired } from '@fms/domain/account';
import { getPreference } from '../../entities/account/index.ts';
import { messages, type Toast } from '../../message/index.ts';

export interface ForcedPage {
  readonly path: string;
  readonly message: Toast;
}

export function getForcedPage(
  claims: TokenClaims | undefined,
  profile: UserProfile | undefined,
): ForcedPage | undefined {
  if (claims === undefined || claims.act !== undefined) return undefined;
  if (isLevelWithheld(claims.role, claims.NeedEnable2FA)) {
    return { path: '/setting/two-factor', message: messages.twoFactorNeeded };
  }
  if (isExpired(claims, profile)) return { path: '/setting/password', message: messages.passwordExpired };
  return undefined;
}

/** §5. The flag is a preference, so no password is expired before the profile is known. */
export function isExpired(claims: TokenClaims | undefined, profile: UserProfile | undefined): boolean {
  if (claims === undefined || profile === undefined) return false;
  return isPasswordExpired(claims.LastChangedPasswordDay, getPreference(profile).passwordExpired90days);
}

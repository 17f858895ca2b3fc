/** The user's profile as this browser knows it: preferences are stored here first, then sent (§7.2). */
import { type UserProfile, userProfile } from '@fms/contract/account';
import { readCurrentUser } from './current-user.ts';
import { readClaims } from './token-claims.ts';

const PROFILE_KEY = 'userProfile';

/** The profile of the signed-in user; one of another user, or of an older version, counts as absent. */
export function readLocalProfile(): UserProfile | undefined {
  const subject = readClaims(readCurrentUser()?.token ?? '')?.sub;
  try {
    const profile = userProfile.safeParse(JSON.parse(localStorage.getItem(PROFILE_KEY) ?? 'null')).data;
    return profile !== undefined && profile.userName === subject ? profile : undefined;
  } catch {
    return undefined;
  }
}

export function writeLocalProfile(profile: UserProfile | undefined): void {
  if (profile === undefined) localStorage.removeItem(PROFILE_KEY);
  else localStorage.setItem(PROFILE_KEY, JSON.stringify(profile));
}

/**
 * The admin's own record during an impersonation (§6): the stored user of
 * every tab is then the other one, and this one waits until the impersonation ends.
 */
import type { CurrentUser } from './current-user.ts';
import { parseStoredUser, readCurrentUser, writeCurrentUser } from './current-user.ts';
import { isExpired } from './token-claims.ts';

const OWN_SIGN_IN_KEY = 'ownSignIn';

/** Puts the present record aside and continues as `other`. */
export function enterImpersonation(other: CurrentUser): void {
  const own = readCurrentUser();
  if (own !== undefined) localStorage.setItem(OWN_SIGN_IN_KEY, JSON.stringify(own));
  writeCurrentUser(other);
}

/** The record that was put aside, if any. */
export function readOwnSignIn(): CurrentUser | undefined {
  return parseStoredUser(localStorage.getItem(OWN_SIGN_IN_KEY));
}

/** Returns to the admin's own record; to no user when its token has expired meanwhile. */
export function leaveImpersonation(nowMs: number): void {
  const own = readOwnSignIn();
  clearOwnSignIn();
  writeCurrentUser(own !== undefined && !isExpired(own.token, nowMs) ? own : undefined);
}

export function clearOwnSignIn(): void {
  localStorage.removeItem(OWN_SIGN_IN_KEY);
}

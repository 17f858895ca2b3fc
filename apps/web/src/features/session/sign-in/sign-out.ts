/** Sign-out (§4.3, §4.6). */
import { signOut as signOutEndpoint } from '@fms/contract/account';
import { call } from '../../../api/index.ts';
import { messages, show } from '../../../message/index.ts';
import { stopPush } from '../../../push/index.ts';
import { readAppSetting } from '../../../settings/app-setting.ts';
import { readCurrentUser, removeCurrentUserElsewhere, writeCurrentUser } from '../../../storage/current-user.ts';
import { clearOwnSignIn, leaveImpersonation, readOwnSignIn } from '../../../storage/impersonation.ts';
import { writeLocalProfile } from '../../../storage/local-profile.ts';
import { clearOffline } from '../../../storage/offline-store.ts';
import { saveReturnPath } from '../../../storage/return-path.ts';
import { consumeSingleSignOnMarker } from './single-sign-on-marker.ts';

/** Ends a sign-in on the server. Without a network the token still ends by itself within half an hour. */
async function endOnServer(token: string | undefined): Promise<void> {
  if (token === undefined) return;
  await call(signOutEndpoint, { token }).catch((error: unknown) =>
    console.info('The server was not told of the sign-out', error),
  );
}

/** One after the other: the admin's own sign-in ends last, as its end closes the impersonation as well. */
async function endAll(tokens: readonly (string | undefined)[]): Promise<void> {
  for (const token of tokens) await endOnServer(token);
}

/**
 * Forgets the user and the stored data, ends the sign-in on the server, and goes to the login; a single
 * sign-on is left at its provider too. The look chosen for this device (palette, menu) stays: it says nothing about the
 * user. The record goes first: the server tells every tab of the end, and until then they must know that it was wanted.
 */
export async function signOut(): Promise<void> {
  // Signing out while impersonating ends both sign-ins.
  const tokens = [readCurrentUser()?.token, readOwnSignIn()?.token];
  const isSingleSignOn = consumeSingleSignOnMarker();
  const { singleSignOn } = readAppSetting();
  history.replaceState(null, '', '/login');
  await clearUser();
  await Promise.all([endAll(tokens), stopPush()]);
  if (isSingleSignOn && singleSignOn.enabled) {
    const { signOutAtProvider } = await import('./single-sign-on.ts');
    await signOutAtProvider(singleSignOn);
    return;
  }
  show(messages.loggedOut);
}

/** §4.3: after the time-out the path is kept for the next login, and the user stands at the root. */
export async function signOutIdle(): Promise<void> {
  const path = `${location.pathname}${location.search}`;
  const tokens = [readCurrentUser()?.token, readOwnSignIn()?.token];
  consumeSingleSignOnMarker();
  history.replaceState(null, '', '/');
  // The record is removed at once, other stored data a moment later, without waiting; the path is read in between.
  const forgotten = clearUser();
  saveReturnPath(path);
  await Promise.all([forgotten, endAll(tokens)]);
}

/** Ends an impersonation: back to oneself where it began, and the other one's sign-in ends on the server. */
export async function stopImpersonation(): Promise<void> {
  const token = readCurrentUser()?.token;
  await clearOffline();
  leaveImpersonation(Date.now());
  await endOnServer(token);
}

/** The server no longer knows this sign-in. What is kept offline stays: it belongs to the user, who may come back. */
export function handleEndedSignIn(): void {
  // Signed out in another tab, which its record tells by being gone: nothing here has ended it.
  if (readCurrentUser() === undefined) return;
  if (readOwnSignIn() === undefined) writeCurrentUser(undefined);
  else leaveImpersonation(Date.now());
}

/** §4.5: another tab has signed out, and the server told it before the browser did. An impersonation ends in the own sign-in. */
export function handleSignedOutElsewhere(): void {
  if (readOwnSignIn() === undefined) removeCurrentUserElsewhere();
  else leaveImpersonation(Date.now());
}

/** What a sign-in that ended by itself leaves behind: nothing. */
export async function clearUser(): Promise<void> {
  clearOwnSignIn();
  writeLocalProfile(undefined);
  writeCurrentUser(undefined);
  sessionStorage.clear();
  await clearOffline();
}

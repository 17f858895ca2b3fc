/** Leaving (specification sections 4.3, 4.6). */
import { signOut as signOutEndpoint } from '@fms/contract';
import { call } from '../../api/index.ts';
import { messages, show } from '../../message/index.ts';
import { readAppSetting } from '../../settings/app-setting.ts';
import { writeCurrentUser } from '../../storage/current-user.ts';
import { writeLocalProfile } from '../../storage/local-profile.ts';
import { becomeSelf, forgetOwnSignIn, readOwnSignIn } from '../../storage/own-sign-in.ts';
import { clearOffline } from '../../storage/offline-store.ts';
import { saveReturnPath } from '../../storage/return-path.ts';
import { takeSingleSignOnMarker } from './single-sign-on-marker.ts';

/** Ends the present sign-in on the server. Without a network the token still ends by itself within half an hour. */
async function endOnServer(): Promise<void> {
  await call(signOutEndpoint).catch((error: unknown) => console.info('The server was not told of the sign-out', error));
}

/**
 * Ends the sign-in on the server, then forgets the user and all that was kept for him, and ends at the login; a single
 * sign-on is left at its provider too. The look chosen for this device (palette, menu) stays: it says nothing about the
 * user.
 */
export async function signOut(): Promise<void> {
  await endOnServer();
  if (readOwnSignIn() !== undefined) {
    // An admin who leaves while he is somebody else leaves both.
    becomeSelf(Date.now());
    await endOnServer();
  }
  const isSingleSignOn = takeSingleSignOnMarker();
  await forgetUser();
  const { singleSignOn } = readAppSetting();
  if (isSingleSignOn && singleSignOn.enabled) {
    const { signOutAtProvider } = await import('./single-sign-on.ts');
    await signOutAtProvider(singleSignOn);
    return;
  }
  history.replaceState(null, '', '/login');
  show(messages.loggedOut);
}

/** Section 4.3: after the time-out the path is kept for the next login, and the user stands at the root. */
export async function signOutIdle(): Promise<void> {
  const path = `${location.pathname}${location.search}`;
  await endOnServer();
  takeSingleSignOnMarker();
  await forgetUser();
  saveReturnPath(path);
  history.replaceState(null, '', '/');
}

/** Ends an impersonation: the other one's sign-in on the server, and back to oneself where it began. */
export async function endImpersonation(): Promise<void> {
  await endOnServer();
  await clearOffline();
  becomeSelf(Date.now());
}

/** The server no longer knows this sign-in. What is kept offline stays: it belongs to the user, who may come back. */
export function signInEnded(): void {
  if (readOwnSignIn() === undefined) writeCurrentUser(undefined);
  else becomeSelf(Date.now());
}

/** What a sign-in that ended by itself leaves behind: nothing. */
export async function forgetUser(): Promise<void> {
  forgetOwnSignIn();
  writeLocalProfile(undefined);
  writeCurrentUser(undefined);
  sessionStorage.clear();
  await clearOffline();
}

/** Leaving (specification section 4.6). */
import { signOut as signOutEndpoint } from '@fms/contract';
import { call } from '../../api/index.ts';
import { loggedOut, show } from '../../message/index.ts';
import { writeCurrentUser } from '../../storage/current-user.ts';
import { clearOffline } from '../../storage/offline-store.ts';

/**
 * Ends the sign-in on the server, then forgets the user and all that was kept for him. The look chosen for this device
 * (palette, menu) stays: it says nothing about the user.
 */
export async function signOut(): Promise<void> {
  // Without a network the token still ends by itself within half an hour.
  await call(signOutEndpoint).catch((error: unknown) => console.info('The server was not told of the sign-out', error));
  await forgetUser();
  show(loggedOut);
}

/** What a sign-in that ended by itself leaves behind: nothing. */
export async function forgetUser(): Promise<void> {
  writeCurrentUser(undefined);
  sessionStorage.clear();
  await clearOffline();
}

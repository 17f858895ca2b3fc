/** The application's own connection to the server; features call through here. */
import { readAppSetting } from '../settings/app-setting.ts';
import { readCurrentUser } from '../storage/current-user.ts';
import { readClaims } from '../storage/token-claims.ts';
import type { ApiError } from './api-error.ts';
import { createApi } from './client.ts';

export { ApiError, type ApiErrorCode } from './api-error.ts';
export { isSignInEnded } from './client.ts';

type Listener = (refusal: ApiError) => void;
const signInEndedListeners = new Set<Listener>();

/** Calls `listener` when the server no longer knows this browser's sign-in. Returns its unsubscription. */
export function subscribeSignInEnded(listener: Listener): () => void {
  signInEndedListeners.add(listener);
  return () => signInEndedListeners.delete(listener);
}

export const { call, callPaged, download, open } = createApi({
  token: () => readCurrentUser()?.token,
  servers: () => readAppSetting().server,
  onSignInEnded: (refusal, token) => {
    // Answers of calls made before a sign-out or a change of user do not belong to the current user.
    if (sessionOf(token) !== sessionOf(readCurrentUser()?.token)) return;
    for (const listener of [...signInEndedListeners]) listener(refusal);
  },
});

function sessionOf(token = ''): string | undefined {
  return readClaims(token)?.sid;
}

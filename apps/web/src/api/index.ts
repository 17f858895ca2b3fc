/** The application's own connection to the server; features call through here. */
import { readCurrentUser } from '../storage/current-user.ts';
import type { ApiError } from './api-error.ts';
import { createApi } from './client.ts';

export { ApiError, type ApiErrorCode } from './api-error.ts';

type Listener = (refusal: ApiError) => void;
const signInEndedListeners = new Set<Listener>();

/** Calls `listener` when the server no longer knows the sign-in. Returns the way out. */
export function onSignInEnded(listener: Listener): () => void {
  signInEndedListeners.add(listener);
  return () => signInEndedListeners.delete(listener);
}

export const { call, callPaged } = createApi({
  token: () => readCurrentUser()?.token,
  onSignInEnded: (refusal) => {
    for (const listener of [...signInEndedListeners]) listener(refusal);
  },
});

/** Reaction to a refused call: a message, and the end of the sign-in where the server no longer knows it. */
import { getPermissionLevel } from '@fms/domain/account';
import { ApiError, isSignInEnded } from '../../api/index.ts';
import { handleEndedSignIn, handleSignedOutElsewhere } from '../../features/session/index.ts';
import { buildRequestFailure, show } from '../../message/index.ts';
import { readCurrentUser } from '../../storage/current-user.ts';
import { readClaims } from '../../storage/token-claims.ts';

/**
 * The server no longer knows this sign-in, and says why. Reported first: later failures follow from it.
 * What is kept offline stays: it belongs to the user, who may come back.
 */
export function handleSignInEnd(refusal: ApiError): void {
  // Its removal of the record may reach this tab after the server's word, by the hub or by a call (§4.5).
  if (refusal.code === 'signed-out') {
    handleSignedOutElsewhere();
    return;
  }
  sayRefusal(refusal);
  handleEndedSignIn();
}

/** §8.1. Without an answer the line under the strip already says that we are offline; cancelled is no failure. */
export function showFailure(error: unknown): void {
  if (!(error instanceof ApiError) || error.code === 'no-answer') return;
  // Told once for all calls of the sign-in, by `handleSignInEnd`.
  if (isSignInEnded(error)) return;
  sayRefusal(error);
}

function sayRefusal(error: ApiError): void {
  const claims = readClaims(readCurrentUser()?.token ?? '');
  for (const toast of buildRequestFailure(error, getPermissionLevel(claims?.role, claims?.NeedEnable2FA))) show(toast);
}

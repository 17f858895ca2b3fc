/**
 * "Login With Microsoft", or any other OpenID Connect provider (§4.6, §7.2, §7.12, §8.4): a popup,
 * authorization code with PKCE and a nonce, whose id token our server exchanges for its own. Nothing of the provider is
 * kept but the marker that says how this browser signed in.
 */
import { microsoftLogin, SINGLE_SIGN_ON_PATH } from '@fms/contract/account';
import type { AppSetting } from '@fms/contract/setting';
import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { ApiError, call } from '../../../api/index.ts';
import { buildMicrosoftFailure, messages, type Toast } from '../../../message/index.ts';
import { LOGIN_TIMEOUT_MS, saveToken } from './sign-in.ts';
import { writeSingleSignOnMarker } from './single-sign-on-marker.ts';

type Provider = AppSetting['singleSignOn'];

/** The manager's store ends with the page: its tokens are not needed once they are exchanged. */
export function createUserManager({ authority, clientId, scopes }: Provider): UserManager {
  return new UserManager({
    authority,
    client_id: clientId,
    redirect_uri: `${location.origin}${SINGLE_SIGN_ON_PATH}`,
    popup_redirect_uri: `${location.origin}${SINGLE_SIGN_ON_PATH}`,
    post_logout_redirect_uri: `${location.origin}/login`,
    response_type: 'code',
    scope: scopes.join(' '),
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    popupWindowFeatures: { width: 480, height: 640, closePopupWindowAfterInSeconds: 120 },
  });
}

/** Signs in by the popup; answers what to say. Never throws. */
export async function signInWithMicrosoft(provider: Provider): Promise<Toast> {
  try {
    const user = await createUserManager(provider).signinPopup({
      nonce: crypto.randomUUID(),
      popupAbortOnClose: true,
      popupSignal: AbortSignal.timeout(LOGIN_TIMEOUT_MS),
    });
    if (user.id_token === undefined) return messages.microsoftNoToken;
    const { token } = await call(microsoftLogin, {
      body: { idToken: user.id_token },
      timeoutMs: LOGIN_TIMEOUT_MS,
    });
    if (token === '') return messages.microsoftNoToken;
    if (!saveToken(token)) return messages.microsoftClockWrong;
    writeSingleSignOnMarker();
    return messages.microsoftSucceeded;
  } catch (error) {
    // No answer, or one of another server: its text is not shown.
    if (error instanceof ApiError && (error.status === 0 || error.code === 'bad-answer'))
      return messages.microsoftFailed;
    return buildMicrosoftFailure(error);
  }
}

/** The popup's own page: hands the provider's answer to the page that opened it, and closes. */
export async function finishSingleSignOn(provider: Provider): Promise<void> {
  await createUserManager(provider).signinPopupCallback();
}

/** §4.6: leaves the provider too; comes back to /login. */
export async function signOutAtProvider(provider: Provider): Promise<void> {
  await createUserManager(provider).signoutRedirect();
}

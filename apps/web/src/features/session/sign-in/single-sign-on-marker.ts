/** How this browser signed in (§4.6): only a single sign-on is left at its provider as well. */
import { SINGLE_SIGN_ON_PATH } from '@fms/contract/account';

const MARKER_KEY = 'singleSignOn';

export function writeSingleSignOnMarker(): void {
  localStorage.setItem(MARKER_KEY, 'true');
}

/** Whether it was a single sign-on; forgotten by asking. */
export function consumeSingleSignOnMarker(): boolean {
  const isMarked = localStorage.getItem(MARKER_KEY) !== null;
  localStorage.removeItem(MARKER_KEY);
  return isMarked;
}

/** Whether this page is the popup in which a provider answers. */
export function isSingleSignOnAnswer({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return pathname === SINGLE_SIGN_ON_PATH && new URLSearchParams(search).has('state');
}

/** How this browser signed in (specification section 4.6): only a single sign-on is left at its provider as well. */
const MARKER_KEY = 'singleSignOn';

/** Where the provider sends its popup. Holds the word "login", so that it is a way in (section 2.1). */
export const SINGLE_SIGN_ON_PATH = '/login/single-sign-on';

export function writeSingleSignOnMarker(): void {
  localStorage.setItem(MARKER_KEY, 'true');
}

/** Whether it was a single sign-on; forgotten by asking. */
export function takeSingleSignOnMarker(): boolean {
  const isMarked = localStorage.getItem(MARKER_KEY) !== null;
  localStorage.removeItem(MARKER_KEY);
  return isMarked;
}

/** Whether this page is the popup in which a provider answers. */
export function isSingleSignOnAnswer({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return pathname === SINGLE_SIGN_ON_PATH && new URLSearchParams(search).has('state');
}

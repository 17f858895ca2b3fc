/** Changes the address among the sign-in screens; the root screen follows it (§2.1). */

/** Goes to `/login`, `/forgot`, …; back leads to where one was. */
export function goToSignInPath(path: string): void {
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

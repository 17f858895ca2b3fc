/**
 * What the link of a mail carries (§2.6, §2.7): read once, before anything is drawn, and taken out
 * of the address bar at once, so that it stands in no history, bookmark or screenshot (§2.6). It lives as long as the page.
 */
import { getLoginStatus, LOGIN_STATUS } from './login-status.ts';

let carried = new URLSearchParams();

/** Takes the secrets out of the address when it is one of a mail's; other addresses keep their query. */
export function saveLinkSecret(nowMs: number): void {
  const status = getLoginStatus(undefined, location.pathname, nowMs);
  const isMailed = status === LOGIN_STATUS.signUp || status === LOGIN_STATUS.resetPassword;
  if (!isMailed || location.search === '') return;
  carried = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname);
}

/** One of them by name; empty when the link had none. */
export function readLinkSecret(name: 'userName' | 'email' | 'code'): string {
  return carried.get(name) ?? '';
}

import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { messages, openQuestion } from '../../../message/index.ts';
import { isRemovedElsewhere, readCurrentUser, subscribeCurrentUser } from '../../../storage/current-user.ts';
import { leaveImpersonation, readOwnSignIn } from '../../../storage/impersonation.ts';
import { getRemainingMs } from '../../../storage/token-claims.ts';
import { getLoginStatus, LOGIN_STATUS, type LoginStatus } from './login-status.ts';

/** `setTimeout` counts in 32 bits and fires at once beyond them. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The login status, followed through sign-in, sign-out in this or another tab, and the end of the token. */
export function useLoginStatus(path: string): LoginStatus {
  const user = useSyncExternalStore(subscribeCurrentUser, readCurrentUser);
  const isOffline = useSyncExternalStore(subscribeNetwork, () => !navigator.onLine);
  const [, evaluateAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (user === undefined) return undefined;
    const atItsEnd = () => {
      // An impersonation ends where it began, in the admin's own sign-in.
      if (readOwnSignIn() !== undefined && getRemainingMs(user.token, Date.now()) === 0) leaveImpersonation(Date.now());
      evaluateAgain();
    };
    const timer = setTimeout(atItsEnd, Math.min(getRemainingMs(user.token, Date.now()) + 1, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [user]);
  const status = getLoginStatus(user, path, Date.now(), isOffline);
  useSignedOutElsewhere(status);
  return status;
}

function subscribeNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * §4.5: a tab that was signed in and finds the record removed by another one says so. Decided by the record and
 * not by the browser's event: a screen that is drawn in between has seen the removal before the event came.
 */
function useSignedOutElsewhere(status: LoginStatus): void {
  const last = useRef(status);
  useEffect(() => {
    const wasIn = last.current === LOGIN_STATUS.loggedIn;
    last.current = status;
    if (!wasIn || status === LOGIN_STATUS.loggedIn || !isRemovedElsewhere()) return;
    // Asked only now: leaving the application has just closed whatever was open (§4.1).
    openQuestion({ message: messages.signedOutElsewhere, onOk: () => location.assign('/login') });
  }, [status]);
}

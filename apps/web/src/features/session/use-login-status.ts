import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { ask, messages } from '../../message/index.ts';
import { becomeSelf, readOwnSignIn } from '../../storage/own-sign-in.ts';
import { readCurrentUser, subscribeCurrentUser } from '../../storage/current-user.ts';
import { remainingMs } from '../../storage/token-claims.ts';
import { LOGIN_STATUS, type LoginStatus, loginStatus } from './login-status.ts';

/** `setTimeout` counts in 32 bits and fires at once beyond them. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The login status, followed through sign-in, sign-out in this or another tab, and the end of the token. */
export function useLoginStatus(path: string): LoginStatus {
  const user = useSyncExternalStore(subscribeCurrentUser, readCurrentUser);
  const isOffline = useSyncExternalStore(subscribeNetwork, () => !navigator.onLine);
  const [, judgeAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (user === undefined) return undefined;
    const atItsEnd = () => {
      // An impersonation ends where it began, in the admin's own sign-in.
      if (readOwnSignIn() !== undefined && remainingMs(user.token, Date.now()) === 0) becomeSelf(Date.now());
      judgeAgain();
    };
    const timer = setTimeout(atItsEnd, Math.min(remainingMs(user.token, Date.now()) + 1, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [user]);
  const status = loginStatus(user, path, Date.now(), isOffline);
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

/** Section 4.5: a tab that was signed in and finds the record removed by another one says so. */
function useSignedOutElsewhere(status: LoginStatus): void {
  const last = useRef(status);
  const isRemovedElsewhere = useRef(false);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const isRemoval = event.newValue === null && readCurrentUser() === undefined;
      if (isRemoval && last.current === LOGIN_STATUS.loggedIn) isRemovedElsewhere.current = true;
    };
    // Before the listener that draws the login screen, which must find the reason already told.
    window.addEventListener('storage', onStorage, true);
    return () => window.removeEventListener('storage', onStorage, true);
  }, []);
  useEffect(() => {
    last.current = status;
    if (status === LOGIN_STATUS.loggedIn || !isRemovedElsewhere.current) return;
    isRemovedElsewhere.current = false;
    // Asked only now: leaving the application has just closed whatever was open (section 4.1).
    ask({ message: messages.signedOutElsewhere, onOk: () => location.assign('/login') });
  }, [status]);
}

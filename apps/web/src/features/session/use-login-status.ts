import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { confirm } from '../../message/index.ts';
import { readCurrentUser, subscribeCurrentUser } from '../../storage/current-user.ts';
import { remainingMs } from '../../storage/token-claims.ts';
import { LOGIN_STATUS, type LoginStatus, loginStatus } from './login-status.ts';

/** `setTimeout` counts in 32 bits and fires at once beyond them. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The login status, followed through sign-in, sign-out in this or another tab, and the end of the token. */
export function useLoginStatus(path: string): LoginStatus {
  const user = useSyncExternalStore(subscribeCurrentUser, readCurrentUser);
  const [, judgeAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (user === undefined) return undefined;
    const timer = setTimeout(judgeAgain, Math.min(remainingMs(user.token, Date.now()) + 1, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [user]);
  const status = loginStatus(user, path, Date.now());
  useSignedOutElsewhere(status);
  return status;
}

/** Section 4.5: a tab that was signed in and finds the record removed by another one says so. */
function useSignedOutElsewhere(status: LoginStatus): void {
  const last = useRef(status);
  useEffect(() => {
    const wasIn = () => last.current === LOGIN_STATUS.loggedIn;
    const onStorage = (event: StorageEvent) => {
      if (event.newValue === null && wasIn() && readCurrentUser() === undefined) {
        confirm({ text: 'SIGNED_OUT_DIALOG', onOk: () => location.assign('/login') });
      }
    };
    window.addEventListener('storage', onStorage, true);
    return () => window.removeEventListener('storage', onStorage, true);
  }, []);
  useEffect(() => {
    last.current = status;
  }, [status]);
}

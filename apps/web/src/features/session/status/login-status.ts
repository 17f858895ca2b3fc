/** Status of the sign-in (§4.1). The root screen draws the login screen for every value but 1 to 4. */
import type { Instant } from '@fms/domain/time';
import type { CurrentUser } from '../../../storage/current-user.ts';
import { isExpired, readClaims } from '../../../storage/token-claims.ts';

export const LOGIN_STATUS = {
  notAuthenticated: 0,
  loggedIn: 1,
  signUp: 2,
  forgotPassword: 3,
  resetPassword: 4,
  waitingForCode: 5,
} as const;
export type LoginStatus = (typeof LOGIN_STATUS)[keyof typeof LOGIN_STATUS];

/** §2.1: the address is recognised by the words it contains. */
const STATUS_OF_WORD: readonly (readonly [word: string, status: LoginStatus])[] = [
  ['signup', LOGIN_STATUS.signUp],
  ['forgot', LOGIN_STATUS.forgotPassword],
  ['reset', LOGIN_STATUS.resetPassword],
];

/**
 * Without a network a token is neither renewed nor used: the last known fleet stays on screen this long after its end
 * (§4.1-2). The first call that reaches the server again decides.
 */
const OFFLINE_GRACE_MS = 24 * 60 * 60 * 1000;

export function getLoginStatus(
  user: CurrentUser | undefined,
  path: string,
  nowMs: Instant,
  isOffline = false,
): LoginStatus {
  if (user !== undefined && !isOver(user.token, nowMs, isOffline)) {
    return readClaims(user.token)?.otp === 'pending' ? LOGIN_STATUS.waitingForCode : LOGIN_STATUS.loggedIn;
  }
  return STATUS_OF_WORD.find(([word]) => path.includes(word))?.[1] ?? LOGIN_STATUS.notAuthenticated;
}

function isOver(token: string, nowMs: Instant, isOffline: boolean): boolean {
  const isWaiting = readClaims(token)?.otp === 'pending';
  return isExpired(token, isOffline && !isWaiting ? nowMs - OFFLINE_GRACE_MS : nowMs);
}

/** Paths of the sign-in: no place to return to after it (§4.1). */
export function isSignInStatus(path: string): boolean {
  return path.includes('login') || STATUS_OF_WORD.some(([word]) => path.includes(word));
}

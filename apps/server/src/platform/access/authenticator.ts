/** The caller behind a bearer token; implemented by modules/account, used by router and hub. */
import type { Instant } from '@fms/domain/time';
import { type ServiceKey, serviceKey } from '../service/service-registry.ts';
import type { Caller } from './caller.ts';

export interface Identity {
  caller: Caller;
  expiresAt: Instant;
  /** The sign-in still waits for its one-time code: worth nothing but for the calls that take the code. */
  otpPending: boolean;
}

export interface Authenticator {
  /** Throws `not-signed-in`, `token-expired`, `session-revoked` or, when its own user left, `signed-out`. */
  authenticate(token: string): Promise<Identity>;
  /** The same question for the hub: null for every refusal, for API tokens, and while the one-time code is pending. */
  identify(token: string): Promise<Pick<Identity, 'caller' | 'expiresAt'> | null>;
  /** The caller with the present rights; null when the sign-in has ended. */
  again(caller: Caller): Promise<Caller | null>;
  /** When the caller signed in; throws `session-revoked` or `signed-out` when that sign-in is over. */
  signedInAt(caller: Caller): Promise<Instant>;
  /** A fresh token for the same sign-in; throws `session-revoked` when that is over. */
  refresh(caller: Caller): Promise<{ token: string; expiresAt: Instant }>;
}

export const AUTHENTICATOR: ServiceKey<Authenticator> = serviceKey('the authenticator');

/** An authenticator that is found when it is first asked: the router opens before accounts register. */
export function createLateAuthenticator(find: () => Authenticator): Authenticator {
  return {
    authenticate: (token) => find().authenticate(token),
    identify: (token) => find().identify(token),
    again: (caller) => find().again(caller),
    signedInAt: (caller) => find().signedInAt(caller),
    refresh: (caller) => find().refresh(caller),
  };
}

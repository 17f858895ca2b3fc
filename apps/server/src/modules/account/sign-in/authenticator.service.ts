/** Finds the caller of a token: verifies its signature, then reads the present state of the sign-in it names. */

import { PENDING_TOKEN_LIFETIME_SECONDS, TOKEN_LIFETIME_SECONDS } from '@fms/contract/account';
import type { Instant } from '@fms/domain/time';
import type { Authenticator, Identity } from '../../../platform/access/authenticator.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Failure } from '../../../platform/failure/failure.ts';
import { getSignInFlow, runInFlow } from '../../../platform/fairness/flow.ts';
import { createApiTokenCallers, isApiToken } from '../api-token/api-token-caller.service.ts';
import { findEndReason, type LiveSignIn, SIGNED_OUT, updateSignInExpiry } from './sign-in.repository.ts';
import { createSignInCache } from './sign-in-cache.ts';
import type { TokenService } from './token.service.ts';
import { toCaller, toTokenClaims } from './token-claims.ts';

export interface AuthenticatorPorts {
  db: Db;
  bus: Bus;
  clock: Clock;
  tokens: TokenService;
  /** Whether accounts of no organisation must enable the second factor. */
  twoFactorByDefault: boolean;
}

export interface AuthenticatorService extends Authenticator {
  /** A token for a sign-in as the store has it now. */
  issue(sessionId: string): ReturnType<Authenticator['refresh']>;
  /** The sign-in behind a call, as it stood at most a moment ago; throws `session-revoked` or `signed-out`. */
  live(sessionId: string): Promise<LiveSignIn>;
}

/**
 * Over whatever its tokens say: past its end, or an impersonation whose admin is none any more, or whose user has become
 * one.
 */
function isOver(signIn: LiveSignIn, now: Instant): boolean {
  if (signIn.endsMs !== null && signIn.endsMs <= now) return true;
  if (signIn.impersonatedBy === null) return false;
  return signIn.role === 'Admin' || signIn.actingRole !== 'Admin' || signIn.actingDisabledMs !== null;
}

export function createAuthenticator(ports: AuthenticatorPorts): AuthenticatorService {
  const { db, clock, tokens, twoFactorByDefault } = ports;
  const cache = createSignInCache(ports);
  const apiTokens = createApiTokenCallers(ports);

  async function requireLive(id: string): Promise<LiveSignIn> {
    const signIn = await cache.find(id);
    if (signIn && !isOver(signIn, clock.now())) return signIn;
    // Another tab of the browser may ask before it has heard that its user left: that is no news to complain of.
    const hasLeft = (await findEndReason(db, id)) === SIGNED_OUT;
    throw new Failure(hasLeft ? 'signed-out' : 'session-revoked', 'This sign-in has ended.');
  }

  async function issue(sessionId: string) {
    cache.forget(sessionId);
    const signIn = await requireLive(sessionId);
    const lifetimeSeconds = signIn.otpPending ? PENDING_TOKEN_LIFETIME_SECONDS : TOKEN_LIFETIME_SECONDS;
    const now = clock.now();
    const expiresAt = Math.min(now + lifetimeSeconds * 1000, signIn.endsMs ?? Number.POSITIVE_INFINITY);
    const token = await tokens.sign(toTokenClaims(signIn, now, twoFactorByDefault), expiresAt);
    await updateSignInExpiry(db, sessionId, expiresAt, now);
    return { token, expiresAt };
  }

  async function authenticate(token: string): Promise<Identity> {
    if (isApiToken(token)) return apiTokens.authenticate(token);
    const claims = await tokens.verify(token);
    const signIn = await runInFlow(getSignInFlow(claims.sid), () => requireLive(claims.sid));
    // A token from before the code was given stays worthless after it.
    const otpPending = signIn.otpPending || claims.otp === 'pending';
    return { caller: toCaller(signIn, twoFactorByDefault), expiresAt: claims.exp * 1000, otpPending };
  }

  return {
    authenticate,
    async identify(token) {
      // The hub is for people: what it sends follows a sign-in, which an API token has none of.
      if (isApiToken(token)) return null;
      try {
        const { caller, expiresAt, otpPending } = await authenticate(token);
        return otpPending ? null : { caller, expiresAt };
      } catch (error) {
        if (error instanceof Failure) return null;
        throw error;
      }
    },
    async again({ sessionId }) {
      const signIn = await cache.find(sessionId);
      return signIn && !isOver(signIn, clock.now()) ? toCaller(signIn, twoFactorByDefault) : null;
    },
    signedInAt: async ({ sessionId }) => (await requireLive(sessionId)).createdMs,
    refresh: (caller) => issue(caller.sessionId),
    issue,
    live: requireLive,
  };
}

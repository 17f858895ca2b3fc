/** Who stands behind a token: its signature, then the sign-in it names, as that stands now in the store. */
import { PENDING_TOKEN_LIFETIME_SECONDS, type Role, TOKEN_LIFETIME_SECONDS, type TokenClaims } from '@fms/contract';
import { type Instant, permissionLevel } from '@fms/domain';
import type { Authenticator, Identity } from '../../platform/authenticator.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { Failure } from '../../platform/failure.ts';
import { extendSignIn, findLiveSignIn, type LiveSignIn } from './sign-in.repository.ts';
import type { TokenService } from './token.service.ts';

/** A revocation or a changed role is effective everywhere after this long, and at once in the process that did it. */
export const SIGN_IN_CACHE_MS = 5_000;
/** Sign-ins remembered at most; beyond it everything is asked again. */
const CACHE_LIMIT = 10_000;
const DAY_MS = 86_400_000;

/** What of an account decides on the second factor. */
type TwoFactorState = { role: Role; twoFactorEnabled: boolean; twoFactorRequired: boolean | null };

export interface AuthenticatorPorts {
  db: Db;
  bus: Bus;
  clock: Clock;
  tokens: TokenService;
  /** Whether accounts of no organisation must enable the second factor. */
  twoFactorByDefault: boolean;
}

export function createAuthenticator({ db, bus, clock, tokens, twoFactorByDefault }: AuthenticatorPorts) {
  const cache = new Map<string, { at: Instant; signIn: Promise<LiveSignIn | undefined> }>();
  bus.subscribe('session.revoked', ({ sessionId }) => void cache.delete(sessionId));
  bus.subscribe('right.changed', () => cache.clear());

  function liveSignIn(id: string): Promise<LiveSignIn | undefined> {
    const known = cache.get(id);
    if (known && clock.now() - known.at < SIGN_IN_CACHE_MS) return known.signIn;
    if (cache.size >= CACHE_LIMIT) cache.clear();
    const signIn = findLiveSignIn(db, id);
    // The question is remembered, not its answer: a revocation meanwhile removes it, and nothing old comes back.
    cache.set(id, { at: clock.now(), signIn });
    signIn.catch(() => cache.delete(id));
    return signIn;
  }

  async function requireLive(id: string): Promise<LiveSignIn> {
    const signIn = await liveSignIn(id);
    if (!signIn) throw new Failure('session-revoked', 'This sign-in has ended.');
    return signIn;
  }

  function needsTwoFactor({ role, twoFactorEnabled, twoFactorRequired }: TwoFactorState): boolean {
    return role !== 'User' && !twoFactorEnabled && (twoFactorRequired ?? twoFactorByDefault);
  }

  function callerOf(signIn: LiveSignIn): Caller {
    const { accountId, userName, role, sessionId, impersonatedBy } = signIn;
    const level = permissionLevel(role, needsTwoFactor(signIn));
    return { userId: accountId, userName, role, level, sessionId, impersonatedBy };
  }

  function claimsOf(signIn: LiveSignIn): Omit<TokenClaims, 'exp'> {
    const { userName, role, email, passwordChangedMs, sessionId, otpPending, impersonatedBy } = signIn;
    const passwordAge = passwordChangedMs === null ? null : Math.floor((clock.now() - passwordChangedMs) / DAY_MS);
    return {
      sub: userName,
      role,
      email,
      ...(passwordAge === null ? {} : { LastChangedPasswordDay: passwordAge }),
      NeedEnable2FA: needsTwoFactor(signIn),
      sid: sessionId,
      ...(otpPending ? { otp: 'pending' as const } : {}),
      ...(impersonatedBy === null ? {} : { act: { sub: String(impersonatedBy) } }),
    };
  }

  /** A token for a sign-in as the store has it now. */
  async function issue(sessionId: string): Promise<{ token: string; expiresAt: Instant }> {
    cache.delete(sessionId);
    const signIn = await requireLive(sessionId);
    const lifetimeSeconds = signIn.otpPending ? PENDING_TOKEN_LIFETIME_SECONDS : TOKEN_LIFETIME_SECONDS;
    const expiresAt = clock.now() + lifetimeSeconds * 1000;
    const token = await tokens.sign(claimsOf(signIn), expiresAt);
    await extendSignIn(db, sessionId, expiresAt);
    return { token, expiresAt };
  }

  async function authenticate(token: string): Promise<Identity> {
    const claims = await tokens.verify(token);
    const signIn = await requireLive(claims.sid);
    // A token from before the code was given stays worthless after it.
    const otpPending = signIn.otpPending || claims.otp === 'pending';
    return { caller: callerOf(signIn), expiresAt: claims.exp * 1000, otpPending };
  }

  const authenticator: Authenticator = {
    authenticate,
    async identify(token) {
      try {
        const { caller, expiresAt, otpPending } = await authenticate(token);
        return otpPending ? null : { caller, expiresAt };
      } catch (error) {
        if (error instanceof Failure) return null;
        throw error;
      }
    },
    refresh: (caller) => issue(caller.sessionId),
  };
  return { ...authenticator, issue };
}
export type AuthenticatorService = ReturnType<typeof createAuthenticator>;

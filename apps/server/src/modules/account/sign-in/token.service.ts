/** Bearer tokens: JWTs signed with a secret that never leaves the data folder. */
import { type TokenClaims, tokenClaims } from '@fms/contract/account';
import type { Instant } from '@fms/domain/time';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock/clock.ts';
import { Failure } from '../../../platform/failure/failure.ts';

const ALGORITHM = 'HS256';
/** Tokens remembered at most; beyond it every signature is worked out again. */
const REMEMBERED = 10_000;

export function createTokens(secret: Uint8Array, clock: Clock) {
  /** Whose signature was right: a call brings the token of the call before it, and has waited longest for this. */
  const known = new Map<string, TokenClaims>();

  async function verifyAnew(token: string): Promise<TokenClaims> {
    try {
      const options = { algorithms: [ALGORITHM], currentDate: new Date(clock.now()) };
      return tokenClaims.parse((await jwtVerify(token, secret, options)).payload);
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Failure('token-expired', 'Your sign-in has expired.');
      throw new Failure('not-signed-in', 'Sign in first.');
    }
  }

  return {
    /** `exp` is set from `expiresAt`. */
    sign(claims: Omit<TokenClaims, 'exp'>, expiresAt: Instant): Promise<string> {
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuedAt(Math.floor(clock.now() / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(secret);
    },

    /** The claims of a token of ours; throws `token-expired`, or `not-signed-in` for everything else. */
    async verify(token: string): Promise<TokenClaims> {
      const remembered = known.get(token);
      if (remembered && remembered.exp > Math.floor(clock.now() / 1000)) return remembered;
      known.delete(token);
      const claims = await verifyAnew(token);
      if (known.size >= REMEMBERED) known.clear();
      known.set(token, claims);
      return claims;
    },
  };
}
export type TokenService = ReturnType<typeof createTokens>;

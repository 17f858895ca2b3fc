/** Bearer tokens: JWTs signed with a secret that never leaves the data folder. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { type TokenClaims, tokenClaims } from '@fms/contract';
import type { Instant } from '@fms/domain';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import { Failure } from '../../platform/failure.ts';

const ALGORITHM = 'HS256';
const SECRET_BYTES = 32;
const PRIVATE_FILE = 0o600;

/** Reads the secret, making it on the first start. */
export async function readTokenSecret(path: string): Promise<Uint8Array> {
  const made = randomBytes(SECRET_BYTES).toString('base64url');
  await writeFile(path, made, { flag: 'wx', mode: PRIVATE_FILE }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const secret = Buffer.from(await readFile(path, 'utf8'), 'base64url');
  if (secret.length < SECRET_BYTES) throw new Error(`${path} is damaged: remove it, and everybody signs in again.`);
  return secret;
}

export function createTokens(secret: Uint8Array, clock: Clock) {
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
      try {
        const options = { algorithms: [ALGORITHM], currentDate: new Date(clock.now()) };
        return tokenClaims.parse((await jwtVerify(token, secret, options)).payload);
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Failure('token-expired', 'Your sign-in has expired.');
        throw new Failure('not-signed-in', 'Sign in first.');
      }
    },
  };
}
export type TokenService = ReturnType<typeof createTokens>;

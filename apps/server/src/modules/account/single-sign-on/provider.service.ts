/**
 * The OpenID Connect provider people sign in with: who an id token of it stands for (§8.4). Keys and issuer come
 * from the provider's own discovery document; nothing in a token is believed before its signature is.
 */
import type { Instant } from '@fms/domain/time';
import { createRemoteJWKSet, customFetch, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import { Failure } from '../../../platform/failure/failure.ts';
import { fetchJson, readAnswer } from '../../../platform/network/outside-answer.ts';

const TIMEOUT_MS = 10_000;
/** Providers change keys, and jose asks for new ones by itself; where they are changes hardly ever. */
const DISCOVERY_KEPT_MS = 3_600_000;
/** Between the provider's clock and ours. */
const CLOCK_TOLERANCE_SECONDS = 60;
/** An id token is exchanged at once; an older one was found somewhere. */
const MAX_TOKEN_AGE_SECONDS = 600;
/** Asymmetric signatures only: with a shared secret the verifier could also sign. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const ENTRA_HOST = 'login.microsoftonline.com';

export interface ProviderIdentity {
  issuer: string;
  subject: string;
  /** Lower case; undefined when the provider does not vouch for one. */
  email: string | undefined;
  expiresAt: Instant;
}

export interface Provider {
  /** Throws `wrong-credentials` for a token that is not good, `unavailable` when the provider cannot be asked. */
  identify(idToken: string): Promise<ProviderIdentity>;
}

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

const refuse = (message: string) => new Failure('wrong-credentials', message);
const unavailable = () => new Failure('unavailable', 'The sign-in provider cannot be reached. Try again later.');

/** Keys read over plain HTTP could be replaced on the way, which would allow any sign-in. */
const isSafe = (address: string, authority: URL) =>
  new URL(address).protocol === 'https:' || new URL(address).host === authority.host;

async function discover(authority: URL): Promise<{ issuer: string; keys: JWTVerifyGetKey }> {
  const address = `${authority.href.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`discovery answered ${response.status}`);
  const read = await readAnswer(response);
  if (!read.ok) throw new Error(`discovery answered what is not taken: ${read.reason}`);
  const { issuer, jwks_uri } = discovery.parse(read.value);
  // OpenID Connect Discovery 4.3: the document must name the issuer it was asked of.
  if (issuer.replace(/\/$/, '') !== authority.href.replace(/\/$/, ''))
    throw new Error('discovery names another issuer');
  if (!isSafe(jwks_uri, authority)) throw new Error('keys are not served over https');
  return {
    issuer,
    keys: createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: TIMEOUT_MS, [customFetch]: fetchJson }),
  };
}

/**
 * The address the provider vouches for. Entra's tokens do not say whether it was verified; its tenant, of which the
 * issuer pins exactly one, says who has which address.
 */
function emailOf({ email, email_verified, preferred_username }: JWTPayload, authority: URL): string | undefined {
  const isEntra = authority.hostname === ENTRA_HOST;
  const claimed = email ?? (isEntra ? preferred_username : undefined);
  const isVouched = email_verified === undefined ? isEntra : email_verified === true || email_verified === 'true';
  const parsed = z.email().safeParse(claimed);
  return isVouched && parsed.success ? parsed.data.toLowerCase() : undefined;
}

/** Several audiences need `azp` to say who the token was made for (OpenID Connect Core 3.1.3.7). */
function isForUs({ aud, azp }: JWTPayload, clientId: string): boolean {
  return Array.isArray(aud) && aud.length > 1 ? azp === clientId : azp === undefined || azp === clientId;
}

export function createProvider(
  { authority: address, clientId }: { authority: string; clientId: string },
  clock: Clock,
): Provider {
  const authority = new URL(address);
  let known: { at: Instant; found: ReturnType<typeof discover> } | undefined;

  function find(): ReturnType<typeof discover> {
    if (known && clock.now() - known.at < DISCOVERY_KEPT_MS) return known.found;
    const found = discover(authority);
    known = { at: clock.now(), found };
    found.catch(() => {
      known = undefined;
    });
    return found;
  }

  async function verify(idToken: string): Promise<JWTPayload & { iss: string; sub: string; exp: number }> {
    const { issuer, keys } = await find().catch(() => {
      throw unavailable();
    });
    try {
      const { payload } = await jwtVerify<{ iss: string; sub: string; exp: number }>(idToken, keys, {
        issuer,
        audience: clientId,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        maxTokenAge: MAX_TOKEN_AGE_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat'],
        currentDate: new Date(clock.now()),
      });
      return payload;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (code === 'ERR_JWT_EXPIRED') throw refuse('The sign-in of the provider has expired. Try again.');
      if (code.startsWith('ERR_JW') || code.startsWith('ERR_JOSE_ALG')) {
        if (code !== 'ERR_JWKS_TIMEOUT') throw refuse('The answer of the sign-in provider is not valid.');
      }
      throw unavailable();
    }
  }

  return {
    async identify(idToken) {
      const payload = await verify(idToken);
      if (!isForUs(payload, clientId)) throw refuse('The answer of the sign-in provider is not valid.');
      const { iss: issuer, sub: subject, exp } = payload;
      return { issuer, subject, email: emailOf(payload, authority), expiresAt: exp * 1000 };
    },
  };
}

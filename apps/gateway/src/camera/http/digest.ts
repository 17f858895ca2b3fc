/** Answers a digest challenge (RFC 7616): MD5 and SHA-256, their session variants, `qop` auth, and RFC 2069 without `qop`. */
import { createHash } from 'node:crypto';
import type { Challenge } from './parse-challenge.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A challenge that can be answered. */
export interface DigestChallenge {
  readonly realm: string;
  readonly nonce: string;
  /** As it stands in the challenge; null where there was none, which means MD5. */
  readonly algorithm: string | null;
  readonly hash: 'md5' | 'sha256';
  readonly isSession: boolean;
  readonly hasQop: boolean;
  readonly opaque: string | null;
  readonly isStale: boolean;
  /** The camera wants the name hashed. */
  readonly isUserHashed: boolean;
}

export interface DigestRequest {
  readonly method: string;
  /** Path and query as they stand in the request line. */
  readonly uri: string;
  /** How often this nonce was used, from 1. */
  readonly count: number;
  readonly clientNonce: string;
}

const HASHES: Readonly<Record<string, DigestChallenge['hash']>> = { md5: 'md5', 'sha-256': 'sha256' };
/** A quoted text of a header holds no control character, and is answered as it came. */
const UNSENDABLE = /[^\x20-\x7e\u0080-\u00ff]/;

/** The strongest digest challenge that can be answered; null where there is none. */
export function chooseDigest(challenges: readonly Challenge[]): DigestChallenge | null {
  const known = challenges.map(toDigest).filter((challenge) => challenge !== null);
  return known.find(({ hash }) => hash === 'sha256') ?? known[0] ?? null;
}

function toDigest({ scheme, parameters }: Challenge): DigestChallenge | null {
  const [realm, nonce] = [parameters.get('realm'), parameters.get('nonce')];
  if (scheme !== 'digest' || realm === undefined || !nonce) return null;
  if ([...parameters.values()].some((value) => UNSENDABLE.test(value))) return null;
  const algorithm = parameters.get('algorithm') ?? null;
  const named = (algorithm ?? 'MD5').toLowerCase();
  const hash = HASHES[named.replace(/-sess$/, '')];
  const qop = parameters
    .get('qop')
    ?.split(',')
    .map((word) => word.trim().toLowerCase());
  // `auth-int` alone wants the body hashed, which no camera asks of a GET.
  if (hash === undefined || (qop !== undefined && !qop.includes('auth'))) return null;
  return {
    realm,
    nonce,
    algorithm,
    hash,
    isSession: named.endsWith('-sess'),
    hasQop: qop !== undefined,
    opaque: parameters.get('opaque') ?? null,
    isStale: parameters.get('stale')?.toLowerCase() === 'true',
    isUserHashed: parameters.get('userhash')?.toLowerCase() === 'true',
  };
}

/** The value of `Authorization` for one request. */
export function answerDigest(
  challenge: DigestChallenge,
  { username, password }: Credentials,
  { method, uri, count, clientNonce }: DigestRequest,
): string {
  const { realm, nonce, hash, hasQop, opaque, algorithm, isSession, isUserHashed } = challenge;
  const digest = (text: string) => createHash(hash).update(text, 'utf8').digest('hex');
  const own = digest(`${username}:${realm}:${password}`);
  const secret = isSession ? digest(`${own}:${nonce}:${clientNonce}`) : own;
  const nonceCount = count.toString(16).padStart(8, '0');
  const middle = hasQop ? `${nonce}:${nonceCount}:${clientNonce}:auth` : nonce;
  const response = digest(`${secret}:${middle}:${digest(`${method}:${uri}`)}`);
  const name = isUserHashed ? digest(`${username}:${realm}`) : username;
  return [
    `Digest username="${escapeQuoted(name)}"`,
    `realm="${escapeQuoted(realm)}"`,
    `nonce="${escapeQuoted(nonce)}"`,
    `uri="${escapeQuoted(uri)}"`,
    ...(algorithm === null ? [] : [`algorithm=${algorithm}`]),
    `response="${response}"`,
    ...(opaque === null ? [] : [`opaque="${escapeQuoted(opaque)}"`]),
    ...(hasQop || isSession ? [`cnonce="${clientNonce}"`] : []),
    ...(hasQop ? ['qop=auth', `nc=${nonceCount}`] : []),
    ...(isUserHashed ? ['userhash=true'] : []),
  ].join(', ');
}

const escapeQuoted = (text: string) => text.replaceAll(/["\\]/g, '\\$&');

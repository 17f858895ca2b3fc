/** Who sends push messages (RFC 8292): a key pair of this installation, which browsers subscribe with. */
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import type { Clock } from '../clock/clock.ts';
import { readOrCreateSecret } from '../secret/secret-file.ts';

const ALGORITHM = 'ES256';
/** RFC 8292 allows a day at most. */
const LIFETIME_SECONDS = 12 * 3600;

export interface Vapid {
  /** Uncompressed point, base64url: the `applicationServerKey` of browsers. */
  publicKey: string;
  /** The Authorization header for a push service. */
  authorization(endpoint: URL): Promise<string>;
}

async function newKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}

function pointOf({ x = '', y = '' }: JWK): string {
  return Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  );
}

/** `contact` is where a push service finds who is responsible, an https: or mailto: address. */
export async function openVapid(path: string, contact: string, clock: Clock): Promise<Vapid> {
  const jwk = JSON.parse(await readOrCreateSecret(path, newKey)) as JWK;
  const key = await importJWK(jwk, ALGORITHM);
  const publicKey = pointOf(jwk);
  return {
    publicKey,
    async authorization({ origin }) {
      const token = await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setAudience(origin)
        .setSubject(contact)
        .setExpirationTime(Math.floor(clock.now() / 1000) + LIFETIME_SECONDS)
        .sign(key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}

/** Asks a client for its name and password by digest (RFC 7616, SHA-256, `qop` auth), as cameras of the field do. */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface CameraAccount {
  readonly username: string;
  readonly password: string;
}

const REALM = 'camera';
/** Nonces that are valid at a time; the oldest ends first. */
const MAX_NONCES = 64;
/** A nonce is good for so many requests, then it is stale. */
const NONCE_USES = 1000;

export class DigestGuard {
  readonly #account: CameraAccount;
  readonly #makeNonce: () => string;
  /** The last count that came with each nonce. */
  readonly #counts = new Map<string, number>();

  constructor(account: CameraAccount, makeNonce = () => randomBytes(16).toString('hex')) {
    this.#account = account;
    this.#makeNonce = makeNonce;
  }

  /** True for a request that is signed in; any other is answered with 401 and a challenge. */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    const given = readParameters(request.headers.authorization ?? '');
    const nonce = given.get('nonce') ?? '';
    const last = this.#counts.get(nonce);
    const count = Number.parseInt(given.get('nc') ?? '', 16);
    const isRight = this.#isRight(request, given);
    // A count that came before is a request that was recorded and sent again.
    if (isRight && last !== undefined && count > last && count <= NONCE_USES) {
      this.#counts.set(nonce, count);
      return true;
    }
    const isStale = isRight && (last === undefined || count > NONCE_USES);
    response.writeHead(401, { 'www-authenticate': this.#challenge(isStale) }).end();
    return false;
  }

  #isRight({ method, url }: IncomingMessage, given: ReadonlyMap<string, string>): boolean {
    const { username, password } = this.#account;
    const secret = digest(`${username}:${REALM}:${password}`);
    const parts = [
      secret,
      given.get('nonce'),
      given.get('nc'),
      given.get('cnonce'),
      'auth',
      digest(`${method}:${url}`),
    ];
    const isSame = given.get('username') === username && given.get('uri') === url;
    return isSame && given.get('response') === digest(parts.join(':'));
  }

  #challenge(isStale: boolean): string {
    const nonce = this.#makeNonce();
    this.#counts.set(nonce, 0);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MAX_NONCES && oldest !== undefined) this.#counts.delete(oldest);
    const stale = isStale ? ', stale=true' : '';
    return `Digest realm="${REALM}", qop="auth", algorithm=SHA-256, nonce="${nonce}"${stale}`;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

function readParameters(authorization: string): ReadonlyMap<string, string> {
  if (!/^digest /i.test(authorization)) return new Map();
  const found = authorization.slice(7).matchAll(/([a-z]+)=(?:"([^"]*)"|([^\s,]*))/gi);
  return new Map([...found].map(([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare ?? '']));
}

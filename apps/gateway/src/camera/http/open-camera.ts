/** Opens an address of a camera over HTTP: signs in, follows it on its own host only, and bounds every wait. */
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { CameraError } from '../camera-error.ts';
import type { CameraSignIn } from './camera-sign-in.ts';

export interface CameraAddress {
  readonly url: string;
  readonly signIn: CameraSignIn;
}

/** Nothing on the line for this time: the camera is silent. */
export const CAMERA_SILENCE_MS = 10_000;
const MAX_HEADER_BYTES = 16_384;
const MAX_REDIRECTS = 3;
/** The request itself, one for the challenge, one for a nonce that has grown old, and the redirects. */
const MAX_REQUESTS = 3 + MAX_REDIRECTS;
const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

/**
 * Resolves with the answer 200 whose body is not yet read; the caller reads or destroys it. Rejects with `CameraError`:
 * `silent`, `refused` (401 and 403), `moved` (another host, or from https to http), `unreadable` (any other status).
 */
export async function openCamera({ url, signIn }: CameraAddress, signal: AbortSignal): Promise<IncomingMessage> {
  let at = new URL(url);
  let redirects = 0;
  for (let attempt = 0; attempt < MAX_REQUESTS; attempt++) {
    const authorization = signIn.authorize('GET', at.pathname + at.search);
    const answer = await send(at, authorization, signal);
    const { statusCode = 0 } = answer;
    if (statusCode === 200) return answer;
    answer.destroy();
    if (statusCode === 401 && signIn.takeChallenge(challengeOf(answer), authorization !== null)) continue;
    if (statusCode === 401 || statusCode === 403) {
      throw new CameraError('refused', `The camera refuses the sign-in (status ${statusCode}).`);
    }
    if (!REDIRECTS.has(statusCode)) {
      throw new CameraError('unreadable', `The camera answers with status ${statusCode} in place of a picture.`);
    }
    redirects += 1;
    if (redirects > MAX_REDIRECTS) throw new CameraError('moved', 'The camera sends from address to address.');
    at = follow(at, answer.headers.location);
  }
  throw new CameraError('refused', 'The camera asks for the sign-in again and again.');
}

/** Only where the same machine is asked: another host would learn the sign-in, and could be one the ship alone reaches. */
function follow(from: URL, location: string | undefined): URL {
  const to = location === undefined ? null : URL.parse(location, from.href);
  const isSame = to?.origin === from.origin;
  const isSecured = from.protocol === 'http:' && to?.protocol === 'https:' && to.hostname === from.hostname;
  if (to === null || !(isSame || isSecured)) {
    throw new CameraError('moved', 'The camera sends to another address, which is not followed.');
  }
  to.username = '';
  to.password = '';
  return to;
}

function send(url: URL, authorization: string | null, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? requestSecure : requestPlain;
    const request = open(url, {
      agent: false,
      signal,
      timeout: CAMERA_SILENCE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      headers: {
        accept: 'image/jpeg, multipart/x-mixed-replace',
        'accept-encoding': 'identity',
        ...(authorization === null ? {} : { authorization }),
      },
    });
    request.on('response', resolve);
    request.on('error', reject);
    request.on('timeout', () => {
      request.destroy(new CameraError('silent', `The camera sent nothing for ${CAMERA_SILENCE_MS / 1000} s.`));
    });
    request.end();
  });
}

/** A header that comes several times is joined by commas, as one with several challenges is written. */
const challengeOf = ({ headers }: IncomingMessage) => headers['www-authenticate'] ?? '';

/**
 * Hands a message to a push service. The address comes from a browser and is untrusted: it is asked over https, never
 * redirected, and only where its name leads to the open network at the moment of connecting.
 */
import { lookup } from 'node:dns';
import { request as plainRequest, type RequestOptions } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../network/public-address.ts';

const TIMEOUT_MS = 10_000;
const NOT_PUBLIC = 'The address is not one of the open network.';

/** Checked after the name was resolved and before it is connected to: a name may change its mind in between. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('The name leads nowhere.'), '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(new Error(NOT_PUBLIC), '', 0);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

const bare = (hostname: string) => hostname.replaceAll(/[[\]]/g, '');
const isLoopback = (url: URL) => ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);

/** Whether a subscription may point there at all; names are looked at again when they are connected to. */
export function isPushAddress(text: string, toLoopback: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (toLoopback && isLoopback(url)) return true;
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  if (isIP(bare(url.hostname))) return isPublicAddress(bare(url.hostname));
  return url.hostname.includes('.') && !/\.(localhost|local|internal|home\.arpa)\.?$/.test(url.hostname);
}

/** Answers the status of the push service; throws when there is none. */
export function sendPush(
  endpoint: URL,
  headers: Record<string, string>,
  body: Uint8Array,
  toLoopback: boolean,
): Promise<number> {
  if (!isPushAddress(endpoint.href, toLoopback)) return Promise.reject(new Error(NOT_PUBLIC));
  const local = toLoopback && isLoopback(endpoint);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(local ? {} : { lookup: lookupPublic }),
  };
  return new Promise((resolve, reject) => {
    const send = endpoint.protocol === 'http:' ? plainRequest : request;
    const sending = send(endpoint, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

/**
 * The signature that an S3 store expects of a request, computed apart from the library that signs in the product:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
import { createHash, createHmac } from 'node:crypto';
import type { Instant } from '@fms/domain/time';
import type { BucketKey, UnsignedRequest } from '../bucket/sign-request.ts';

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SERVICE = 's3';

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Uint8Array | string, text: string) => createHmac('sha256', key).update(text).digest();
/** RFC 3986: `encodeURIComponent` leaves five more characters as they are. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** Of `headers` and those that every request has, in hexadecimal digits. */
export function computeSignature(
  { method, url, headers, body }: UnsignedRequest,
  { secretKey, region }: Omit<BucketKey, 'accessKey'>,
  now: Instant,
): string {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const hash = sha256(body);
  const sent: Record<string, string> = { ...headers, 'x-amz-content-sha256': hash, 'x-amz-date': time };
  const signed = Object.entries({ ...sent, host: url.host }).sort(byName);
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...signed.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/${SERVICE}/aws4_request`;
  const key = ['aws4_request', SERVICE, region, day].reduceRight<Uint8Array | string>(hmac, `AWS4${secretKey}`);
  return hmac(key, [ALGORITHM, time, scope, sha256(canonical)].join('\n')).toString('hex');
}

function byName([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : 1;
}

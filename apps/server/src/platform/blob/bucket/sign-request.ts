/**
 * Signs a request to an S3 store by AWS Signature Version 4, in its headers:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
import { createHash } from 'node:crypto';
import type { Instant } from '@fms/domain/time';
import { AwsV4Signer } from 'aws4fetch';

export interface BucketKey {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

export interface UnsignedRequest {
  readonly method: string;
  readonly url: URL;
  /** Beside `host` and those that are added here; names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** The headers to send, those of the signature among them: every header and the SHA-256 of the body are signed. */
export async function signRequest(
  { method, url, headers, body }: UnsignedRequest,
  { accessKey, secretKey, region }: BucketKey,
  now: Instant,
): Promise<Headers> {
  const hash = createHash('sha256').update(body).digest('hex');
  const signer = new AwsV4Signer({
    ...{ method, url: url.href, service: 's3', region, allHeaders: true },
    headers: { ...headers, 'x-amz-content-sha256': hash },
    ...{ accessKeyId: accessKey, secretAccessKey: secretKey },
    datetime: new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, ''),
  });
  return (await signer.sign()).headers;
}

import { expect, it } from 'vitest';
import { computeSignature } from '../testing/expected-signature.ts';
import { signRequest } from './sign-request.ts';

/** The worked examples of AWS: "Authenticating Requests: Using the Authorization Header", with their key. */
const KEY = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const NOW = Date.UTC(2013, 4, 24);
const HOST = 'https://examplebucket.s3.amazonaws.com';

it.each([
  [
    'a range',
    'GET',
    '/test.txt',
    { range: 'bytes=0-9' },
    '',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'a put with marks in its name',
    'PUT',
    '/test$file.text',
    { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    'Welcome to Amazon S3.',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'a query without a value',
    'GET',
    '/?lifecycle',
    {},
    '',
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'a list',
    'GET',
    '/?prefix=J&max-keys=2',
    {},
    '',
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])(
  'signs %s as AWS does, and the store of the tests expects it so',
  async (_, method, path, headers, body, signature) => {
    const url = new URL(`${HOST}${path}`);
    const request = { method, url, headers, body: Buffer.from(body) };
    const authorization = (await signRequest(request, KEY, NOW)).get('authorization');
    expect(authorization?.split('Signature=')[1]).toBe(signature);
    expect(computeSignature(request, KEY, NOW)).toBe(signature);
  },
);

import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BucketServer, startBucketServer } from '../testing/bucket-server.ts';
import { openBlobBucket } from './blob-bucket.ts';

const MB = 1024 ** 2;

let server: BucketServer;
beforeEach(async () => {
  server = await startBucketServer();
});
afterEach(() => server.close());

const open = () => openBlobBucket(server.setting, Date.now);

it('puts a large file together of parts that become visible at once', async () => {
  const blobs = await open();
  const bytes = randomBytes(20 * MB);
  const pieces = Array.from({ length: 20 }, (_, at) => bytes.subarray(at * MB, (at + 1) * MB));
  expect(await blobs.put('vessel/7/file/large', Readable.from(pieces))).toBe(bytes.length);
  expect(server.objects.get('vessel/7/file/large')?.equals(bytes)).toBe(true);
  const { stream, sizeBytes } = await blobs.get('vessel/7/file/large', { start: 9 * MB, end: 9 * MB + 99 });
  expect([sizeBytes, (await buffer(stream)).equals(bytes.subarray(9 * MB, 9 * MB + 100))]).toEqual([
    bytes.length,
    true,
  ]);
});

it('gives up an upload whose bytes break off', async () => {
  const blobs = await open();
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(9 * MB);
      throw new Error('line cut');
    })(),
  );
  await expect(blobs.put('half', broken)).rejects.toThrow('line cut');
  expect([server.objects.size, server.uploads.size]).toEqual([0, 0]);
});

it('asks again where the store is busy', async () => {
  const blobs = await open();
  server.fail(1);
  expect(await blobs.put('a', Buffer.from('x'))).toBe(1);
  expect(server.objects.get('a')?.toString()).toBe('x');
});

it('does not start on a bucket that refuses its key, and does not repeat the key', async () => {
  const wrong = { ...server.setting, secretKey: 'another-secret' };
  const failure = await openBlobBucket(wrong, Date.now).catch((error: Error) => error);
  expect(String(failure)).toContain('The bucket of BLOB_URL cannot be used: The store of files answered 403');
  expect(String(failure)).not.toContain('another-secret');
});

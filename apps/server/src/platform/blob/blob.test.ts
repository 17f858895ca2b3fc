/** What every store of files holds to: a folder, and a bucket of an S3 store. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BlobStore } from './blob.ts';
import { openBlobFolder } from './blob-folder.ts';
import { openBlobBucket } from './bucket/blob-bucket.ts';
import { startBucketServer } from './testing/bucket-server.ts';

const PART_BYTES = 8 * 1024 ** 2;

async function openFolder() {
  const root = await mkdtemp(join(tmpdir(), 'fms-blob-'));
  return { blobs: await openBlobFolder(root), close: () => rm(root, { recursive: true, force: true }) };
}

async function openBucket() {
  const server = await startBucketServer();
  return { blobs: await openBlobBucket(server.setting, Date.now), close: () => server.close() };
}

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('%s of blobs', (_, open) => {
  let blobs: BlobStore;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ blobs, close } = await open());
  });
  afterEach(() => close());

  const read = async (name: string) => (await buffer((await blobs.get(name)).stream)).toString();

  it('gives back what was put, from bytes and from a stream, and replaces it', async () => {
    expect(await blobs.put('vessel/7/photo.jpg', Buffer.from('first'))).toBe(5);
    expect(await blobs.put('vessel/7/photo.jpg', Readable.from(['sec', 'ond']))).toBe(6);
    expect(await read('vessel/7/photo.jpg')).toBe('second');
    expect((await blobs.get('vessel/7/photo.jpg')).sizeBytes).toBe(6);
  });

  it('gives a range of a file, with the size of the whole', async () => {
    await blobs.put('log.txt', Buffer.from('0123456789'));
    const { stream, sizeBytes } = await blobs.get('log.txt', { start: 2, end: 4 });
    expect([(await buffer(stream)).toString(), sizeBytes]).toEqual(['234', 10]);
  });

  it('tells of a file without reading it, and lists those of a folder by name', async () => {
    await blobs.put('vessel/8/b.txt', Buffer.from('four'));
    await blobs.put('vessel/8/a/c.txt', Buffer.from('x'));
    await blobs.put('vessel/80/a.txt', Buffer.from('x'));
    expect(await blobs.head('vessel/8/b.txt')).toMatchObject({ name: 'vessel/8/b.txt', sizeBytes: 4 });
    expect([await blobs.head('vessel/8'), await blobs.head('vessel/9/b.txt')]).toEqual([undefined, undefined]);
    expect((await blobs.list('vessel/8')).map(({ name }) => name)).toEqual(['vessel/8/a/c.txt', 'vessel/8/b.txt']);
    expect(await blobs.list('vessel/9')).toEqual([]);
  });

  it('deletes, twice without complaint, and then finds nothing', async () => {
    await blobs.put('a', Buffer.from('x'));
    await blobs.delete('a');
    await blobs.delete('a');
    await expect(blobs.get('a')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('shows nothing of a put that failed, and keeps what was there', async () => {
    await blobs.put('report.pdf', Buffer.from('whole'));
    await expect(blobs.put('report.pdf', brokenAfter(PART_BYTES + 1))).rejects.toThrow('line cut');
    expect(await read('report.pdf')).toBe('whole');
    await expect(blobs.put('other.pdf', brokenAfter(4))).rejects.toThrow('line cut');
    expect(await blobs.head('other.pdf')).toBeUndefined();
  });

  it('gives nothing beyond the end of a file, and takes an empty one', async () => {
    await blobs.put('log.txt', Buffer.from('0123'));
    expect(await buffer((await blobs.get('log.txt', { start: 9, end: 12 })).stream)).toHaveLength(0);
    expect(await blobs.put('empty', Readable.from([]))).toBe(0);
    expect(await read('empty')).toBe('');
  });

  it.each([
    '',
    '..',
    '../a',
    '/etc/passwd',
    'a/../../b',
    '.hidden',
    'a//b',
    'a/.incoming',
    'a\\b',
    'a\0b',
    'a'.repeat(200),
  ])('refuses the name %j', async (name) => {
    await expect(blobs.put(name, Buffer.from('x'))).rejects.toMatchObject({ code: 'invalid-input' });
  });
});

/** A stream that ends in an error after so many bytes. */
function brokenAfter(bytes: number): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.alloc(bytes);
      throw new Error('line cut');
    })(),
  );
}

/** Blobs as objects of a bucket of an S3 store (`BLOB_URL`). */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Instant } from '@fms/domain/time';
import { notFound } from '../../failure/failure.ts';
import { StartFailure } from '../../failure/start-failure.ts';
import type { BlobHead, BlobStore } from '../blob.ts';
import { requireBlobName } from '../blob-name.ts';
import { BucketClient, type BucketSetting } from './bucket-client.ts';
import { readListPage } from './list-page.ts';
import { putInParts } from './put-in-parts.ts';

const NOT_FOUND = 404;
const BEYOND_END = 416;

/** Asks the bucket once. @throws {StartFailure} where it cannot be used */
export async function openBlobBucket(setting: BucketSetting, now: () => Instant): Promise<BlobStore> {
  const client = new BucketClient(setting, now);
  await client.ask({ method: 'GET', name: '', query: { 'list-type': '2', 'max-keys': '1' } }).then(
    (answer) => answer.body?.cancel(),
    (error: Error) => {
      throw new StartFailure(`The bucket of BLOB_URL cannot be used: ${error.message}`, { cause: error });
    },
  );
  return {
    put: async (name, bytes) => putInParts(client, requireBlobName(name), bytes),

    async get(name, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const asked = { method: 'GET', name: requireBlobName(name), takes: [NOT_FOUND, BEYOND_END] } as const;
      const answer = await client.ask({ ...asked, ...(headers && { headers }) });
      if (answer.ok && answer.body) {
        return { stream: Readable.fromWeb(answer.body as ReadableStream), sizeBytes: readSize(answer.headers) };
      }
      await answer.body?.cancel();
      if (answer.status === NOT_FOUND) throw notFound('The file');
      return { stream: Readable.from([]), sizeBytes: readSize(answer.headers) };
    },

    async head(name) {
      const { ok, headers } = await client.ask({ method: 'HEAD', name: requireBlobName(name), takes: [NOT_FOUND] });
      if (!ok) return undefined;
      return { name, sizeBytes: readSize(headers), changedMs: Date.parse(headers.get('last-modified') ?? '') };
    },

    list: (folder) => listAll(client, `${requireBlobName(folder)}/`),

    async delete(name) {
      await client.ask({ method: 'DELETE', name: requireBlobName(name), takes: [NOT_FOUND] });
    },
  };
}

/** Of the whole file, also in the answer to a range. */
function readSize(headers: Headers): number {
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return Number(whole ?? headers.get('content-length') ?? 0);
}

async function listAll(client: BucketClient, prefix: string): Promise<BlobHead[]> {
  const heads: BlobHead[] = [];
  let token: string | null = null;
  do {
    const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
    const page = readListPage(await (await client.ask({ method: 'GET', name: '', query })).text());
    heads.push(...page.heads);
    token = page.next;
  } while (token !== null);
  return heads.sort((one, other) => (one.name < other.name ? -1 : 1));
}

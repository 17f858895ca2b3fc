/** Puts bytes of a length that is not known before: small ones at once, others in parts that become visible together. */
import { Readable } from 'node:stream';
import { type BucketClient, BucketError } from './bucket-client.ts';
import { readField } from './list-page.ts';

/** One part is held in memory; 10,000 of them are the most of a file. */
const PART_BYTES = 8 * 1024 ** 2;

/** Answers how many bytes it were. */
export async function putInParts(client: BucketClient, name: string, bytes: Readable | Uint8Array): Promise<number> {
  const parts = cutParts(bytes instanceof Readable ? bytes : [bytes]);
  const first = (await parts.next()).value ?? Buffer.alloc(0);
  if (first.length < PART_BYTES) {
    await client.ask({ method: 'PUT', name, body: first });
    return first.length;
  }
  const upload = await beginUpload(client, name);
  try {
    const tags = [await putPart(client, { ...upload, number: 1 }, first)];
    let total = first.length;
    for await (const part of parts) {
      tags.push(await putPart(client, { ...upload, number: tags.length + 1 }, part));
      total += part.length;
    }
    await complete(client, upload, tags);
    return total;
  } catch (error) {
    await client.ask({ method: 'DELETE', name, query: { uploadId: upload.uploadId }, takes: [404] }).catch(() => {});
    throw error;
  }
}

interface Upload {
  readonly name: string;
  readonly uploadId: string;
}

async function beginUpload(client: BucketClient, name: string): Promise<Upload> {
  const answer = await client.ask({ method: 'POST', name, query: { uploads: '' } });
  const uploadId = readField(await answer.text(), 'UploadId');
  if (!uploadId) throw new BucketError('began no upload', answer.status);
  return { name, uploadId };
}

async function putPart(
  client: BucketClient,
  { name, uploadId, number }: Upload & { readonly number: number },
  body: Uint8Array,
): Promise<string> {
  const query = { partNumber: String(number), uploadId };
  const answer = await client.ask({ method: 'PUT', name, query, body });
  await answer.body?.cancel();
  return answer.headers.get('etag') ?? '';
}

async function complete(client: BucketClient, { name, uploadId }: Upload, tags: readonly string[]): Promise<void> {
  const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  const answer = await client.ask({ method: 'POST', name, query: { uploadId }, body });
  // A store may fail after it has begun to answer 200.
  const code = readField(await answer.text(), 'Code');
  if (code) throw new BucketError(`did not put the parts together: ${code}`, answer.status);
}

/** Parts of the full size, and a last one that may be shorter; none for no bytes. */
async function* cutParts(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    let rest = typeof piece === 'string' ? Buffer.from(piece) : piece;
    while (length + rest.length >= PART_BYTES) {
      const room = PART_BYTES - length;
      yield Buffer.concat([...held, rest.subarray(0, room)]);
      [held, length, rest] = [[], 0, rest.subarray(room)];
    }
    if (rest.length > 0) held.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(held);
}

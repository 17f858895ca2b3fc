/** An S3 store in memory: takes what is signed with its key alone, keeps parts until they are put together, and lists in short pages. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketSetting } from '../bucket/bucket-client.ts';
import { computeSignature } from './expected-signature.ts';

const PAGE_ENTRIES = 2;
const BUCKET = 'fleet';
const CHANGED = new Date(0);

export interface BucketServer {
  readonly setting: BucketSetting;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Uploads in parts that were neither put together nor given up. */
  readonly uploads: ReadonlyMap<string, unknown>;
  /** Answers the next requests with 503. */
  fail(requests: number): void;
  close(): Promise<void>;
}

interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly name: string;
  readonly body: Buffer;
  readonly range: string | undefined;
}

type Answer = readonly [status: number, body?: string | Buffer, headers?: Record<string, string>];

export async function startBucketServer(): Promise<BucketServer> {
  const store = new MemoryBucket();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', setting.endpoint);
    const name = url.pathname.slice(BUCKET.length + 2);
    const body = await buffer(request);
    const asked = { method: request.method ?? '', url, name, body, range: request.headers.range };
    const isAllowed = isSigned(request, asked, setting);
    const [status, content = '', headers = {}] = isAllowed ? store.answer(asked) : refuse(403, 'SignatureDoesNotMatch');
    response.writeHead(status, { 'content-length': Buffer.byteLength(content), ...headers }).end(content);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const setting = { endpoint, bucket: BUCKET, accessKey: 'key', secretKey: 'secret', region: 'us-east-1' };
  return {
    ...{ setting, objects: store.objects, uploads: store.uploads },
    fail: (requests) => store.fail(requests),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function isSigned({ headers }: IncomingMessage, { method, url, body }: Asked, key: BucketSetting): boolean {
  const { authorization = '' } = headers;
  const [account, signed, signature] = ['Credential', 'SignedHeaders', 'Signature'].map(
    (field) => new RegExp(`${field}=([^,]*)`).exec(authorization)?.[1],
  );
  const names = signed?.split(';') ?? [];
  const own = names.filter((name) => name !== 'host' && !name.startsWith('x-amz-'));
  const given = Object.fromEntries(own.map((name) => [name, String(headers[name])]));
  const time = String(headers['x-amz-date']).replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const due = computeSignature({ method, url, headers: given, body }, key, Date.parse(time));
  return signature === due && account?.split('/')[0] === key.accessKey;
}

const refuse = (status: number, code: string): Answer => [status, `<Error><Code>${code}</Code></Error>`];

class MemoryBucket {
  readonly objects = new Map<string, Buffer>();
  readonly uploads = new Map<string, Map<number, Buffer>>();
  #failing = 0;

  fail(requests: number): void {
    this.#failing = requests;
  }

  answer(asked: Asked): Answer {
    if (this.#failing > 0) {
      this.#failing -= 1;
      return refuse(503, 'SlowDown');
    }
    const { method, url, name, body } = asked;
    if (url.searchParams.has('list-type')) return this.#list(url.searchParams);
    if (url.searchParams.has('uploads')) return this.#begin();
    if (url.searchParams.has('uploadId')) return this.#takePart(asked);
    if (method === 'GET' || method === 'HEAD') return this.#read(asked);
    if (method === 'PUT') this.objects.set(name, body);
    else this.objects.delete(name);
    return [method === 'PUT' ? 200 : 204];
  }

  #read({ method, name, range }: Asked): Answer {
    const whole = this.objects.get(name);
    if (!whole) return method === 'HEAD' ? [404] : refuse(404, 'NoSuchKey');
    const headers = { 'content-length': String(whole.length), 'last-modified': CHANGED.toUTCString() };
    if (method === 'HEAD') return [200, '', headers];
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    if (from === undefined) return [200, whole, headers];
    const part = whole.subarray(Number(from), Number(to) + 1);
    if (part.length === 0) return [416, '', { 'content-range': `bytes */${whole.length}` }];
    return [206, part, { 'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${whole.length}` }];
  }

  #begin(): Answer {
    const id = randomUUID();
    this.uploads.set(id, new Map());
    return [200, `<UploadId>${id}</UploadId>`];
  }

  #takePart({ method, url, name, body }: Asked): Answer {
    const id = url.searchParams.get('uploadId') ?? '';
    const parts = this.uploads.get(id);
    if (!parts) return refuse(404, 'NoSuchUpload');
    if (method === 'PUT') {
      const number = Number(url.searchParams.get('partNumber'));
      parts.set(number, body);
      return [200, '', { etag: `"${number}"` }];
    }
    this.uploads.delete(id);
    if (method === 'DELETE') return [204];
    const tags = [...body.toString().matchAll(/<ETag>"(\d+)"<.ETag>/g)].map(([, tag]) => Number(tag));
    this.objects.set(name, Buffer.concat(tags.map((tag) => parts.get(tag) ?? Buffer.alloc(0))));
    return [200, '<CompleteMultipartUploadResult/>'];
  }

  #list(query: URLSearchParams): Answer {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
    const names = [...this.objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort();
    const page = names.slice(0, PAGE_ENTRIES);
    const entries = page.map((name) => {
      const size = this.objects.get(name)?.length;
      return `<Contents><Key>${name}</Key><LastModified>${CHANGED.toISOString()}</LastModified><Size>${size}</Size></Contents>`;
    });
    const isCut = names.length > page.length;
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return [200, `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`];
  }
}

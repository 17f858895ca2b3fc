/**
 * The page on the ship's own network on which people on board see who looks, approve, refuse, and cut. To cut asks for
 * nothing; everything that lets in asks for a name and its PIN.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPageCalls, type PageAnswer, type PageParts } from './page-calls.ts';
import { PAGE_CSS, PAGE_HTML, PAGE_JS } from './page-content.ts';

const MAX_BODY_BYTES = 4096;
const MAX_CONNECTIONS = 32;
const REQUEST_MS = 10_000;

const FILES: Readonly<Record<string, { readonly type: string; readonly content: string }>> = {
  '/': { type: 'text/html; charset=utf-8', content: PAGE_HTML },
  '/page.css': { type: 'text/css; charset=utf-8', content: PAGE_CSS },
  '/page.js': { type: 'text/javascript; charset=utf-8', content: PAGE_JS },
};

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

export interface ApprovalServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Rejects with the error of the system where the address cannot be bound. Port 0 takes a free one. */
export async function startApprovalServer(
  { host, port }: { readonly host: string; readonly port: number },
  parts: PageParts,
): Promise<ApprovalServer> {
  const calls = createPageCalls(parts);
  const fail = (err: unknown): PageAnswer => {
    parts.log.warn({ err }, 'an order of the page of the ship view failed');
    return { status: 500, message: 'The gateway could not do that. Try again, and look into its log.' };
  };
  const server: Server = createServer((request, response) => {
    const { port: bound } = server.address() as AddressInfo;
    const refusal = refuse(request, `${host}:${bound}`);
    if (refusal !== null) send(response, refusal);
    else
      void answer(request, calls)
        .catch(fail)
        .then((given) => send(response, given));
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.requestTimeout = REQUEST_MS;
  server.headersTimeout = REQUEST_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** A page elsewhere reaches this one by a name that it points here, or by a form: both name another host. */
function refuse({ headers, method }: IncomingMessage, address: string): PageAnswer | null {
  const isForeign = headers.host !== address || (headers.origin ?? `http://${address}`) !== `http://${address}`;
  if (isForeign) return { status: 403, message: 'This page is reached by its own address alone.' };
  const isJson = (headers['content-type'] ?? '').split(';')[0]?.trim() === 'application/json';
  if (method === 'POST' && !isJson) return { status: 415, message: 'Only JSON is taken.' };
  return method === 'GET' || method === 'POST' ? null : { status: 405, message: 'Only GET and POST are taken.' };
}

type Answer = PageAnswer | { readonly status: 200; readonly type: string; readonly content: string };

async function answer(request: IncomingMessage, calls: ReturnType<typeof createPageCalls>): Promise<Answer> {
  const path = request.url ?? '/';
  const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (request.method === 'GET' && file) return { status: 200, ...file };
  if (request.method === 'GET' && path === '/state')
    return { status: 200, type: 'application/json', content: JSON.stringify(calls.state()) };
  if (request.method !== 'POST') return { status: 404, message: 'There is no such page.' };
  const body = await readBody(request);
  return body === null ? { status: 413, message: 'That is too long.' } : calls.post(path, body);
}

/** Null for a body beyond the bound, or one that breaks off. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of request) {
      length += (piece as Buffer).length;
      if (length > MAX_BODY_BYTES) return null;
      pieces.push(piece as Buffer);
    }
  } catch {
    return null;
  }
  return Buffer.concat(pieces).toString('utf8');
}

function send(response: ServerResponse, given: Answer): void {
  const isFile = 'content' in given;
  const type = isFile ? given.type : 'application/json';
  response.writeHead(given.status, { ...HEADERS, 'content-type': type });
  response.end(isFile ? given.content : JSON.stringify({ message: given.message }));
}

/** The web application: its built files, and its one page for every path that is not a file. */
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { SINGLE_SIGN_ON_PATH } from '@fms/contract/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, notFound } from '../failure/failure.ts';
import {
  type AllowedOrigins,
  buildContentSecurityPolicy,
  generateNonce,
  NONCE_PLACEHOLDER,
} from './security-header.ts';

/** Vite names what lies here by its content. */
const HASHED = '/assets/';
const ONE_YEAR_SECONDS = 31_536_000;
const ONE_DAY_SECONDS = 86_400;
const LOGO_FILE = /^[\w-]+\.svg$/;

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function acceptsHtml(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}

function cacheControlOf(path: string): string {
  if (path.startsWith(HASHED)) return `public, max-age=${ONE_YEAR_SECONDS}, immutable`;
  // A map is dozens of pieces, each a round trip to a ship; that an archive was exchanged is seen by its entity tag.
  return path.endsWith('.pmtiles') ? `public, max-age=${ONE_DAY_SECONDS}` : 'no-cache';
}

interface WebFolders {
  /** The built application. */
  readonly built: string;
  /** Logos of hosts and organisations the operator added (§1, §2.3), `<name>.svg`; need not exist. */
  readonly logos: string;
}

export async function serveWebApplication(
  app: FastifyInstance,
  { built: folder, logos }: WebFolders,
  peers: AllowedOrigins,
): Promise<void> {
  // What was packed when it was built lies beside the file as `.br`; what was not is packed on its way.
  await app.register(fastifyStatic, { root: folder, serve: false, suppressWarning: true, preCompressed: true });

  async function sendPage(reply: FastifyReply): Promise<FastifyReply> {
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
    if (page === null) throw new Failure('not-configured', 'The web application is not built; npm start builds it.');
    const nonce = generateNonce();
    return reply
      .header('content-security-policy', buildContentSecurityPolicy(peers, nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
  }

  app.get('/', (_, reply) => sendPage(reply));
  app.get('/index.html', (_, reply) => sendPage(reply));
  // Its window was opened by the application and comes back from the provider's pages, which know no such policy: with one
  // of its own it would be cut off from the window that waits for its answer.
  app.get(SINGLE_SIGN_ON_PATH, (_, reply) => sendPage(reply.header('cross-origin-opener-policy', 'unsafe-none')));
  app.get<{ Params: { file: string } }>('/logo/:file', async ({ params: { file } }, reply) => {
    const isOwn = LOGO_FILE.test(file) && (await exists(join(logos, file)));
    reply.header('cache-control', 'no-cache');
    const options = { dotfiles: 'ignore', index: false, cacheControl: false } as const;
    return isOwn ? reply.sendFile(file, logos, options) : reply.sendFile(join('logo', file), folder, options);
  });
  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    reply.header('cache-control', cacheControlOf(path));
    return reply.sendFile(path, {
      dotfiles: 'ignore',
      index: false,
      // Set above: the file server would write its own.
      cacheControl: false,
      // Only map archives are read in pieces, and those are never compressed: a piece of a compressed file is no use.
      acceptRanges: path.endsWith('.pmtiles'),
    });
  });
  app.setNotFoundHandler((request, reply) => {
    reply.removeHeader('cache-control');
    const isPage = request.method === 'GET' && acceptsHtml(request) && !pathOf(request).startsWith('/api/');
    if (!isPage || pathOf(request).startsWith(HASHED)) throw notFound('This address');
    return sendPage(reply.code(200));
  });
}

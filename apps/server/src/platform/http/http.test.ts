/** What holds for every request of a running server: who it answers, what its pages may do, how bytes travel. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { endpoints } from '@fms/contract/api';
import { errorBody } from '@fms/contract/error';
import { readyHealth } from '@fms/contract/health';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { createLogger } from '../log/logger.ts';

const PAGE = '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><div id="root"></div>';
const SCRIPT = `console.log(${'1 + '.repeat(2000)}1)`;
const PACKED = brotliCompressSync('as it was packed when it was built');
const TILES = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));

let root: string;
const logged: string[] = [];
let server: TestServer;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fms-web-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, 'assets/index-5fa1.js'), SCRIPT);
  await writeFile(join(root, 'assets/packed-77aa.js'), SCRIPT);
  await writeFile(join(root, 'assets/packed-77aa.js.br'), PACKED);
  await writeFile(join(root, 'world.pmtiles'), TILES);
  await writeFile(join(root, '.source-hash'), 'secret');
  const logger = createLogger('debug', { write: (line) => void logged.push(line) });
  server = await startTestServer({ config: { webFolder: root }, logger });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** `fetch` sets Host by itself and unpacks bodies; this does neither. */
function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const asked = request(`${server.address}${path}`, { method, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
    );
  });
  asked.on('error', reject).end();
  return promise;
}

const html = { accept: 'text/html,*/*' };

describe('the answer to a proxy, a monitor and the supervisor', () => {
  it('says that the server is ready, of which version, and which start of it', async () => {
    const { status, body } = await ask('/healthz');
    expect([status, Object.keys(readyHealth.strict().parse(JSON.parse(String(body))))]).toEqual([
      200,
      ['status', 'state', 'version', 'serverStartId'],
    ]);
  });
});

describe('host and origin', () => {
  const port = () => new URL(server.address).port;

  it.each(['127.0.0.1', 'localhost', 'ims.localhost', '[::1]'])('answers under the loopback name %s', async (name) => {
    expect((await ask('/healthz', { host: `${name}:${port()}` })).status).toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'a@localhost', '10.0.0.1'])(
    'refuses the host %j',
    async (host) => {
      const { status, body } = await ask('/healthz', { host });
      expect([status, JSON.parse(body.toString()).code]).toEqual([403, 'foreign-origin']);
    },
  );

  it.each(['http://evil.example', 'null', 'http://localhost:1', 'file://'])('refuses pages of %s', async (origin) => {
    const { status, body } = await ask(endpoints.login.path, { origin }, 'POST');
    expect([status, JSON.parse(body.toString()).code]).toEqual([403, 'foreign-origin']);
  });

  it('answers its own pages', async () => {
    expect((await ask('/healthz', { origin: server.address })).status).toBe(200);
  });

  it.each([
    [403, { origin: 'http://evil.example' }],
    [403, { host: 'evil.example' }],
    [404, {}],
  ])('answers %i to an upgrade with %j', async (status, headers) => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    expect((await ask('/nowhere', { ...upgrade, ...headers })).status).toBe(status);
  });

  it('opens nothing to other origins', async () => {
    const { headers } = await ask('/healthz', { origin: server.address });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('security headers', () => {
  it('are on pages, calls, refusals and files', async () => {
    for (const path of ['/', '/assets/index-5fa1.js', '/api/v1.3/vessel/GetAll', '/api/nothing', '/api/docs']) {
      const { headers } = await ask(path, html);
      const policy = headers['content-security-policy'] ?? '';
      expect(policy, path).toContain("script-src 'self';");
      expect(policy, path).toContain("object-src 'none'");
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).not.toMatch(/unsafe-|\*/);
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
      expect(headers, 'cookies').not.toHaveProperty('set-cookie');
      expect(headers, 'only real use over https').not.toHaveProperty('strict-transport-security');
    }
  });

  it('let the window of a single sign-on answer the one that opened it, and no other page', async () => {
    const policyOf = async (path: string) => (await ask(path, html)).headers['cross-origin-opener-policy'];
    expect(await policyOf('/login/single-sign-on?code=c&state=s')).toBe('unsafe-none');
    expect(await policyOf('/login')).toBe('same-origin-allow-popups');
    expect(await policyOf('/login/single-sign-on/more')).toBe('same-origin-allow-popups');
  });

  it('let styles in by a nonce that is new in every page', async () => {
    const nonces = new Set<string>();
    for (let n = 0; n < 3; n++) {
      const { headers, body } = await ask('/', html);
      const [, nonce = 'none'] = /content="([^"]+)"/.exec(body.toString()) ?? [];
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
    expect([...nonces].every((nonce) => Buffer.from(nonce, 'base64').length === 16)).toBe(true);
  });
});

describe('the web application', () => {
  it('answers its page for every address that is not a file', async () => {
    for (const path of ['/', '/index.html', '/vessel/home', '/vessel/vessel/7?tab=file']) {
      const { status, headers, body } = await ask(path, html);
      expect(status, path).toBe(200);
      expect(headers, path).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
      expect(body.toString(), path).toContain('id="root"');
    }
  });

  it.each(['/api/v9/nothing', '/assets/index-gone.js', '/.source-hash', '/../package.json', '/%2e%2e/index.html'])(
    'does not pretend that %s is a page',
    async (path) => {
      const { status, body } = await ask(path, path.startsWith('/.source') ? {} : html);
      expect(body.toString()).not.toContain('secret');
      if (path.startsWith('/api') || path.startsWith('/assets')) expect(status).toBe(404);
    },
  );

  it('keeps what is named by its content for a year', async () => {
    const { headers } = await ask('/assets/index-5fa1.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('serves settings that are never cached', async () => {
    const { headers, body } = await ask('/json/appSetting.json?t=1795248599639');
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body.toString())).toMatchObject({ version: '1.4.221', demonstration: true });
  });
});

describe('bytes on the wire', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['zstd', zstdDecompressSync],
  ])('are packed with %s', async (encoding, unpack) => {
    for (const path of ['/assets/index-5fa1.js', '/api/docs/openapi.json']) {
      const { headers, body } = await ask(path, { 'accept-encoding': encoding });
      expect(headers['content-encoding'], path).toBe(encoding);
      const plain = (await ask(path)).body;
      expect(unpack(body).equals(plain), path).toBe(true);
      expect(body.length).toBeLessThan(plain.length / 2);
    }
  });

  it('are those that were packed when it was built, where the browser takes them', async () => {
    const packed = await ask('/assets/packed-77aa.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(packed.body.equals(PACKED)).toBe(true);
    const plain = await ask('/assets/packed-77aa.js', { 'accept-encoding': 'identity' });
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  it.each(['br', 'gzip'])('of pages that are no file come with %s too', async (encoding) => {
    const { status, body } = await ask('/vessel/home', { ...html, 'accept-encoding': encoding });
    expect([status, body.toString()]).toEqual([200, expect.stringContaining('id="root"')]);
  });

  it('of map archives come in pieces, never packed', async () => {
    const { status, headers, body } = await ask('/world.pmtiles', {
      range: 'bytes=100-299',
      'accept-encoding': 'br, gzip',
    });
    expect(status).toBe(206);
    expect(headers).toMatchObject({
      'content-range': 'bytes 100-299/5000',
      'content-length': '200',
      'cache-control': 'public, max-age=86400',
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.equals(TILES.subarray(100, 300))).toBe(true);
  });

  it('of other files come whole', async () => {
    const { status, body } = await ask('/assets/index-5fa1.js', { range: 'bytes=0-9' });
    expect([status, body.length]).toEqual([200, SCRIPT.length]);
  });
});

describe('logos (§1, §2.3)', () => {
  it('are those the operator put into the data folder, else those of the product', async () => {
    await mkdir(join(root, 'logo'));
    await writeFile(join(root, 'logo/2.svg'), 'product');
    await mkdir(join(server.dataFolder, 'logo'));
    await writeFile(join(server.dataFolder, 'logo/blue.svg'), '<svg/>');
    const blue = await ask('/logo/blue.svg');
    expect([blue.status, blue.headers['content-type'], blue.body.toString()]).toEqual([200, 'image/svg+xml', '<svg/>']);
    expect((await ask('/logo/2.svg')).body.toString()).toBe('product');
    for (const path of ['/logo/none.svg', '/logo/..%2f..%2ftoken.key', '/logo/..%2findex.html.svg']) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
  });
});

describe('addresses that make no sense', () => {
  it.each(['/%00', '/%zz', '/api/%zz', '//evil.example/x', '/a%2f..%2f..%2fetc/passwd', `/${'a'.repeat(9000)}`])(
    '%.30s is refused in the one shape of a refusal, with every header',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([400, 404, 414]).toContain(status);
      expect(errorBody.parse(JSON.parse(body.toString())).message).not.toBe('');
      expect(headers).toHaveProperty('content-security-policy');
    },
  );
});

describe('the log', () => {
  it('has the path of each request, never its query or its token', async () => {
    const authorization = 'Bearer aaa.bbb.not-for-the-log';
    await ask('/api/v1.3/vessel/GetAll?access_token=not-for-the-log&isGetDetail=true', { authorization });
    await ask('/%zz?code=not-for-the-log');
    expect(logged.some((line) => line.includes('"path":"/api/v1.3/vessel/GetAll"'))).toBe(true);
    expect(logged.join('')).not.toContain('not-for-the-log');
  });
});

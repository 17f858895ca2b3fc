import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BYTES_TYPE, byteStream, defineEndpoint } from '@fms/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Authenticator } from '../../access/authenticator.ts';
import { createLogger } from '../../log/logger.ts';
import { createFastifyApplication } from '../application.ts';
import { createRouter } from '../fastify-router.ts';
import { createGuard } from '../guard.ts';
import { NO_ALLOWED_ORIGINS } from '../security-header.ts';
import type { ByteRange } from './byte-range.ts';

const CONTENT = '0123456789';
const TAG = 'a1';

const download = defineEndpoint('GET /api/v2/test/download', 'anonymous', { summary: '', answer: byteStream });
const upload = defineEndpoint('POST /api/v2/test/upload', 'anonymous', {
  summary: '',
  body: byteStream,
  answer: z.object({ text: z.string() }),
  maxBodyBytes: 20,
});
const change = defineEndpoint('POST /api/v2/test/change', 'anonymous', { summary: '', body: z.object({}) });

let app: FastifyInstance;
beforeEach(async () => {
  const guard = createGuard({ publicUrl: null, trustProxy: [] });
  const logger = createLogger('silent');
  app = await createFastifyApplication({ guard, logger, secure: false, peers: NO_ALLOWED_ORIGINS });
  const router = createRouter(app, guard, {} as Authenticator);
  router.routePublic(download, async () => ({
    name: 'log "Ålesund".csv',
    sizeBytes: CONTENT.length,
    tag: TAG,
    open: async (range?: ByteRange) => Readable.from([range ? CONTENT.slice(range.start, range.end + 1) : CONTENT]),
  }));
  router.routePublic(change, async () => {});
  router.routePublic(upload, async ({ body }) => ({ text: await text(body) }));
});
afterEach(() => app.close());

function get(headers: Record<string, string> = {}) {
  return app.inject({ url: '/api/v2/test/download', headers: { host: 'localhost', ...headers } });
}

function post(payload: string | Readable, type = BYTES_TYPE) {
  const headers = { host: 'localhost', 'content-type': type };
  return app.inject({ method: 'POST', url: '/api/v2/test/upload', headers, payload });
}

describe('an answer of bytes', () => {
  it('is an attachment under its name, never rendered', async () => {
    const { statusCode, headers, body } = await get();
    expect([statusCode, body]).toEqual([200, CONTENT]);
    expect(headers).toMatchObject({
      'content-type': BYTES_TYPE,
      'content-length': '10',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag: '"a1"',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''log%20%22%C3%85lesund%22\.csv$/);
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, CONTENT, undefined],
  ])('of the range %s is %i', async (range, status, content, contentRange) => {
    const { statusCode, headers, body } = await get({ range });
    expect([statusCode, body, headers['content-range']]).toEqual([status, content, contentRange]);
  });

  it.each([
    ['"a1"', 206],
    ['"b2"', 200],
  ])('goes on where it broke off when it is still %s: %i', async (condition, status) => {
    expect((await get({ range: 'bytes=5-', 'if-range': condition })).statusCode).toBe(status);
  });
});

describe('a body of bytes', () => {
  it('reaches the handler as a stream', async () => {
    expect((await post('some bytes')).json()).toEqual({ text: 'some bytes' });
  });

  it.each(['x'.repeat(21), Readable.from(['x'.repeat(12), 'x'.repeat(12)])])(
    'above its bound is refused, whether it says its length or not',
    async (payload) => {
      const response = await post(payload);
      expect([response.statusCode, response.json()]).toEqual([413, expect.objectContaining({ code: 'too-large' })]);
    },
  );

  it('of another type is refused, and bytes are refused by every other call', async () => {
    expect((await post('{}', 'application/json')).statusCode).toBe(415);
    const headers = { host: 'localhost', 'content-type': BYTES_TYPE };
    expect((await app.inject({ method: 'POST', url: '/api/v2/test/change', headers, payload: 'x' })).statusCode).toBe(
      415,
    );
  });
});

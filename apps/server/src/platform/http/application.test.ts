import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { createFastifyApplication } from './application.ts';
import { createGuard } from './guard.ts';
import { NO_ALLOWED_ORIGINS } from './security-header.ts';

const NO_PROXY = { publicUrl: null, trustProxy: [] };

describe('a request handed on by a proxy', () => {
  it.each([
    ['https://fleet.example.org', [], 1],
    ['https://fleet.example.org', ['loopback'], 0],
    [null, [], 0],
  ])('to a server at %s that trusts %j is warned of %i times', async (address, trustProxy, times) => {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line) => void lines.push(line) });
    const guard = createGuard({ publicUrl: address === null ? null : new URL(address), trustProxy });
    const app = await createFastifyApplication({ guard, logger, secure: true, peers: NO_ALLOWED_ORIGINS });
    const headers = { host: 'fleet.example.org', 'x-forwarded-for': '192.0.2.7' };
    for (let n = 0; n < 3; n++) await app.inject({ url: '/', headers });
    await app.inject({ url: '/', headers: { host: 'fleet.example.org' } });
    await app.close();
    expect(lines.filter((line) => line.includes('--trust-proxy'))).toHaveLength(times);
  });
});

describe('a body of JSON', () => {
  it.each([
    ['taken as it is described', '{"a":[1,"two",{"b":null}]}', 200, undefined],
    ['nested 40 levels deep', '['.repeat(40) + ']'.repeat(40), 400, 'invalid-input'],
    ['nested as deep as it is long', '['.repeat(900_000), 400, 'invalid-input'],
    ['of 300,000 empty arrays', `[${'[],'.repeat(300_000)}0]`, 413, 'too-large'],
    ['of 20,000 keys', `{${Array.from({ length: 20_000 }, (_, i) => `"${i}":0`)}}`, 413, 'too-large'],
    ['with a prototype', '{"a":{"__proto__":{"level":2}}}', 400, 'malformed-json'],
    ['with a prototype in escapes', '{"__pro\\u0074o__":{"level":2}}', 400, 'malformed-json'],
    ['that ends in the middle', '{"a":"b', 400, 'malformed-json'],
    ['that is no JSON', '{a:1}', 400, 'malformed-json'],
  ])('%s', async (_, payload, status, code) => {
    const logger = createLogger('silent');
    const app = await createFastifyApplication({
      guard: createGuard(NO_PROXY),
      logger,
      secure: false,
      peers: NO_ALLOWED_ORIGINS,
    });
    app.post('/', async ({ body }) => body);
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/', headers, payload });
    await app.close();
    expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code]);
  });
});

describe('a client that goes away before its answer', () => {
  it('is no failure of the server in its log', async () => {
    const told = Promise.withResolvers<string>();
    const write = (line: string) => told.resolve((JSON.parse(line) as { msg: string }).msg);
    const logger = createLogger('debug', { write });
    const app = await createFastifyApplication({
      guard: createGuard(NO_PROXY),
      logger,
      secure: false,
      peers: NO_ALLOWED_ORIGINS,
    });
    // Nothing is sent yet when the client goes: what the packing holds back waits for its end.
    app.post('/', async ({ raw }, reply) => {
      async function* words() {
        client.destroy();
        await once(raw.socket, 'close');
        yield '{}';
      }
      return reply.type('application/json').send(Readable.from(words()));
    });
    const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
    const headers = { 'accept-encoding': 'gzip', 'content-type': 'application/json' };
    const client = request({ port, host: '127.0.0.1', method: 'POST', headers }).on('error', () => {});
    client.end('{}');
    expect(await told.promise).toBe('a client left before its answer');
    await app.close();
  });
});

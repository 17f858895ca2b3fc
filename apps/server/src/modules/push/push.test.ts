import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { impersonate } from '@fms/contract/account';
import { getPushKey, pushMessage, registerPush, testPush } from '@fms/contract/push';
import { createFakeClock } from '@fms/test-kit';
import ece from 'http_ece';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRefusal, startTestServer, type TestServer, type TypedClient } from '../../testing/index.ts';

/** A push service on this machine: what came in, by path, and the status each path answers. */
interface Service {
  address: string;
  received: { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer }[];
  statuses: Map<string, number>;
  http: Server;
}

async function openService(): Promise<Service> {
  const received: Service['received'] = [];
  const statuses: Service['statuses'] = new Map();
  const http = createServer(async (request, response) => {
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: await buffer(request) });
    response.writeHead(statuses.get(path) ?? 201).end();
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  return { address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, received, statuses, http };
}

interface Browser {
  key: ECDH;
  auth: string;
  token: string;
}

function browserAt(endpoint: string): Browser {
  const key = createECDH('prime256v1');
  const p256dh = key.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return { key, auth, token: JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth } }) };
}

describe('a registered browser', () => {
  let server: TestServer;
  let service: Service;
  let operator: TypedClient;
  const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));
  beforeAll(async () => {
    service = await openService();
    server = await startTestServer({ clock, config: { pushToLoopback: true } });
  });
  afterAll(async () => {
    await server.close();
    service.http.close();
  });
  beforeEach(async () => {
    clock.advance(3_600_000);
    service.received.length = 0;
    operator = await server.signIn('operator');
  });

  const register = (client: TypedClient, { token }: Pick<Browser, 'token'>) =>
    client.call(registerPush, { body: { DeviceToken: token, DeviceInformation: 'Firefox on Linux' } });

  it('reads the test message, which says who sent it', async () => {
    const browser = browserAt(`${service.address}/one`);
    await register(operator, browser);
    expect(await operator.call(testPush)).toEqual({ sent: 1, failed: 0 });
    const [{ headers, body } = expect.fail('nothing came')] = service.received;
    const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: browser.key, authSecret: browser.auth });
    expect(pushMessage.parse(JSON.parse(text.toString()))).toMatchObject({ title: 'Test message', path: '/setting' });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600', urgency: 'normal' });

    const { publicKey } = await operator.call(getPushKey);
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
    expect(key).toBe(publicKey);
    const point = Buffer.from(publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const verifier = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
    const options = { audience: service.address, currentDate: new Date(clock.now()) };
    expect((await jwtVerify(token, verifier, options)).payload.sub).toMatch(/^mailto:/);
  });

  it('is forgotten when it is gone, and kept when the service only failed', async () => {
    const [gone, failing] = [browserAt(`${service.address}/gone`), browserAt(`${service.address}/failing`)];
    service.statuses.set('/gone', 410).set('/failing', 503);
    const manager = await server.signIn('manager');
    await register(manager, gone);
    await register(manager, failing);
    expect(await manager.call(testPush)).toEqual({ sent: 0, failed: 2 });
    service.statuses.clear();
    expect(await manager.call(testPush)).toEqual({ sent: 1, failed: 0 });
    expect(service.received.map(({ path }) => path).sort()).toEqual(['/failing', '/failing', '/gone']);
  });

  it('gets the messages of the user who registered it last', async () => {
    const shared = browserAt(`${service.address}/shared`);
    await register(operator, shared);
    const admin = await server.signIn('admin');
    await register(admin, shared);
    await operator.call(testPush);
    expect(service.received.map(({ path }) => path)).not.toContain('/shared');
    expect(await admin.call(testPush)).toEqual({ sent: 1, failed: 0 });
  });

  it.each([
    ['no JSON', 'token'],
    ['no subscription', '{"endpoint":"https://push.example.org/x"}'],
    ['an address inside', browserAt('https://192.168.1.10/x').token],
    ['no https', browserAt('http://push.example.org/x').token],
    ['a key of another length', browserAt('https://push.example.org/x').token.replace(/"p256dh":"../, '"p256dh":"')],
  ])('is refused with %s', async (_, token) => {
    expect(await readRefusal(register(operator, { token }))).toMatchObject({ status: 400, code: 'invalid-input' });
  });

  it('is not registered by an admin who acts as another user', async () => {
    const { token } = await (await server.signIn('admin')).call(impersonate, { query: { userId: '3' } });
    const acting = server.withToken(token);
    expect(await readRefusal(register(acting, browserAt(`${service.address}/x`)))).toMatchObject({ code: 'forbidden' });
  });
});

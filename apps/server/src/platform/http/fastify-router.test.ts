import { defineEndpoint } from '@fms/contract/endpoint';
import { toId, type UserId } from '@fms/domain/identity';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Authenticator } from '../access/authenticator.ts';
import type { Caller } from '../access/caller.ts';
import { createLogger } from '../log/logger.ts';
import { createFastifyApplication } from './application.ts';
import { createRouter } from './fastify-router.ts';
import { createGuard } from './guard.ts';
import type { Router } from './router.ts';
import { NO_ALLOWED_ORIGINS } from './security-header.ts';

const LEVELS = { operator: 0, manager: 1, admin: 2 } as const;

/** `a.manager.b` stands for the manager; `a.manager.pending` still waits for the one-time code. */
const authenticator: Pick<Authenticator, 'authenticate'> = {
  async authenticate(token) {
    const [, userName = '', state] = token.split('.');
    const level = LEVELS[userName as keyof typeof LEVELS];
    const caller: Caller = {
      userId: toId<UserId>(1),
      userName,
      role: 'User',
      level,
      sessionId: 's',
      impersonatedBy: null,
    };
    return { caller, expiresAt: 0, otpPending: state === 'pending' };
  },
};

const parts = { summary: '', answer: z.object({ name: z.string() }) };
const at = <A extends 'anonymous' | 'pending' | 'user' | 'manager' | 'admin'>(access: A) =>
  defineEndpoint(`GET /api/v2/test/${access}`, access, parts);

let app: FastifyInstance;
let router: Router;
beforeEach(async () => {
  const guard = createGuard({ publicUrl: null, trustProxy: [] });
  app = await createFastifyApplication({
    guard,
    logger: createLogger('silent'),
    secure: false,
    peers: NO_ALLOWED_ORIGINS,
  });
  router = createRouter(app, guard, authenticator as Authenticator);
});
afterEach(() => app.close());

async function ask(url: string, token?: string) {
  const headers = { host: 'localhost', ...(token !== undefined ? { authorization: `Bearer ${token}` } : {}) };
  const response = await app.inject({ url, headers });
  return { status: response.statusCode, code: response.json<{ code?: string }>().code, response };
}

describe('the router', () => {
  it.each([
    ['user', 'operator', 200],
    ['manager', 'operator', 403],
    ['manager', 'manager', 200],
    ['admin', 'operator', 403],
    ['admin', 'manager', 403],
    ['admin', 'admin', 200],
    ['pending', 'operator', 200],
  ] as const)('of level %s answers the %s with %i', async (access, userName, status) => {
    router.route(at(access), async ({ caller }) => ({ name: caller.userName }));
    expect((await ask(`/api/v2/test/${access}`, `a.${userName}.b`)).status).toBe(status);
  });

  it.each([
    ['user', 'otp-pending'],
    ['admin', 'otp-pending'],
    ['pending', undefined],
  ] as const)('of level %s answers a caller whose code is pending: %s', async (access, code) => {
    router.route(at(access), async ({ caller }) => ({ name: caller.userName }));
    expect((await ask(`/api/v2/test/${access}`, 'a.admin.pending')).code).toBe(code);
  });

  it.each(['', 'a.b', 'a.b.c.d', 'a b.c.d', 'a.b.c '])('takes %j for no token', async (token) => {
    router.route(at('user'), async () => ({ name: '' }));
    expect((await ask('/api/v2/test/user', token)).code).toBe('not-signed-in');
  });

  it('refuses to be opened wider or narrower than the contract says', () => {
    expect(() => router.routePublic(at('user'), async () => ({ name: '' }))).toThrow('use route()');
    expect(() => router.route(at('anonymous'), async () => ({ name: '' }))).toThrow('use routePublic()');
  });

  it('lets nothing out that is not declared, and answers 500 when something is missing', async () => {
    const leaky = { name: 'x', passwordHash: 'y' };
    router.routePublic(at('anonymous'), async () => leaky);
    router.route(at('user'), async () => ({}) as { name: string });
    expect((await ask('/api/v2/test/anonymous')).response.json()).toEqual({ name: 'x' });
    expect(await ask('/api/v2/test/user', 'a.admin.b')).toMatchObject({ status: 500, code: 'internal' });
  });

  it('hands over parsed parts and says the total of a paged list', async () => {
    const paged = defineEndpoint('GET /api/v2/test/vessel/{vesselId}/list', 'anonymous', {
      summary: '',
      params: z.object({ vesselId: z.coerce.number().int() }),
      query: z.object({ limit: z.coerce.number().int().max(10).default(3) }),
      answer: z.array(z.number()),
      paged: true,
    });
    router.routePublic(paged, async ({ params, query, from, host, total }) => {
      expect([from, host]).toEqual(['127.0.0.1', 'localhost']);
      total(77);
      return [params.vesselId, query.limit];
    });
    const { response } = await ask('/api/v2/test/vessel/7/list');
    expect([response.json(), response.headers['x-total-count']]).toEqual([[7, 3], '77']);
    const wrong = (await ask('/api/v2/test/vessel/x/list?limit=11')).response.json();
    expect(wrong).toMatchObject({ code: 'invalid-input', errors: [expect.stringMatching(/^params\.vesselId: /)] });
  });

  it('answers 204 where the contract answers nothing', async () => {
    router.routePublic(defineEndpoint('GET /api/v2/test/done', 'anonymous', { summary: '' }), async () => {});
    const response = await app.inject({ url: '/api/v2/test/done', headers: { host: 'localhost' } });
    expect([response.statusCode, response.body]).toEqual([204, '']);
  });
});

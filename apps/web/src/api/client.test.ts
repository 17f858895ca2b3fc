import { login } from '@fms/contract/account';
import { getGeoBackup } from '@fms/contract/geo';
import { getLinkState } from '@fms/contract/link-state';
import type { AppSetting } from '@fms/contract/setting';
import { getAllVessels } from '@fms/contract/vessel';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createApi } from './client.ts';
import { buildEndpointUrl } from './endpoint-url.ts';

const HERE: AppSetting['server'] = { base: '', realtime: '', backupApi: '', backgroundJob: '' };

function aServer(status: number, body: unknown, headers: Record<string, string> = {}, servers = HERE) {
  const asked: { url: string; request: RequestInit }[] = [];
  let ended = 0;
  const api = createApi({
    token: () => 'the-token',
    servers: () => servers,
    onSignInEnded: () => {
      ended += 1;
    },
    fetch: async (url, request = {}) => {
      asked.push({ url: String(url), request });
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return new Response(status === 204 ? null : text, { status, headers });
    },
  });
  return { api, asked, ended: () => ended };
}

const SERVERS = {
  base: 'https://api.example',
  realtime: '',
  backupApi: 'https://backup.example/fms/',
  backgroundJob: '',
};
const refusal = { code: 'forbidden', message: 'Not yours', errors: ['vessel 7'] };
const credentials = { body: { username: 'olav', password: 'secret', version: '1.4' } };

describe('a call', () => {
  it('carries the token, the bypass header and a JSON type, also without a body (§7.1)', async () => {
    const { api, asked } = aServer(200, []);
    await api.call(getAllVessels, { query: { isGetDetail: 'true' } });
    expect(asked[0]?.url).toBe('/api/v1.3/vessel/GetAll?isGetDetail=true');
    expect(asked[0]?.request.headers).toEqual({
      'ngsw-bypass': 'true',
      authorization: 'Bearer the-token',
      'content-type': 'application/json',
    });
  });

  it('goes to the servers that the configuration names (§7)', async () => {
    const { api, asked } = aServer(200, [], {}, SERVERS);
    await api.call(getAllVessels);
    await api.call(getGeoBackup);
    expect(asked.map(({ url }) => url)).toEqual([
      'https://api.example/api/v1.3/vessel/GetAll',
      'https://backup.example/fms/api/v1.4/geo/get',
    ]);
  });

  it('signs in without a token, with its body as JSON', async () => {
    const { api, asked } = aServer(200, { token: 't', tfaEnabled: false });
    expect(await api.call(login, credentials)).toEqual({ token: 't', tfaEnabled: false });
    expect(asked[0]?.request.headers).toEqual({ 'ngsw-bypass': 'true', 'content-type': 'application/json' });
    expect(asked[0]?.request.body).toBe(JSON.stringify(credentials.body));
  });

  it('refuses an answer that is not what the contract says', async () => {
    const { api } = aServer(200, [{ id: 'seven' }]);
    const error = await api.call(getAllVessels).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'bad-answer', status: 200 });
  });

  it('counts what a paged answer says there is in all', async () => {
    const { api } = aServer(200, [], { 'x-total-count': '41' });
    expect(await api.callPaged(getLinkState, { query: {} })).toEqual({ rows: [], total: 41 });
  });

  it.each([
    ['a refusal of the server', 403, refusal, 'forbidden', 'Not yours', ['vessel 7']],
    ['a page of something in between', 502, '<html>Bad gateway</html>', 'unavailable', 'Status 502', []],
  ])('throws %s', async (_words, status, body, code, message, errors) => {
    const { api, ended } = aServer(status, body);
    const error = await api.call(getAllVessels).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, code, message, errors });
    expect(ended()).toBe(0);
  });

  it.each([
    ['2', 2000],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('refused because the server is busy tells when to ask again: Retry-After %s', async (header, retryAfterMs) => {
    const { api } = aServer(503, { ...refusal, code: 'overloaded' }, { 'retry-after': header });
    const error = await api.call(getAllVessels).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ status: 503, code: 'overloaded', retryAfterMs });
  });

  it.each([
    ['session-revoked', 1],
    ['token-expired', 1],
    ['wrong-credentials', 0],
    ['wrong-code', 0],
  ])('with a token that is refused with 401 %s ends the sign-in %i times', async (code, times) => {
    const { api, ended } = aServer(401, { code, message: '', errors: [] });
    await api.call(getAllVessels).catch(() => {});
    expect(ended()).toBe(times);
  });

  it('without a token never ends a sign-in', async () => {
    const { api, ended } = aServer(401, { code: 'wrong-credentials', message: '', errors: [] });
    await api.call(login, credentials).catch(() => {});
    expect(ended()).toBe(0);
  });

  it('has status 0 when nothing answers', async () => {
    const api = createApi({
      servers: () => HERE,
      token: () => undefined,
      onSignInEnded: () => {},
      fetch: () => Promise.reject(new TypeError('failed')),
    });
    const error = await api.call(getAllVessels).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ status: 0, code: 'no-answer' });
  });

  it('lets a cancelled call stay cancelled', async () => {
    const api = createApi({
      servers: () => HERE,
      token: () => undefined,
      onSignInEnded: () => {},
      fetch: () => Promise.reject(new DOMException('left', 'AbortError')),
    });
    const error = await api.call(getAllVessels).catch((caught: unknown) => caught);
    expect(error).not.toBeInstanceOf(ApiError);
  });
});

describe('buildEndpointUrl', () => {
  it('fills parameters in and leaves out what is undefined', () => {
    expect(buildEndpointUrl('/api/vessel/{id}/x', { id: 'a b' }, { from: 'é', to: undefined })).toBe(
      '/api/vessel/a%20b/x?from=%C3%A9',
    );
  });

  it('names a parameter that is missing', () => {
    expect(() => buildEndpointUrl('/api/{id}')).toThrow('id');
  });
});

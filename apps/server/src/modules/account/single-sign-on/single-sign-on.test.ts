import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getAccountInfomation, microsoftLogin, signOut, tokenClaims } from '@fms/contract/account';
import { listAudit } from '@fms/contract/audit';
import { appSetting } from '@fms/contract/setting';
import { toId, type UserId } from '@fms/domain/identity';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRefusal, startTestServer, type TestServer } from '../../../testing/index.ts';
import { createProvider } from './provider.service.ts';

const CLIENT = 'fleet-web';
const REDIRECT = 'https://fleet.example.org/login';

/** Claims of the provider for each person, by sign-in name. */
const PEOPLE: Record<string, { email: string; email_verified: boolean }> = {
  olav: { email: 'Operator@fleet.example', email_verified: true },
  impostor: { email: 'manager@fleet.example', email_verified: false },
  thief: { email: 'operator@fleet.example', email_verified: true },
  stranger: { email: 'stranger@else.example', email_verified: true },
};

/** A certified OpenID Connect provider on this machine, with a key of its own that the test can sign with too. */
async function openProvider() {
  const http: Server = createServer();
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT,
        redirect_uris: [REDIRECT],
        response_types: ['id_token'],
        grant_types: ['implicit'],
        token_endpoint_auth_method: 'none',
      },
    ],
    responseTypes: ['id_token'],
    jwks: { keys: [jwk] },
    claims: { email: ['email', 'email_verified'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 300 },
    conformIdTokenClaims: false,
    cookies: { keys: ['test'] },
    findAccount: (_, accountId) => ({ accountId, claims: async () => ({ sub: accountId, ...PEOPLE[accountId] }) }),
  });
  http.on('request', provider.callback());

  /** What a browser does in the popup: asks, signs in as that person, agrees, and takes the id token home. */
  async function signIn(person: string): Promise<string> {
    const jar = new Map<string, string>();
    const ask = new URL('/auth', issuer);
    const query = { client_id: CLIENT, response_type: 'id_token', redirect_uri: REDIRECT, scope: 'openid email' };
    ask.search = new URLSearchParams({ ...query, nonce: randomUUID() }).toString();
    let next = ask.href;
    let form: Record<string, string> | undefined;
    for (let step = 0; step < 12; step++) {
      const response = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
        jar.set(name, value);
      }
      const location = response.headers.get('location');
      if (location?.startsWith(REDIRECT))
        return new URLSearchParams(new URL(location).hash.slice(1)).get('id_token') ?? '';
      if (location) [next, form] = [new URL(location, issuer).href, undefined];
      else {
        const page = await response.text();
        const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? expect.fail(page);
        form = prompt === 'login' ? { prompt, login: person, password: 'x' } : { prompt };
        next = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? next, issuer).href;
      }
    }
    return expect.fail('the provider sent no token');
  }

  /** A token as the provider would sign it, with whatever is wrong in it. */
  function forge(
    claims: JWTPayload,
    algorithm = 'RS256',
    key: Parameters<SignJWT['sign']>[0] = privateKey,
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: issuer, aud: CLIENT, sub: 'olav', iat: now, exp: now + 300, ...PEOPLE.olav };
    return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: algorithm, kid: 'test' }).sign(key);
  }
  return { issuer, signIn, forge, http };
}

describe('single sign-on', () => {
  let provider: Awaited<ReturnType<typeof openProvider>>;
  let server: TestServer;
  beforeAll(async () => {
    provider = await openProvider();
    const singleSignOn = { authority: provider.issuer, clientId: CLIENT, scopes: ['openid', 'email'] };
    server = await startTestServer({ config: { singleSignOn } });
  });
  afterAll(async () => {
    await server.close();
    provider.http.close();
  });

  const exchange = async (idToken: string) => {
    const { token } = await server.asAnonymous.call(microsoftLogin, { body: { idToken } });
    return server.withToken(token);
  };

  it('is told to the browser, which may ask the provider', async () => {
    const response = await server.asAnonymous.fetch('/json/appSetting.json');
    const { singleSignOn } = appSetting.parse(await response.json());
    expect(singleSignOn).toEqual({
      enabled: true,
      authority: provider.issuer,
      clientId: CLIENT,
      scopes: ['openid', 'email'],
    });
    const policy = response.headers.get('content-security-policy') ?? '';
    const page = (await server.asAnonymous.fetch('/healthz')).headers.get('content-security-policy') ?? '';
    expect(page).toContain(`connect-src 'self' ${provider.issuer};`);
    expect(page).toContain("img-src 'self' data: blob:;");
    expect(policy).toContain("default-src 'self'");
  });

  it('signs in the user of the address the provider verified, with the role unchanged', async () => {
    const idToken = await provider.signIn('olav');
    expect(decodeJwt(idToken)).toMatchObject({ nonce: expect.any(String), aud: CLIENT });
    const client = await exchange(idToken);
    expect(tokenClaims.parse(decodeJwt(client.token))).toMatchObject({ sub: 'operator', role: 'User' });
    expect((await client.call(getAccountInfomation)).userName).toBe('operator');
    const trail = await (await server.signIn('admin')).call(listAudit, { query: { userName: 'operator' } });
    expect(trail.slice(0, 2).map(({ what, newValue }) => [what, newValue])).toEqual([
      ['sign-in', expect.stringContaining('single-sign-on')],
      ['single-sign-on.bound', expect.stringContaining(provider.issuer)],
    ]);
    await client.call(signOut);
  });

  it('takes each id token once', async () => {
    const idToken = await provider.signIn('olav');
    await exchange(idToken);
    expect(await readRefusal(exchange(idToken))).toMatchObject({ status: 401, code: 'wrong-credentials' });
  });

  it.each([
    ['an unverified address', 'impostor'],
    ['an address of no user', 'stranger'],
    ['another person who has got the address of a user', 'thief'],
  ])('refuses %s, and creates no user', async (_, person) => {
    await exchange(await provider.signIn('olav'));
    const refusal = await readRefusal(exchange(await provider.signIn(person)));
    expect(refusal).toMatchObject({ status: 401, message: expect.stringContaining('There is no user') });
    const trail = await (await server.signIn('admin')).call(listAudit, { query: { what: 'sign-in.refused' } });
    expect(trail[0]?.newValue).toContain('single-sign-on');
  });

  it('refuses a token that is not the provider’s, not for us, or not of now', async () => {
    const now = Math.floor(Date.now() / 1000);
    const other = await generateKeyPair('RS256');
    const wrong: [string, Promise<string>][] = [
      ['another issuer', provider.forge({ iss: 'https://login.example.org' })],
      ['another audience', provider.forge({ aud: 'another-app' })],
      ['two audiences, made for the other', provider.forge({ aud: [CLIENT, 'other'], azp: 'other' })],
      ['two audiences without an authorized party', provider.forge({ aud: [CLIENT, 'other'] })],
      ['expired', provider.forge({ iat: now - 400, exp: now - 120 })],
      ['too old', provider.forge({ iat: now - 3600 })],
      ['of the future', provider.forge({ iat: now + 3600, exp: now + 7200, nbf: now + 3600 })],
      ['another key', provider.forge({}, 'RS256', other.privateKey)],
      ['a shared secret', provider.forge({}, 'HS256', new TextEncoder().encode(CLIENT.repeat(8)))],
      ['no signature', Promise.resolve(`${btoa('{"alg":"none"}')}.${btoa('{"sub":"olav"}')}.`)],
      ['no token', Promise.resolve('x')],
    ];
    for (const [what, token] of wrong) {
      expect(await readRefusal(exchange(await token)), what).toMatchObject({ status: 401, code: 'wrong-credentials' });
    }
    // The same token without a fault is accepted: what was refused above was the fault.
    expect((await exchange(await provider.forge({ aud: [CLIENT, 'other'], azp: CLIENT }))).token).toBeTypeOf('string');
    expect((await exchange(await provider.forge({ iat: now - 5, exp: now - 30 }))).token).toBeTypeOf('string');
  });

  it('never makes an admin: the role is what it was', async () => {
    const client = await exchange(await provider.forge({ role: 'Admin', roles: ['Admin'], groups: ['Admin'] }));
    expect(tokenClaims.parse(decodeJwt(client.token)).role).toBe('User');
    expect((await client.call(getAccountInfomation)).id).toBe(toId<UserId>(3));
  });

  it('goes on with known keys while the provider is away, and says so where it never was asked', async () => {
    provider.http.closeAllConnections();
    await new Promise((done) => provider.http.close(done));
    expect((await exchange(await provider.forge({ jti: 'known' }))).token).toBeTypeOf('string');
    const fresh = createProvider({ authority: provider.issuer, clientId: CLIENT }, { now: () => Date.now() });
    await expect(fresh.identify(await provider.forge({}))).rejects.toMatchObject({ code: 'unavailable' });
  });
});

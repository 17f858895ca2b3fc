import { createFirstAdmin, getAccountInfomation, tokenClaims } from '@fms/contract/account';
import { createFakeClock } from '@fms/test-kit';
import { decodeJwt } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/index.ts';
import { FIRST_ADMIN_CODE_LIFETIME_MS, MAX_WRONG_CODES } from './first-admin.service.ts';

const PASSWORD = 'Seven-Seas-7';
const clock = createFakeClock(Date.UTC(2026, 10, 21));
const live = () =>
  startTestServer({ clock, config: { mode: 'live', publicUrl: new URL('https://fleet.example.org') } });

let server: TestServer;
afterEach(() => server.close());

const codeOf = ({ firstAdminLink }: TestServer) => new URL(firstAdminLink ?? 'none:').hash.replace('#code=', '');
const ask = (code: string, password = PASSWORD) =>
  server.asAnonymous.call(createFirstAdmin, {
    body: { code, userName: 'Captain', email: 'captain@fleet.example', password, organization: 'Nordlys Rederi' },
  });

/** Each test starts a server of its own. */
const STARTING_MS = 60_000;

describe('the first admin of a live server', { timeout: STARTING_MS }, () => {
  it('comes from a link that works once, and is the only account there is', async () => {
    server = await live();
    expect(server.firstAdminLink).toMatch(
      /^https:\/\/fleet\.example\.org\/api\/v2\/account\/first-admin#code=[\w-]{43}$/,
    );
    const code = codeOf(server);
    await expect(ask('a'.repeat(43))).rejects.toMatchObject({ status: 410, code: 'expired' });
    await expect(ask(code, 'tooweak1')).rejects.toMatchObject({
      code: 'invalid-input',
      errors: ['The password needs an uppercase letter.', 'The password needs a special character.'],
    });
    await ask(code);
    await expect(ask(code)).rejects.toMatchObject({ code: 'expired' });

    const client = await server.signIn('captain', PASSWORD);
    expect(await client.call(getAccountInfomation)).toMatchObject({ userName: 'captain', role: 'Admin' });
    expect(tokenClaims.parse(decodeJwt(client.token)).NeedEnable2FA).toBe(true);
    for (const name of ['admin', 'manager', 'operator']) {
      await expect(server.signIn(name)).rejects.toMatchObject({ code: 'wrong-credentials' });
    }
  });

  it('is refused to who tries codes, before a password is worked out for any of them', async () => {
    server = await live();
    const code = codeOf(server);
    for (let n = 0; n < MAX_WRONG_CODES; n++) {
      await expect(ask('a'.repeat(43), 'tooweak1')).rejects.toMatchObject({ code: 'expired' });
    }
    await expect(ask(code)).rejects.toMatchObject({ code: 'too-many-requests' });
    clock.advance(FIRST_ADMIN_CODE_LIFETIME_MS / 2);
    await ask(code);
  });

  it('has half an hour', async () => {
    server = await live();
    clock.advance(FIRST_ADMIN_CODE_LIFETIME_MS);
    await expect(ask(codeOf(server))).rejects.toMatchObject({ code: 'expired' });
  });

  it('meets a page without inline script, behind a strict policy', async () => {
    server = await live();
    const page = await server.asAnonymous.fetch(createFirstAdmin.path);
    const text = await page.text();
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect(text.match(/<script[^>]*>/g)).toEqual([`<script src="${createFirstAdmin.path}.js" defer>`]);
    expect(text).not.toMatch(/ on\w+=| style=/);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('strict-transport-security')).toContain('max-age=31536000');
    const script = await server.asAnonymous.fetch(`${createFirstAdmin.path}.js`);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });
});

describe('the demonstration', { timeout: STARTING_MS }, () => {
  it('offers no first admin', async () => {
    server = await startTestServer({ clock });
    expect(server.firstAdminLink).toBeNull();
    await expect(ask('a'.repeat(43))).rejects.toMatchObject({ code: 'expired' });
  });
});

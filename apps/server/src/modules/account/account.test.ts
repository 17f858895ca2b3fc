import { getAccountInfomation, login, refreshToken, signOut, tokenClaims } from '@fms/contract/account';
import { getAllVessels } from '@fms/contract/vessel';
import { MINUTE_MS } from '@fms/domain/time';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatDeviceCookie } from '../../platform/http/device-cookie.ts';
import { readRefusal } from '../../testing/index.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { ATTEMPT_WINDOW_MS, FAILURES_PER_ADDRESS, FAILURES_PER_NAME, LOCK_OUT_MS } from './attempt/attempt.service.ts';

const PASSWORD = 'Fleet-Demo-1';

const { clock, server } = setUpServer();
// Failures of one test must not count in the next.
beforeEach(() => clock.advance(ATTEMPT_WINDOW_MS + LOCK_OUT_MS + 1000));

function attempt(username: string, password: string) {
  return server.asAnonymous.call(login, { body: { username, password, version: '1.4' } });
}
describe('signing in', () => {
  it('answers a token with the claims of the contract, for 30 minutes', async () => {
    const { token, tfaEnabled } = await attempt('manager', PASSWORD);
    const claims = tokenClaims.parse(decodeJwt(token));
    expect(tfaEnabled).toBe(false);
    expect(claims).toEqual({
      sub: 'manager',
      role: 'Manager',
      email: 'manager@fleet.example',
      LastChangedPasswordDay: 0,
      NeedEnable2FA: false,
      sid: expect.stringMatching(/^[\w-]{22}$/),
      exp: clock.now() / 1000 + 30 * 60,
    });
  });

  it.each(['operator', 'OPERATOR', ' operator ', 'operator@fleet.example', 'Operator@Fleet.Example'])(
    'takes the user name or email address in any case: %j',
    async (username) => {
      expect(decodeJwt((await attempt(username, PASSWORD)).token).sub).toBe('operator');
    },
  );

  it('says the same of a wrong password and of a user who does not exist', async () => {
    const [wrong, unknown] = [await readRefusal(attempt('admin', 'x')), await readRefusal(attempt('stranger', 'x'))];
    expect(wrong).toMatchObject({ status: 401, code: 'wrong-credentials', message: 'Wrong password or username' });
    expect({ ...unknown, message: unknown.message }).toEqual({ ...wrong, message: wrong.message });
  });

  it.each(['admin', 'stranger'])('locks %s out after too many failures, for a while', async (name) => {
    for (let n = 0; n < FAILURES_PER_NAME; n++) {
      expect(await readRefusal(attempt(name, 'wrong'))).toMatchObject({ code: 'wrong-credentials' });
    }
    const locked = await readRefusal(attempt(name, PASSWORD));
    expect(locked).toMatchObject({ status: 429, code: 'locked-out' });
    expect(locked.message).toContain('15 min');
    clock.advance(LOCK_OUT_MS - 1);
    expect(await readRefusal(attempt(name, PASSWORD))).toMatchObject({ code: 'locked-out' });
    clock.advance(1);
    const after = attempt(name, PASSWORD);
    if (name === 'admin') expect(decodeJwt((await after).token).sub).toBe('admin');
    else expect(await readRefusal(after)).toMatchObject({ code: 'wrong-credentials' });
  });

  it.each(['operator@fleet.example', 'stranger@fleet.example'])(
    'tells by no lock whose address %s is, and starts anew under each name once one was right',
    async (email) => {
      for (let n = 0; n < FAILURES_PER_NAME; n++) await readRefusal(attempt(email, 'wrong'));
      expect(await readRefusal(attempt(email, PASSWORD))).toMatchObject({ code: 'locked-out' });
      expect(await readRefusal(attempt('operator', 'wrong'))).toMatchObject({ code: 'wrong-credentials' });
      await attempt('operator', PASSWORD);
      const again = await readRefusal(attempt(email, 'wrong'));
      expect(again.code).toBe(email.startsWith('operator') ? 'wrong-credentials' : 'locked-out');
    },
  );

  it('locks a name however it is spelt', async () => {
    const spellings = ['operator', ' OPERATOR', '\uff4fperator', 'o\uff50erator', '\uff4f\uff50erator'];
    for (const name of spellings) expect(await readRefusal(attempt(name, 'x'))).toMatchObject({ status: 401 });
    expect(await readRefusal(attempt('operator', PASSWORD))).toMatchObject({ code: 'locked-out' });
  });

  it('counts guesses that are sent all at once', async () => {
    const guesses = Array.from({ length: 20 }, (_, n) => readRefusal(attempt('manager', `guess ${n}`)));
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'wrong-credentials')).toHaveLength(FAILURES_PER_NAME);
    expect(codes.filter((code) => code === 'locked-out')).toHaveLength(20 - FAILURES_PER_NAME);
  });

  it('begins anew after the right password, and after a quiet window', async () => {
    for (let round = 0; round < 3; round++) {
      for (let n = 1; n < FAILURES_PER_NAME; n++) await readRefusal(attempt('operator', 'wrong'));
      if (round === 0) await attempt('operator', PASSWORD);
      else clock.advance(ATTEMPT_WINDOW_MS + 1000);
    }
    expect(decodeJwt((await attempt('operator', PASSWORD)).token).sub).toBe('operator');
  });

  it('locks an address that fails under many names', async () => {
    for (let n = 0; n < FAILURES_PER_ADDRESS; n++) await readRefusal(attempt(`name-${n}`, 'wrong'));
    expect(await readRefusal(attempt('admin', PASSWORD))).toMatchObject({ status: 429, code: 'too-many-requests' });
  });
});

describe('the cookie of a device', () => {
  const body = (password: string) => JSON.stringify({ username: 'operator', password, version: '' });
  const ask = (password: string, cookie = '') =>
    server.asAnonymous.fetch(login.path, {
      method: 'POST',
      body: body(password),
      headers: { 'content-type': 'application/json', cookie },
    });

  it('is given with the right password, is for no script and no other page, and ends the lock for this browser', async () => {
    const given = (await ask(PASSWORD)).headers.get('set-cookie') ?? '';
    expect(given).toMatch(/^fms-device=[\w-]{43}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
    for (let n = 0; n < FAILURES_PER_NAME; n++) {
      const refused = await ask('wrong');
      expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null]);
    }
    expect((await ask(PASSWORD)).status).toBe(429);
    const [cookie = ''] = given.split(';');
    const again = await ask(PASSWORD, `theme=dark; ${cookie}; other=1`);
    expect([again.status, again.headers.get('set-cookie')]).toEqual([200, given]);
  });

  it('goes over nothing but https where the server has it', () => {
    expect(formatDeviceCookie('x', true)).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
  });
});

describe('a sign-in', () => {
  it('is refreshed into a new token of the same sign-in', async () => {
    const client = await server.signIn('operator');
    clock.advance(20 * MINUTE_MS);
    const { token } = await client.call(refreshToken);
    const [old, fresh] = [decodeJwt(client.token), decodeJwt(token)];
    expect(fresh.sid).toBe(old.sid);
    expect(Number(fresh.exp) - Number(old.exp)).toBe(20 * 60);
  });

  it('ends at once when signed out, and ends no other', async () => {
    const [one, other] = [await server.signIn('operator'), await server.signIn('operator')];
    await one.call(getAllVessels);
    await one.call(signOut);
    expect(await readRefusal(one.call(getAllVessels))).toMatchObject({ status: 401, code: 'signed-out' });
    expect(await readRefusal(one.call(refreshToken))).toMatchObject({ code: 'signed-out' });
    expect(await other.call(getAllVessels)).toEqual([]);
  });
});

describe('a profile', () => {
  it('holds the caller and the last sign-ins, refused ones too', async () => {
    await readRefusal(attempt('manager', 'wrong'));
    clock.advance(1000);
    const profile = await (await server.signIn('manager')).call(getAccountInfomation);
    expect(profile).toMatchObject({
      userName: 'manager',
      email: 'manager@fleet.example',
      role: 'Manager',
      organizationId: 1,
      twoFactorEnabled: false,
    });
    const [newest, before] = profile.data.loginLog ?? [];
    expect(newest).toMatchObject({ at: new Date(clock.now()).toISOString(), from: '127.0.0.1', outcome: 'accepted' });
    expect(before).toMatchObject({ outcome: 'refused' });
  });

  it.each([
    ['admin', { operator: 'operator', MANAGER: 'manager', stranger: 'not-found' }],
    ['manager', { operator: 'operator', admin: 'forbidden', stranger: 'forbidden' }],
    ['operator', { operator: 'operator', manager: 'forbidden', stranger: 'forbidden' }],
  ] as const)('%s reads the profiles it may', async (who, outcomes) => {
    const client = await server.signIn(who);
    for (const [userName, outcome] of Object.entries(outcomes)) {
      const asked = client.call(getAccountInfomation, { query: { userName } });
      const answer = await asked
        .then((profile) => profile.userName)
        .catch(() => readRefusal(asked).then(({ code }) => code));
      expect([userName, answer]).toEqual([userName, outcome]);
    }
  });
});

import {
  confirmTwoFactor,
  disableTwoFactor,
  enrolTwoFactor,
  getAccountInfomation,
  getAllRoles,
  login,
  refreshOtp,
  refreshToken,
  resetTwoFactor,
  tokenClaims,
  verifyOtp,
} from '@fms/contract/account';
import { HUB_PATH } from '@fms/contract/hub';
import { listOutbox } from '@fms/contract/outbox';
import { getAllVessels } from '@fms/contract/vessel';
import { type OrganizationId, toId } from '@fms/domain/identity';
import { createFakeClock } from '@fms/test-kit';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, openDatabase } from '../../../platform/database/database.ts';
import { readRefusal, startTestServer, type TestServer, type TypedClient } from '../../../testing/index.ts';
import { insertMembers } from '../../../testing/rows.ts';
import { ATTEMPT_WINDOW_MS, FAILURES_PER_NAME, LOCK_OUT_MS } from '../attempt/attempt.service.ts';
import { PENDING_SIGN_IN_MS } from '../sign-in/open-sign-in.service.ts';

const PASSWORD = 'Fleet-Demo-1';
const STEP_MS = 30_000;
const theirs = toId<OrganizationId>(2);

/** The second organisation demands it; a manager and a user of it. */
async function demandTwoFactor(db: Db): Promise<void> {
  await db.updateTable('organization').set({ twoFactorRequired: true }).where('id', '=', theirs).execute();
  await insertMembers(db, { organizationId: theirs, now: clock.now() }, { skipper: 'Manager', deckhand: 'User' });
}

let server: TestServer;
const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));
beforeAll(async () => {
  server = await startTestServer({ clock, prepare: demandTwoFactor });
});
afterAll(() => server.close());
// Failures and codes of one test must not count in the next.
beforeEach(() => clock.advance(ATTEMPT_WINDOW_MS + LOCK_OUT_MS + STEP_MS));

/** What an authenticator shows now, or that many steps away. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() + steps * STEP_MS });

async function enable(userName: string) {
  const client = await server.signIn(userName);
  const { secret } = await client.call(enrolTwoFactor, { body: { password: PASSWORD } });
  const confirmed = await client.call(confirmTwoFactor, { body: { code: codeOf(secret) } });
  clock.advance(STEP_MS);
  return { secret, ...confirmed };
}

async function waiting(username: string) {
  const { token, tfaEnabled } = await server.asAnonymous.call(login, {
    body: { username, password: PASSWORD, version: '' },
  });
  expect(tfaEnabled).toBe(true);
  return server.withToken(token);
}

const give = (client: TypedClient, username: string, otp: string) =>
  client.call(verifyOtp, { body: { username, otp, version: '1.4' } });

describe('turning two-factor on', () => {
  it('shows a secret once, counts only after a right code, and answers ten recovery codes', async () => {
    const client = await server.signIn('operator');
    const { secret, address } = await client.call(enrolTwoFactor, { body: { password: PASSWORD } });
    expect(address).toMatch(/^otpauth:\/\/totp\/Fleet%20Management%20System:operator\?/);
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    expect(await server.signIn('operator')).toMatchObject({ token: expect.any(String) });

    const wrong = await readRefusal(client.call(confirmTwoFactor, { body: { code: '000000' } }));
    expect(wrong).toMatchObject({ status: 400, errors: ['Wrong OTP Code.'] });
    const { recoveryCodes, token } = await client.call(confirmTwoFactor, { body: { code: codeOf(secret) } });
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(tokenClaims.parse(decodeJwt(token)).NeedEnable2FA).toBe(false);
    expect((await client.call(getAccountInfomation)).twoFactorEnabled).toBe(true);
    clock.advance(STEP_MS);
    const off = { password: PASSWORD, code: codeOf(secret) };
    await client.call(disableTwoFactor, { body: off });
    expect((await client.call(getAccountInfomation)).twoFactorEnabled).toBe(false);
  });

  it('needs the password, and a secret that was enrolled', async () => {
    const client = await server.signIn('manager');
    expect(await readRefusal(client.call(enrolTwoFactor, { body: { password: 'wrong' } }))).toMatchObject({
      status: 400,
      errors: ['The password is wrong.'],
    });
    expect(await readRefusal(client.call(confirmTwoFactor, { body: { code: '123456' } }))).toMatchObject({
      code: 'conflict',
    });
  });
});

describe('a sign-in with two-factor on', () => {
  let secret: string;
  let recoveryCodes: string[];
  beforeAll(async () => {
    ({ secret, recoveryCodes } = await enable('manager'));
  });

  it('waits: five minutes, for its code alone', async () => {
    const client = await waiting('manager');
    const claims = tokenClaims.parse(decodeJwt(client.token));
    expect(claims.otp).toBe('pending');
    expect(claims.exp - clock.now() / 1000).toBe(300);
    for (const endpoint of [getAllVessels, refreshToken, getAccountInfomation]) {
      expect(await readRefusal(client.call(endpoint))).toMatchObject({ status: 401, code: 'otp-pending' });
    }
    const negotiation = await client.fetch(`${HUB_PATH}/negotiate`, { method: 'POST' });
    expect(negotiation.status).toBe(401);
  });

  it('becomes a full one by the code; the waiting token stays worthless', async () => {
    const client = await waiting('manager');
    const { token } = await give(client, 'manager', codeOf(secret));
    const full = server.withToken(token);
    expect(decodeJwt(token).otp).toBeUndefined();
    expect(await full.call(getAllVessels)).toEqual([]);
    expect(await readRefusal(client.call(getAllVessels))).toMatchObject({ code: 'otp-pending' });
    expect(await readRefusal(client.call(refreshOtp))).toMatchObject({ code: 'conflict' });
  });

  it('takes a code of the step before and after, and none further away', async () => {
    for (const [steps, isRight] of [
      [-2, false],
      [2, false],
      [-1, true],
      [1, true],
    ] as const) {
      clock.advance(4 * STEP_MS);
      const attempt = give(await waiting('manager'), 'manager', codeOf(secret, steps));
      if (isRight) expect((await attempt).token).toBeTypeOf('string');
      else
        expect(await readRefusal(attempt)).toMatchObject({
          status: 401,
          code: 'wrong-code',
          message: 'Wrong OTP Code.',
        });
    }
  });

  it('takes each time step once, also in two places at once', async () => {
    const code = codeOf(secret);
    const [one, two] = [await waiting('manager'), await waiting('manager')];
    const outcomes = await Promise.allSettled([give(one, 'manager', code), give(two, 'manager', code)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await readRefusal(give(await waiting('manager'), 'manager', code))).toMatchObject({ code: 'wrong-code' });
    expect(await readRefusal(give(await waiting('manager'), 'manager', codeOf(secret, -1)))).toMatchObject({
      code: 'wrong-code',
    });
  });

  it('takes a recovery code, however it is typed, once', async () => {
    const [code = ''] = recoveryCodes;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect((await give(await waiting('manager'), 'manager@fleet.example', typed)).token).toBeTypeOf('string');
    expect(await readRefusal(give(await waiting('manager'), 'manager', code))).toMatchObject({ code: 'wrong-code' });
  });

  it('is of the user it was opened for', async () => {
    const attempt = give(await waiting('manager'), 'admin', codeOf(secret));
    expect(await readRefusal(attempt)).toMatchObject({ code: 'wrong-code' });
  });

  it('locks codes out after too many wrong ones, sent all at once, and the right password frees nothing', async () => {
    const client = await waiting('manager');
    const guesses = Array.from({ length: 12 }, () => readRefusal(give(client, 'manager', '000000')));
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'wrong-code')).toHaveLength(FAILURES_PER_NAME);
    const locked = await readRefusal(give(await waiting('manager'), 'manager', codeOf(secret)));
    expect(locked).toMatchObject({ status: 429, code: 'locked-out' });
    expect(locked.message).toContain('codes');
  });

  it('is refreshed while it waits, and not for ever', async () => {
    let client = await waiting('manager');
    const steps = PENDING_SIGN_IN_MS / 240_000;
    for (let n = 1; n < steps; n++) {
      clock.advance(240_000);
      client = server.withToken((await client.call(refreshOtp)).token);
      expect(decodeJwt(client.token).otp).toBe('pending');
    }
    expect(Number(decodeJwt(client.token).exp) * 1000 - clock.now()).toBeLessThan(240_000);
    clock.advance(200_000);
    expect((await readRefusal(client.call(refreshOtp))).status).toBe(401);
    expect((await readRefusal(give(client, 'manager', codeOf(secret)))).status).toBe(401);
  });

  it('is turned off with password and code, and not with one of them', async () => {
    const { token } = await give(await waiting('manager'), 'manager', codeOf(secret));
    const full = server.withToken(token);
    clock.advance(STEP_MS);
    const code = codeOf(secret);
    const off = (body: { password: string; code: string }) => full.call(disableTwoFactor, { body });
    expect(await readRefusal(off({ password: 'wrong', code }))).toMatchObject({ errors: ['The password is wrong.'] });
    expect(await readRefusal(off({ password: PASSWORD, code: '000000' }))).toMatchObject({
      errors: ['Wrong OTP Code.'],
    });
    await off({ password: PASSWORD, code });
    expect((await server.signIn('manager')).token).toBeTypeOf('string');
    expect(await readRefusal(give(full, 'manager', recoveryCodes[1] ?? ''))).toMatchObject({ code: 'conflict' });
  });
});

describe('an organisation that demands two-factor', () => {
  it('gives its managers their level only once they turned it on, on the server and in the claims', async () => {
    const client = await server.signIn('skipper');
    expect(tokenClaims.parse(decodeJwt(client.token))).toMatchObject({ role: 'Manager', NeedEnable2FA: true });
    expect(await readRefusal(client.call(getAllRoles))).toMatchObject({ status: 403, code: 'forbidden' });
    const { token } = await enable('skipper');
    expect(tokenClaims.parse(decodeJwt(token)).NeedEnable2FA).toBe(false);
    // The token from before counts at once: rights are asked of the store, not of the token.
    expect(await client.call(getAllRoles)).toEqual([
      { id: 2, name: 'Manager' },
      { id: 3, name: 'User' },
    ]);
  });

  it('takes nothing from its normal users', async () => {
    expect(tokenClaims.parse(decodeJwt((await server.signIn('deckhand')).token)).NeedEnable2FA).toBe(false);
  });
});

describe('a lost authenticator', () => {
  it('is helped by an admin who signed in a moment ago, which ends the sign-ins of the user', async () => {
    const { token } = await enable('deckhand');
    const deckhand = server.withToken(token);
    const { id: userId } = await deckhand.call(getAccountInfomation);
    const admin = await server.signIn('admin');
    const help = (client: TypedClient, id = userId) => client.call(resetTwoFactor, { body: { userId: id } });
    const own = (await admin.call(getAccountInfomation)).id;
    expect(await readRefusal(help(admin, own))).toMatchObject({ code: 'conflict' });
    await help(admin);
    expect(await readRefusal(deckhand.call(getAllVessels))).toMatchObject({ code: 'session-revoked' });
    expect((await server.signIn('deckhand')).token).toBeTypeOf('string');
    expect(await readRefusal(help(admin))).toMatchObject({ code: 'conflict' });
    expect((await admin.call(listOutbox))[0]).toMatchObject({
      to: 'deckhand@other.example',
      subject: 'Two-factor authentication was turned off',
    });
    clock.advance(16 * 60_000);
    expect(await readRefusal(help(admin))).toMatchObject({ code: 'expired' });
  });
});

describe('at rest', () => {
  it('neither secret nor recovery code can be read from the store', async () => {
    const { secret, recoveryCodes } = await enable('operator');
    await server.stop();
    const db = openDatabase({ folder: `${server.dataFolder}/database` }, { warn: () => {} });
    const rows = [
      ...(await db.selectFrom('account').selectAll().execute()),
      ...(await db.selectFrom('recoveryCode').selectAll().execute()),
      ...(await db.selectFrom('audit').selectAll().execute()),
    ];
    await db.destroy();
    const text = JSON.stringify(rows);
    expect(text).toContain('two-factor.enabled');
    for (const hidden of [secret, ...recoveryCodes, PASSWORD]) expect(text).not.toContain(hidden);
  });
});

import {
  changePassword,
  editAccountInfomation,
  forgotPassword,
  generateInviteEmail,
  getAccountInfomation,
  login,
  register,
  resetPassword,
  tokenClaims,
} from '@fms/contract/account';
import { addFolder, getVesselsFromOrganization, setAdvancedSetting } from '@fms/contract/organization';
import { getOutboxMail, listOutbox } from '@fms/contract/outbox';
import { assignUserToVessel } from '@fms/contract/permission';
import { getAllVessels } from '@fms/contract/vessel';
import { addZone } from '@fms/contract/zone';
import { type OrganizationId, toId, type VesselId } from '@fms/domain/identity';
import { createFakeClock } from '@fms/test-kit';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../platform/database/database.ts';
import { readRefusal, startTestServer, type TestServer, type TypedClient } from '../../../testing/index.ts';
import { insertVessel } from '../../../testing/rows.ts';
import { ATTEMPT_WINDOW_MS, FAILURES_PER_NAME, LOCK_OUT_MS } from '../attempt/attempt.service.ts';
import { INVITATION_LIFETIME_MS, INVITATIONS_PER_HOUR } from './invitation.service.ts';
import { RESET_LIFETIME_MS, RESETS_PER_ADDRESS, RESETS_PER_MAILBOX } from './password-reset.service.ts';

const OLD = 'Fleet-Demo-1';
const NEW = 'Seven-Seas-7';
/** For a busy machine; what is waited for takes milliseconds. */
const PATIENCE = { timeout: 30_000, interval: 20 };
const OURS = toId<OrganizationId>(1);
const THEIRS = toId<OrganizationId>(2);

/** One vessel for each organisation: 1 and 2. */
async function insertVessels(db: Db): Promise<void> {
  for (const [name, organizationId] of [
    ['Havbris', OURS],
    ['Delta', THEIRS],
  ] as const) {
    await insertVessel(db, { name, organizationId });
  }
}

let server: TestServer;
const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));
beforeAll(async () => {
  server = await startTestServer({ clock, prepare: insertVessels });
});
afterAll(() => server.close());
// Failures and mails of one test must not count in the next.
beforeEach(() => clock.advance(ATTEMPT_WINDOW_MS + LOCK_OUT_MS + 1000));

let admin: { client: TypedClient; at: number } | undefined;
/** One sign-in of the admin for as long as its token lasts. */
async function asAdmin(): Promise<TypedClient> {
  if (!admin || clock.now() - admin.at > 20 * 60_000) admin = { client: await server.signIn('admin'), at: clock.now() };
  return admin.client;
}
const mails = async () => (await asAdmin()).page(listOutbox);
const forgot = (email: string) => server.asAnonymous.call(forgotPassword, { query: { email, orgId: '0' } });

/** Waits for the mail that work behind an answer writes, and answers it. */
async function newestMail(before: number) {
  await expect.poll(async () => (await mails()).total, PATIENCE).toBe(before + 1);
  const { answer } = await mails();
  return (await asAdmin()).call(getOutboxMail, { query: { id: String(answer[0]?.id) } });
}

const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'none:');

async function resetCode(userName: string): Promise<string> {
  const { total } = await mails();
  await forgot(`${userName}@fleet.example`);
  return linkIn((await newestMail(total)).text).searchParams.get('code') ?? '';
}

const reset = (username: string, code: string, password = NEW, confirmPassword = password) =>
  server.asAnonymous.call(resetPassword, { body: { username, password, confirmPassword, code } });

describe('a forgotten password', () => {
  it('is answered alike for known and unknown addresses, and mailed to the known', async () => {
    const { total } = await mails();
    const ask = (email: string) => server.asAnonymous.fetch(`${forgotPassword.path}?email=${email}&orgId=0`);
    const [known, unknown] = [await ask('operator@fleet.example'), await ask('stranger@fleet.example')];
    expect([known.status, await known.text()]).toEqual([204, '']);
    expect([unknown.status, await unknown.text()]).toEqual([204, '']);
    const mail = await newestMail(total);
    expect(mail).toMatchObject({ to: 'operator@fleet.example', subject: 'Reset your password', status: 'kept' });
    const link = linkIn(mail.text);
    expect([link.origin, link.pathname]).toEqual([server.address, '/reset']);
    expect(link.searchParams.get('userName')).toBe('operator');
    expect(mail.html).toContain('Set a new password');
  });

  it('is reset once by the code, which ends every sign-in and is told to the owner', async () => {
    const before = await server.signIn('operator');
    const code = await resetCode('operator');
    const { total } = await mails();
    await reset('Operator', code);
    expect(await readRefusal(before.call(getAllVessels))).toMatchObject({ code: 'session-revoked' });
    expect(await readRefusal(server.signIn('operator'))).toMatchObject({ code: 'wrong-credentials' });
    const client = await server.signIn('operator', NEW);
    expect(tokenClaims.parse(decodeJwt(client.token)).LastChangedPasswordDay).toBe(0);
    expect((await newestMail(total)).subject).toBe('Your password was changed');
    expect(await readRefusal(reset('operator', code, OLD))).toMatchObject({ status: 400, errors: ['Invalid token.'] });
    await reset('operator', await resetCode('operator'), OLD);
  });

  it('is not reset by an old, a replaced, a foreign or an invented code', async () => {
    const old = await resetCode('operator');
    clock.advance(RESET_LIFETIME_MS);
    const replaced = await resetCode('operator');
    const foreign = await resetCode('manager');
    const newest = await resetCode('operator');
    for (const code of [old, replaced, foreign, 'A'.repeat(43)]) {
      expect(await readRefusal(reset('operator', code))).toMatchObject({ errors: ['Invalid token.'] });
    }
    expect(await readRefusal(reset('stranger', newest))).toMatchObject({ errors: ['Invalid token.'] });
    await reset('operator', newest, OLD);
  });

  it.each([
    ['short-1A', 'short-1A', null],
    ['Ab-1', 'Ab-1', 'The password needs at least 8 characters.'],
    ['lower-case-1', 'lower-case-1', 'The password needs an uppercase letter.'],
    ['UPPER-CASE-1', 'UPPER-CASE-1', 'The password needs a lowercase letter.'],
    ['No-Number-here', 'No-Number-here', 'The password needs a number.'],
    ['NoSpecial1', 'NoSpecial1', 'The password needs a special character.'],
    ['Seven-Seas-7', 'Seven-Seas-8', 'The two passwords differ.'],
  ])('follows the rule for passwords: %s, %s → %s', async (password, confirm, sentence) => {
    const code = await resetCode('operator');
    const attempt = reset('operator', code, password, confirm);
    if (sentence === null) expect(await attempt).toBeUndefined();
    else expect((await readRefusal(attempt)).errors[0]).toBe(sentence);
    // A password that was refused does not use the code up.
    if (sentence !== null) await reset('operator', code, OLD);
    else await reset('operator', await resetCode('operator'), OLD);
  });

  it('is not reset by a code of before the password or the address was changed', async () => {
    const change = async (oldPassword: string, newPassword: string) => {
      const body = { oldPassword, newPassword, confirmPassword: newPassword };
      await (await server.signIn('operator', oldPassword)).call(changePassword, { body });
    };
    const first = await resetCode('operator');
    await change(OLD, NEW);
    expect(await readRefusal(reset('operator', first, OLD))).toMatchObject({ errors: ['Invalid token.'] });
    await change(NEW, OLD);

    const second = await resetCode('operator');
    const client = await server.signIn('operator');
    const profile = await client.call(getAccountInfomation);
    await client.call(editAccountInfomation, { body: { ...profile, email: 'new@fleet.example' } });
    expect(await readRefusal(reset('operator', second))).toMatchObject({ errors: ['Invalid token.'] });
    const { revision } = await client.call(getAccountInfomation);
    await client.call(editAccountInfomation, { body: { ...profile, revision } });
  });

  it('unlocks a user after too many failed sign-ins', async () => {
    for (let n = 0; n < FAILURES_PER_NAME; n++) await readRefusal(server.signIn('operator', 'wrong'));
    expect(await readRefusal(server.signIn('operator'))).toMatchObject({ code: 'locked-out' });
    await reset('operator', await resetCode('operator'), OLD);
    expect((await server.signIn('operator')).token).toBeTypeOf('string');
  });

  it('floods no mailbox, and an address that asks too often is refused', async () => {
    const { total } = await mails();
    for (let n = 0; n < RESETS_PER_ADDRESS; n++) await forgot('operator@fleet.example');
    expect(await readRefusal(forgot('manager@fleet.example'))).toMatchObject({ code: 'too-many-requests' });
    await expect.poll(async () => (await mails()).total, PATIENCE).toBe(total + RESETS_PER_MAILBOX);
  });
});

describe('an invitation', () => {
  async function invite(
    email: string,
    role: 'Admin' | 'Manager' | 'User',
    organizationId: OrganizationId,
    who = 'manager',
    vesselIds: number[] = [],
  ) {
    const { total } = await mails();
    const body = { email, role, organizationId, vesselIds: vesselIds.map((id) => toId<VesselId>(id)) };
    // Without a mail server it is kept, and the inviter is told so.
    expect(await (await server.signIn(who)).call(generateInviteEmail, { body })).toEqual({ kept: true });
    const mail = await newestMail(total);
    const link = linkIn(mail.text);
    return { mail, link, code: link.searchParams.get('code') ?? '' };
  }
  const signUp = (email: string, code: string, username: string, password = NEW, confirmPassword = password) =>
    server.asAnonymous.call(register, { body: { email, username, password, confirmPassword, code } });

  it('makes a user with the role and organisation it grants, who sees the vessels it names alone, once', async () => {
    const { mail, link, code } = await invite('Nina@New.example', 'User', THEIRS, 'admin', [1]);
    expect(mail).toMatchObject({ to: 'Nina@New.example', subject: 'Your invitation to Blue Water Lines' });
    expect([link.pathname, link.searchParams.get('email')]).toEqual(['/signup', 'Nina@New.example']);
    await signUp('nina@new.example', code, 'Nina');
    const nina = await server.signIn('nina', NEW);
    expect(await nina.call(getAccountInfomation)).toMatchObject({ role: 'User', organizationId: THEIRS });
    expect((await nina.call(getAllVessels)).map(({ name }) => name).sort()).toEqual(['Havbris']);
    expect(await readRefusal(signUp('nina@new.example', code, 'nina2'))).toMatchObject({
      status: 400,
      message: 'Invalid token.',
    });
  });

  it('is of one mailbox, lasts seven days, and is replaced by the next', async () => {
    const first = await invite('olga@new.example', 'User', OURS);
    const second = await invite('olga@new.example', 'User', OURS);
    for (const [email, code] of [
      ['other@new.example', second.code],
      ['olga@new.example', first.code],
      ['olga@new.example', 'invented'],
    ] as const) {
      expect(await readRefusal(signUp(email, code, 'olga'))).toMatchObject({ message: 'Invalid token.' });
    }
    clock.advance(INVITATION_LIFETIME_MS);
    expect(await readRefusal(signUp('olga@new.example', second.code, 'olga'))).toMatchObject({
      message: 'Invalid token.',
    });
  });

  it.each([
    ['weak', 'weak', 'per', 'The password needs at least 8 characters.'],
    [NEW, OLD, 'per', 'The two passwords differ.'],
    [NEW, NEW, 'OPERATOR', 'This user name is taken.'],
    [NEW, NEW, 'manager@fleet.example', 'The user name may not be another email address.'],
    [NEW, NEW, 'two words', 'The user name may not hold blanks.'],
    [NEW, NEW, '\uff2f\uff30erator', 'This user name is taken.'],
    [NEW, NEW, 'op\u0435rator', 'The user name may not mix alphabets.'],
  ])('refuses %s, %s, %s: %s – and can be used again', async (password, confirm, username, sentence) => {
    const email = `per${clock.now()}@new.example`;
    const { code } = await invite(email, 'User', OURS);
    expect(await readRefusal(signUp(email, code, username, password, confirm))).toMatchObject({
      status: 400,
      message: sentence,
    });
    await signUp(email, code, `per${clock.now()}`);
  });

  it.each([
    ['manager', 'Admin', OURS, []],
    ['manager', 'User', THEIRS, []],
    ['manager', 'User', OURS, [2]],
    ['operator', 'User', OURS, []],
  ] as const)(
    'is not for %s to give: %s of organisation %i with vessels %j',
    async (who, role, organizationId, vesselIds) => {
      const body = {
        email: 'x@new.example',
        role,
        organizationId,
        vesselIds: vesselIds.map((id) => toId<VesselId>(id)),
      };
      const attempt = (await server.signIn(who)).call(generateInviteEmail, { body });
      expect(await readRefusal(attempt)).toMatchObject({ status: 403 });
    },
  );

  it('is worth nothing once who sent it may no longer give it', async () => {
    const as = async (role: 'Manager' | 'User') => {
      const profile = await (await asAdmin()).call(getAccountInfomation, { query: { userName: 'manager' } });
      await (await asAdmin()).call(editAccountInfomation, { body: { ...profile, role } });
    };
    const { code } = await invite('late@new.example', 'Manager', OURS);
    await as('User');
    expect(await readRefusal(signUp('late@new.example', code, 'late'))).toMatchObject({ message: 'Invalid token.' });
    await as('Manager');
    await signUp('late@new.example', code, 'late');
  });

  it('is not sent to an existing user, and limits how many addresses can be probed', async () => {
    clock.advance(2 * 3_600_000);
    const body = { email: 'Operator@fleet.example', role: 'User' as const, organizationId: OURS };
    const manager = await server.signIn('manager');
    const attempt = () => readRefusal(manager.call(generateInviteEmail, { body }));
    for (let n = 0; n < INVITATIONS_PER_HOUR; n++) expect((await attempt()).code).toBe('conflict');
    expect((await attempt()).code).toBe('too-many-requests');
  });
});

describe('a manager who reaches assigned vessels alone', () => {
  let sent: number;
  let client: TypedClient;
  const inviteAs = async (by: TypedClient, email: string, role: 'Manager' | 'User', vesselIds: VesselId[]) => {
    sent = (await mails()).total;
    await by.call(generateInviteEmail, { body: { email, role, organizationId: OURS, vesselIds } });
    return linkIn((await newestMail(sent)).text).searchParams.get('code') ?? '';
  };
  const signUpAs = (email: string, username: string, code: string) =>
    server.asAnonymous.call(register, { body: { email, username, code, password: NEW, confirmPassword: NEW } });

  it('invites to these vessels, and to none of the organisation beside them', async () => {
    const own = await inviteAs(await asAdmin(), 'siri@new.example', 'Manager', [toId<VesselId>(1)]);
    await signUpAs('siri@new.example', 'siri', own);
    client = await server.signIn('siri', NEW);
    const code = await inviteAs(client, 'tor@new.example', 'User', [toId<VesselId>(1)]);
    await signUpAs('tor@new.example', 'tor', code);
    const attempt = inviteAs(client, 'ulf@new.example', 'User', []);
    expect(await readRefusal(attempt)).toMatchObject({ status: 403 });
  });

  it('manages nothing of the organisation as a whole, and reads no list of its vessels', async () => {
    client = await server.signIn('siri', NEW);
    const query = { organizationId: String(OURS) };
    const outlines = [[[3, 60] as [number, number], [4, 60] as [number, number], [4, 61] as [number, number]]];
    const attempts = {
      vessels: () => client.call(getVesselsFromOrganization, { query }),
      folder: () => client.call(addFolder, { body: { organizationId: OURS, name: 'North', parentId: null } }),
      setting: () => client.call(setAdvancedSetting, { query: { orgId: String(OURS) }, body: {} }),
      zone: () => client.call(addZone, { body: { organizationId: OURS, name: 'North', kind: 'area', outlines } }),
    };
    for (const [what, attempt] of Object.entries(attempts))
      expect(
        await attempt().then(
          () => 'accepted',
          (error) => error.status,
        ),
        what,
      ).toBe(403);
  });

  it('gives no other role to those who reach the whole organisation', async () => {
    client = await server.signIn('siri', NEW);
    const profileOf = (userName: string) => client.call(getAccountInfomation, { query: { userName } });
    const promote = async (userName: string) =>
      client.call(editAccountInfomation, { body: { ...(await profileOf(userName)), role: 'Manager' } });
    expect(await readRefusal(promote('operator'))).toMatchObject({ status: 403 });
    expect(await promote('tor')).toMatchObject({ role: 'Manager' });
  });
});

it('a user moved to another organisation by the profile loses what was assigned of the last one', async () => {
  const by = await asAdmin();
  const profile = await by.call(getAccountInfomation, { query: { userName: 'operator' } });
  const vesselId = toId<VesselId>(1);
  await by.call(assignUserToVessel, { body: { vesselId, userId: profile.id, isAssign: true } });
  const moved = await by.call(editAccountInfomation, { body: { ...profile, organizationId: THEIRS } });
  const client = await server.signIn('operator');
  expect((await client.call(getAllVessels)).map(({ name }) => name)).toEqual(['Delta']);
  const { revision } = moved;
  await by.call(editAccountInfomation, { body: { ...profile, revision } });
});

describe('changing the password', () => {
  it('ends the other sign-ins and keeps this one', async () => {
    const [other, client] = [await server.signIn('operator'), await server.signIn('operator')];
    const body = { oldPassword: OLD, newPassword: NEW, confirmPassword: NEW };
    const { token } = await client.call(changePassword, { body });
    expect(decodeJwt(token).sid).toBe(decodeJwt(client.token).sid);
    expect(await client.call(getAllVessels)).toHaveLength(1);
    expect(await readRefusal(other.call(getAllVessels))).toMatchObject({ code: 'session-revoked' });
    const back = { oldPassword: NEW, newPassword: OLD, confirmPassword: OLD };
    await client.call(changePassword, { body: back });
  });

  it.each([
    ['wrong', NEW, NEW, 'The present password is wrong.'],
    [OLD, 'weak', 'weak', 'The password needs at least 8 characters.'],
    [OLD, NEW, OLD, 'The two passwords differ.'],
    [OLD, OLD, OLD, 'The new password is the old one.'],
  ])('refuses %s → %s, %s: %s', async (oldPassword, newPassword, confirmPassword, sentence) => {
    const client = await server.signIn('operator');
    const attempt = client.call(changePassword, { body: { oldPassword, newPassword, confirmPassword } });
    expect(await readRefusal(attempt)).toMatchObject({ status: 400, message: sentence });
  });

  it('locks out who guesses the old one', async () => {
    const client = await server.signIn('operator');
    const guess = () =>
      client.call(changePassword, { body: { oldPassword: 'x', newPassword: NEW, confirmPassword: NEW } });
    for (let n = 0; n < FAILURES_PER_NAME; n++) expect((await readRefusal(guess())).status).toBe(400);
    expect(await readRefusal(guess())).toMatchObject({ code: 'locked-out' });
    const attempt = server.asAnonymous.call(login, { body: { username: 'operator', password: OLD, version: '' } });
    expect(await readRefusal(attempt)).toMatchObject({ code: 'locked-out' });
  });
});

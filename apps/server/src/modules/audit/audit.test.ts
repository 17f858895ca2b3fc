import {
  changePassword,
  confirmTwoFactor,
  editAccountInfomation,
  enrolTwoFactor,
  getAccountInfomation,
  getUsers,
  impersonate,
  login,
  refreshOtp,
  signOut,
  verifyOtp,
} from '@fms/contract/account';
import { listAudit } from '@fms/contract/audit';
import { MINUTE_MS } from '@fms/domain/time';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TypedClient } from '../../testing/index.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

const PASSWORD = 'Fleet-Demo-1';
const NEW = 'Seven-Seas-7';

let admin: TypedClient;
const { clock, server } = setUpServer();
beforeEach(async () => {
  clock.advance(60 * MINUTE_MS);
  admin = await server.signIn('admin');
  clock.advance(MINUTE_MS);
});

/** What happened since the test began, oldest first; `who` alone or `who (acting)`. */
async function happened(since: number): Promise<string[]> {
  const trail = await admin.call(listAudit, { query: { limit: '100' } });
  return trail
    .filter(({ at }) => Date.parse(at) >= since)
    .reverse()
    .map(({ userName, actingUserName, what }) => `${userName}${actingUserName ? ` (${actingUserName})` : ''} ${what}`);
}

describe('the audit trail', () => {
  it('holds every sign-in, every refusal, and every code', async () => {
    const since = clock.now();
    await server.signIn('operator', 'wrong').catch(() => {});
    await server.signIn('Stranger', 'wrong').catch(() => {});
    const client = await server.signIn('operator');
    const { secret } = await client.call(enrolTwoFactor, { body: { password: PASSWORD } });
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() });
    await client.call(confirmTwoFactor, { body: { code: '000000' } }).catch(() => {});
    await client.call(confirmTwoFactor, { body: { code: code() } });
    clock.advance(30_000);
    const body = { username: 'operator', password: PASSWORD, version: '' };
    const waiting = server.withToken((await server.asAnonymous.call(login, { body })).token);
    await waiting.call(refreshOtp);
    const give = (otp: string) => waiting.call(verifyOtp, { body: { username: 'operator', otp, version: '' } });
    await give('000000').catch(() => {});
    await give(code());
    await client.call(signOut);
    expect(await happened(since)).toEqual([
      'operator sign-in.refused',
      'stranger sign-in.refused',
      'operator sign-in',
      'operator code.refused',
      'operator two-factor.enabled',
      'operator sign-in',
      'operator code.refused',
      'operator code.accepted',
      'operator sign-out',
    ]);
  });

  it('holds what too many failures lock, once', async () => {
    const since = clock.now();
    for (let n = 0; n < 8; n++) await server.signIn('Stranger', 'wrong').catch(() => {});
    const refused = 'stranger sign-in.refused';
    expect((await happened(since)).sort()).toEqual(['stranger sign-in.locked', ...Array(5).fill(refused)]);
    const [entry] = await admin.call(listAudit, { query: { what: 'sign-in.locked' } });
    expect(entry).toMatchObject({ from: '127.0.0.1', subject: 'name:stranger' });
  });

  it('holds calls refused for want of a right, once a minute each', async () => {
    const client = await server.signIn('manager');
    clock.advance(MINUTE_MS);
    const since = clock.now();
    for (let n = 0; n < 3; n++) {
      await client.call(listAudit).catch(() => {});
      await client.call(getUsers, { query: { organizationId: '2' } }).catch(() => {});
    }
    const refusals = ['manager call.refused', 'manager call.refused'];
    await expect.poll(() => happened(since), { timeout: 30_000, interval: 20 }).toEqual(refusals);
    const trail = await admin.call(listAudit, { query: { what: 'call.refused', limit: '2' } });
    expect(trail.map(({ subject }) => subject).sort()).toEqual([
      'call:GET /api/v1.0/account/GetUsers',
      'call:GET /api/v2/audit/list',
    ]);
  });

  it('names the admin behind all that is done in another’s place', async () => {
    admin = await server.signIn('admin');
    clock.advance(MINUTE_MS);
    const since = clock.now();
    const { token } = await admin.call(impersonate, { query: { userId: '2' } });
    const acting = server.withToken(token);
    const profile = await acting.call(getAccountInfomation);
    await acting.call(editAccountInfomation, { body: { ...profile, phone: '1' } });
    const passwords = { oldPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    await acting.call(changePassword, { body: passwords }).catch(() => {});
    await acting.call(signOut);
    await expect
      .poll(() => happened(since), { timeout: 30_000, interval: 20 })
      .toEqual([
        'manager (admin) impersonation.started',
        'manager (admin) profile.edited',
        'manager (admin) call.refused',
        'manager (admin) impersonation.ended',
      ]);
  });

  it('says when, from where, and what it was and became', async () => {
    const manager = await server.signIn('manager');
    const profile = await manager.call(getAccountInfomation, { query: { userName: 'operator' } });
    await manager.call(editAccountInfomation, { body: { ...profile, role: 'Manager' } });
    const [entry] = await admin.call(listAudit, { query: { what: 'role.changed' } });
    expect(entry).toMatchObject({
      at: new Date(clock.now()).toISOString(),
      userName: 'manager',
      actingUserName: null,
      from: '127.0.0.1',
      subject: `account:${profile.id}`,
      oldValue: '"User"',
      newValue: '"Manager"',
    });
  });

  it('is listed page by page, newest first, by user and by kind', async () => {
    const { answer, total } = await admin.page(listAudit, { query: { limit: '3' } });
    expect(answer).toHaveLength(3);
    expect(total).toBeGreaterThan(3);
    const next = await admin.call(listAudit, { query: { limit: '1', offset: '2' } });
    expect(next).toEqual(answer.slice(2));
    const refused = await admin.page(listAudit, { query: { userName: 'Operator', what: 'sign-in.refused' } });
    expect(refused.total).toBe(1);
    expect(refused.answer[0]?.newValue).toContain('agent');
    expect(refused.answer[0]?.newValue).not.toContain('wrong');
  });

  it('is found by the beginning of a name or of a kind', async () => {
    const kinds = async (what: string, userName: string) => {
      const trail = await admin.call(listAudit, { query: { what, userName, limit: '500' } });
      return new Set(trail.map((entry) => `${entry.userName} ${entry.what}`));
    };
    expect(await kinds('sign-in', 'oper')).toEqual(new Set(['operator sign-in', 'operator sign-in.refused']));
    expect(await kinds('sign_in', 'oper')).toEqual(new Set());
  });
});

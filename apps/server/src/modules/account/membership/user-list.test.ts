import {
  deleteUser,
  editAccountInfomation,
  getAbilities,
  getAccountInfomation,
  getAllRoles,
  getIpGeo,
  getUsers,
  impersonate,
  type UserProfile,
} from '@fms/contract/account';
import { listAudit } from '@fms/contract/audit';
import { getOutboxMail, listOutbox } from '@fms/contract/outbox';
import { getAllVessels } from '@fms/contract/vessel';
import { type OrganizationId, toId, type UserId, type VesselId } from '@fms/domain/identity';
import { createFakeClock } from '@fms/test-kit';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../platform/database/database.ts';
import { readRefusal, startTestServer, type TestServer, type TypedClient } from '../../../testing/index.ts';
import { insertMembers, insertVessel } from '../../../testing/rows.ts';
import { createIpPlaces } from './ip-place.service.ts';

const OURS = toId<OrganizationId>(1);
const THEIRS = toId<OrganizationId>(2);
const ADMIN = toId<UserId>(1);
const MANAGER = toId<UserId>(2);
const OPERATOR = toId<UserId>(3);
/** A manager of the other organisation, and a user of it who may also see our vessel. */
const SKIPPER = toId<UserId>(4);
const GUEST = toId<UserId>(5);

async function fillStore(db: Db): Promise<void> {
  await insertMembers(db, { organizationId: THEIRS, now: clock.now() }, { skipper: 'Manager', guest: 'User' });
  await insertVessel(db, { name: 'Havbris' });
  await db
    .insertInto('vesselAssignment')
    .values({ vesselId: toId<VesselId>(1), accountId: GUEST, words: JSON.stringify(['view']) })
    .execute();
}

let server: TestServer;
let admin: TypedClient;
let manager: TypedClient;
let operator: TypedClient;
const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));
beforeAll(async () => {
  server = await startTestServer({ clock, prepare: fillStore });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.advance(3_600_000);
  [admin, manager, operator] = (await Promise.all(
    ['admin', 'manager', 'operator'].map((name) => server.signIn(name)),
  )) as [TypedClient, TypedClient, TypedClient];
});

const profileOf = (client: TypedClient, userName: string) => client.call(getAccountInfomation, { query: { userName } });
async function edit(client: TypedClient, userName: string, change: Partial<UserProfile>, as: TypedClient = admin) {
  const profile = await profileOf(as, userName);
  return client.call(editAccountInfomation, { body: { ...profile, ...change } });
}
const trail = (what: string) => admin.call(listAudit, { query: { what, limit: '5' } });

describe('the list of users', () => {
  it.each([
    ['admin', {}, ['admin', 'guest', 'manager', 'operator', 'skipper']],
    ['admin', { organizationId: '2' }, ['guest', 'skipper']],
    ['admin', { vesselId: '1' }, ['admin', 'guest', 'manager', 'operator']],
    ['manager', {}, ['manager', 'operator']],
    ['manager', { organizationId: '1' }, ['manager', 'operator']],
    ['manager', { vesselId: '1' }, ['manager', 'operator']],
    ['skipper', {}, ['guest', 'skipper']],
  ])('of %s with %j holds %j', async (who, query, names) => {
    const users = await (await server.signIn(who)).call(getUsers, { query });
    expect(users.map(({ userName }) => userName)).toEqual(names);
  });

  it.each([
    ['manager', { organizationId: '2' }],
    ['skipper', { vesselId: '1' }],
    ['operator', {}],
  ])('is not for %s with %j', async (who, query) => {
    const attempt = (await server.signIn(who)).call(getUsers, { query });
    expect(await readRefusal(attempt)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('says when each was here last', async () => {
    const [first] = (await manager.call(getUsers)).filter(({ id }) => id === OPERATOR);
    expect(first).toMatchObject({ lastSignIn: new Date(clock.now()).toISOString(), twoFactorEnabled: false });
  });

  it('comes with the roles a caller may give, and the caller’s permissions in words', async () => {
    expect((await admin.call(getAllRoles)).map(({ name }) => name)).toEqual(['Admin', 'Manager', 'User']);
    expect((await manager.call(getAllRoles)).map(({ name }) => name)).toEqual(['Manager', 'User']);
    const words = async (client: TypedClient) => {
      const { level, hidden, ...rights } = await client.call(getAbilities);
      expect(hidden).toEqual([]);
      return [level, ...Object.entries(rights).flatMap(([word, has]) => (has ? [word] : []))];
    };
    const all = ['manageUsers', 'manageVessels', 'impersonate', 'seeOutbox', 'seeFeedback', 'seeAudit'];
    expect(await words(admin)).toEqual([2, ...all]);
    expect(await words(manager)).toEqual([1, 'manageUsers', 'manageVessels']);
    expect(await words(operator)).toEqual([0]);
  });
});

describe('a profile', () => {
  it('is stored whole by its owner, each change on record with old and new value', async () => {
    const before = await profileOf(operator, 'operator');
    const data = { ...before.data, defaultPage: 'vessel/statistic' as const, autoLogout: false };
    const saved = await operator.call(editAccountInfomation, { body: { ...before, phone: '+47 1', data } });
    expect(saved).toMatchObject({ phone: '+47 1', data: { defaultPage: 'vessel/statistic', autoLogout: false } });
    const [preference] = await trail('preference.changed');
    expect(preference).toMatchObject({ userName: 'operator', from: '127.0.0.1', subject: `account:${OPERATOR}` });
    expect(JSON.parse(preference?.newValue ?? '')).toEqual({ defaultPage: 'vessel/statistic', autoLogout: false });
    expect(JSON.parse(preference?.oldValue ?? '')).toEqual({ defaultPage: null, autoLogout: null });
    expect((await trail('profile.edited'))[0]).toMatchObject({
      oldValue: '{"phone":""}',
      newValue: '{"phone":"+47 1"}',
    });
  });

  it('is not saved over the edit of another browser, which is named', async () => {
    const before = await profileOf(operator, 'operator');
    const saved = await edit(manager, 'operator', { fullName: 'Olav of the manager' }, manager);
    expect(saved.revision).toBe(before.revision + 1);
    const late = operator.call(editAccountInfomation, { body: { ...before, phone: '+47 2' } });
    expect(await readRefusal(late)).toMatchObject({ code: 'changed-meanwhile', status: 409 });
    expect(
      (await readRefusal(operator.call(editAccountInfomation, { body: { ...before, phone: '+47 2' } }))).message,
    ).toMatch(/^manager saved this at \d\d:\d\d/);
    expect(await profileOf(operator, 'operator')).toMatchObject({
      fullName: 'Olav of the manager',
      phone: before.phone,
    });
    const { revision: _, ...whole } = before;
    await operator.call(editAccountInfomation, { body: whole });
    expect(await profileOf(operator, 'operator')).toMatchObject({ fullName: before.fullName });
  });

  it('keeps what the server knows better', async () => {
    const before = await profileOf(operator, 'operator');
    const loginLog = [{ at: before.data.loginLog?.[0]?.at ?? '', from: 'x', outcome: 'x', agent: 'x' }];
    const lies = { twoFactorEnabled: true, lastChangedPassword: null, data: { ...before.data, loginLog } };
    const saved = await operator.call(editAccountInfomation, { body: { ...before, ...lies } });
    expect(saved).toEqual(before);
    const renamed = operator.call(editAccountInfomation, { body: { ...before, userName: 'root' } });
    expect(await readRefusal(renamed)).toMatchObject({ code: 'invalid-input' });
  });

  it.each<[string, string, Partial<UserProfile>, string]>([
    ['operator', 'operator', { role: 'Admin' }, 'forbidden'],
    ['operator', 'operator', { role: 'Manager' }, 'forbidden'],
    ['operator', 'operator', { organizationId: THEIRS }, 'forbidden'],
    ['operator', 'manager', { phone: '1' }, 'forbidden'],
    ['manager', 'operator', { role: 'Admin' }, 'forbidden'],
    ['manager', 'operator', { organizationId: THEIRS }, 'forbidden'],
    ['manager', 'manager', { role: 'Admin' }, 'forbidden'],
    ['manager', 'admin', { phone: '1' }, 'forbidden'],
    ['manager', 'guest', { phone: '1' }, 'forbidden'],
    ['operator', 'operator', { email: 'Manager@fleet.example' }, 'conflict'],
    ['admin', 'admin', { role: 'User' }, 'conflict'],
    ['admin', 'admin', { organizationId: THEIRS }, 'conflict'],
    ['manager', 'manager', { role: 'User' }, 'conflict'],
    ['admin', 'operator', { organizationId: toId<OrganizationId>(99) }, 'not-found'],
    ['operator', 'operator', { id: toId<UserId>(99) }, 'forbidden'],
    ['admin', 'operator', { id: toId<UserId>(99) }, 'not-found'],
  ])('is not changed by %s for %s with %j: %s', async (who, userName, change, code) => {
    const client = { admin, manager, operator }[who] ?? admin;
    const before = await profileOf(admin, userName);
    expect(await readRefusal(edit(client, userName, change))).toMatchObject({ code });
    expect(await profileOf(admin, userName)).toMatchObject({
      role: before.role,
      organizationId: before.organizationId,
    });
  });

  it('gives another role and organisation by those who may, at once and on record', async () => {
    expect((await edit(manager, 'operator', { role: 'Manager' })).role).toBe('Manager');
    expect((await operator.call(getAllRoles)).map(({ name }) => name)).toEqual(['Manager', 'User']);
    expect((await trail('role.changed'))[0]).toMatchObject({
      userName: 'manager',
      subject: `account:${OPERATOR}`,
      oldValue: '"User"',
      newValue: '"Manager"',
    });
    await edit(admin, 'operator', { role: 'User', organizationId: THEIRS });
    expect(await readRefusal(operator.call(getAllRoles))).toMatchObject({ code: 'forbidden' });
    expect(await operator.call(getAllVessels)).toEqual([]);
    expect((await trail('organization.changed'))[0]).toMatchObject({ oldValue: '1', newValue: '2' });
    await edit(admin, 'operator', { organizationId: OURS });
  });

  it('changed by another is announced to the user’s own browsers, whose next save would undo it', async () => {
    const hub = new HubConnectionBuilder()
      .withUrl(`${server.address}/hub`, { accessTokenFactory: () => operator.token })
      .configureLogging(LogLevel.None)
      .build();
    try {
      const told = nextChange(hub);
      await hub.start();
      await edit(admin, 'operator', { fullName: 'Olav Berg' });
      expect(await told).toBeUndefined();
    } finally {
      await hub.stop();
    }
  });

  it('loses its rights on the hub too', async () => {
    await edit(admin, 'operator', { role: 'Admin' });
    const { token } = await server.signIn('operator');
    const hub = new HubConnectionBuilder()
      .withUrl(`${server.address}/hub`, { accessTokenFactory: () => token, transport: HttpTransportType.WebSockets })
      .configureLogging(LogLevel.None)
      .build();
    try {
      const told = nextChange(hub);
      await hub.start();
      await hub.invoke('WatchTags', 1, []);
      await edit(admin, 'operator', { role: 'User', organizationId: THEIRS });
      await told;
      await expect(hub.invoke('WatchTags', 1, [])).rejects.toThrow("You don't have permission");
    } finally {
      await hub.stop();
      await edit(admin, 'operator', { organizationId: OURS });
    }
  });

  it('gets another address only from a recent sign-in, and tells the old one', async () => {
    clock.advance(15 * 60_000 + 1);
    expect(await readRefusal(edit(operator, 'operator', { email: 'olav@fleet.example' }))).toMatchObject({
      code: 'expired',
    });
    const fresh = await server.signIn('operator');
    await edit(fresh, 'operator', { email: 'olav@fleet.example' });
    const [mail] = await admin.call(listOutbox);
    expect(mail).toMatchObject({ to: 'operator@fleet.example', subject: 'Your email address was changed' });
    const { text } = await admin.call(getOutboxMail, { query: { id: String(mail?.id) } });
    expect(text).toContain('The user operator has another email address');
    await edit(fresh, 'operator', { email: 'operator@fleet.example' });
  });

  it('changed by an admin in a user’s place carries both names', async () => {
    const { token } = await admin.call(impersonate, { query: { userId: String(OPERATOR) } });
    const acting = server.withToken(token);
    const before = await profileOf(acting, 'operator');
    await acting.call(editAccountInfomation, { body: { ...before, fullName: 'Olav O.' } });
    expect((await trail('profile.edited'))[0]).toMatchObject({ userName: 'operator', actingUserName: 'admin' });
    const email = { ...before, email: 'taken.over@else.example' };
    expect(await readRefusal(acting.call(editAccountInfomation, { body: email }))).toMatchObject({ code: 'forbidden' });
    const byAdmin = await admin.call(listAudit, { query: { userName: 'admin', what: 'profile.edited' } });
    expect(byAdmin[0]?.actingUserName).toBe('admin');
  });
});

/** Resolves when the hub says that rights changed. */
function nextChange(hub: HubConnection): Promise<void> {
  for (const name of ['hello', 'broadcastactivealarmmessage']) hub.on(name, () => {});
  return new Promise((resolve) => hub.on('changed', () => resolve()));
}

describe('the place of an address', () => {
  it('is not looked up when no look-up is configured', async () => {
    expect(await manager.call(getIpGeo)).toEqual({ ip: '127.0.0.1', country: null, city: null });
  });

  it('is what the look-up says, asked once, and never of addresses inside', async () => {
    const asked: string[] = [];
    const places = createIpPlaces('https://ip.example.org/{ip}/json', async (url) => {
      asked.push(String(url));
      return Response.json({ country_name: 'Norway', city: 'Ålesund', org: 'x' });
    });
    expect(await places.of('8.8.8.8')).toEqual({ ip: '8.8.8.8', country: 'Norway', city: 'Ålesund' });
    await places.of('8.8.8.8');
    expect(await places.of('10.0.0.1')).toEqual({ ip: '10.0.0.1', country: null, city: null });
    expect(asked).toEqual(['https://ip.example.org/8.8.8.8/json']);
  });

  it('is unknown when the look-up fails', async () => {
    const places = createIpPlaces('https://ip.example.org/{ip}', () => Promise.reject(new Error('away')));
    expect(await places.of('8.8.8.8')).toEqual({ ip: '8.8.8.8', country: null, city: null });
  });
});

describe('deleting a user', () => {
  const remove = (client: TypedClient, userId: UserId) =>
    client.call(deleteUser, { query: { userId: String(userId) } });

  it.each<[string, UserId, string]>([
    ['manager', MANAGER, 'conflict'],
    ['admin', ADMIN, 'conflict'],
    ['manager', ADMIN, 'forbidden'],
    ['manager', SKIPPER, 'forbidden'],
    ['manager', toId<UserId>(99), 'forbidden'],
    ['admin', toId<UserId>(99), 'not-found'],
    ['operator', GUEST, 'forbidden'],
  ])('is not for %s with user %i: %s', async (who, userId, code) => {
    const client = { admin, manager, operator }[who] ?? admin;
    expect(await readRefusal(remove(client, userId))).toMatchObject({ code });
  });

  it('ends the user’s sign-ins and is on record', async () => {
    const guest = await server.signIn('guest');
    await remove(await server.signIn('skipper'), GUEST);
    expect(await readRefusal(guest.call(getAllVessels))).toMatchObject({ code: 'session-revoked' });
    expect(await readRefusal(server.signIn('guest'))).toMatchObject({ code: 'wrong-credentials' });
    const [entry] = await trail('user.deleted');
    expect(entry).toMatchObject({ userName: 'skipper', subject: `account:${GUEST}`, newValue: null });
    expect(JSON.parse(entry?.oldValue ?? '')).toMatchObject({
      userName: 'guest',
      role: 'User',
      organizationId: THEIRS,
    });
  });

  it('leaves one admin, however they delete each other', async () => {
    await edit(admin, 'operator', { role: 'Admin' });
    const other = await server.signIn('operator');
    const outcomes = await Promise.allSettled([remove(admin, OPERATOR), remove(other, ADMIN)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

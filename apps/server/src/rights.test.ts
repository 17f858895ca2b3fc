/** Every call × every role × the own and a foreign organisation (§6). */
import { confirmTwoFactor, enrolTwoFactor, login } from '@fms/contract/account';
import { endpoints } from '@fms/contract/api';
import type { Endpoint } from '@fms/contract/endpoint';
import { createApiToken } from '@fms/contract/permission';
import { createFakeClock } from '@fms/test-kit';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallRejected, type TestServer, type TypedClient } from './testing/index.ts';
import type { RightRequest } from './testing/right/right-row.ts';
import { ABOUT_RIGHTS, expectOutcomeByRights, type RightRole } from './testing/right-outcome.ts';
import { isAboutVessel, listUnmatchedRights, RIGHT_TABLE } from './testing/right-table.ts';
import { type OrganizationFixture, PASSWORD, startWithTwoOrganizations } from './testing/two-organizations.ts';

const ROLES = [
  'anonymous',
  'waiting',
  'user',
  'assigned',
  'token',
  'manager',
  'admin',
] as const satisfies readonly RightRole[];
const SIDES = ['own', 'foreign'] as const;
type Role = (typeof ROLES)[number];
type Side = (typeof SIDES)[number] | 'removed';

let server: TestServer;
let belongings: Record<Side, OrganizationFixture>;
let clients: Record<Role, TypedClient>;
const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));

/** A sign-in of a user with two-factor on whose code is pending. */
async function openWaiting(): Promise<TypedClient> {
  const { userName } = belongings.own.member;
  const client = await server.signIn(userName, PASSWORD);
  const { secret } = await client.call(enrolTwoFactor, { body: { password: PASSWORD } });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() });
  await client.call(confirmTwoFactor, { body: { code } });
  const body = { username: userName, password: PASSWORD, version: '' };
  return server.withToken((await server.asAnonymous.call(login, { body })).token);
}

beforeAll(async () => {
  const { server: started, own, foreign } = await startWithTwoOrganizations({ clock });
  const { tagId } = own.removed;
  server = started;
  belongings = { own, foreign, removed: { ...own, ...own.removed, spareTags: { manager: tagId, admin: tagId } } };
  const { asAnonymous: anonymous, asOperator: user, asManager: manager, asAdmin: admin } = server;
  const assigned = await server.signIn(own.guest.userName, PASSWORD);
  const scope = {
    name: 'x',
    vesselIds: [own.vesselId],
    words: ['view', 'acknowledge', 'file-read', 'report'] as const,
  };
  const { token } = await manager.call(createApiToken, { body: { ...scope, words: [...scope.words] } });
  const waiting = await openWaiting();
  clients = { anonymous, user, manager, admin, assigned, token: server.withToken(token), waiting };
});
afterAll(() => server.close());

async function outcome(
  client: TypedClient,
  endpoint: Endpoint,
  ask: RightRequest,
): Promise<{ code: string; isServed: boolean; answer?: unknown }> {
  try {
    return { code: 'passes', isServed: true, answer: await client.call(endpoint, ask as never) };
  } catch (error) {
    if (!(error instanceof CallRejected)) throw error;
    return { code: ABOUT_RIGHTS.includes(error.code) ? error.code : 'passes', isServed: false };
  }
}

/** The call as that role about that side; signing out is done by a sign-in of its own. */
async function askAs(name: string, endpoint: Endpoint, role: Role, side: Side) {
  const ask = RIGHT_TABLE[name]?.ask(belongings[side], role === 'admin' ? 'admin' : 'manager') ?? {};
  const assigned = belongings.own.guest.userName;
  const names = { user: 'operator', manager: 'manager', admin: 'admin', assigned };
  const isLeaving = name === 'signOut' && role in names;
  const client = isLeaving ? await server.signIn(names[role as keyof typeof names]) : clients[role];
  return outcome(client, endpoint, ask);
}

// Signing out signs in anew, which wrong passwords of other rows would lock: first come, first served.
const all = Object.entries(endpoints as Record<string, Endpoint>).sort(([a]) => (a === 'signOut' ? -1 : 1));

describe('every call', () => {
  it('has a row that says what protects it', () => {
    expect(listUnmatchedRights()).toEqual([]);
  });

  describe.each(all)('%s', (name, endpoint) => {
    it.each(ROLES.flatMap((role) => SIDES.map((side) => [role, side] as const)))(
      'as %s about the %s organisation',
      async (role, side) => {
        const { code } = await askAs(name, endpoint, role, side);
        const row = RIGHT_TABLE[name];
        const isOnVessel = row !== undefined && isAboutVessel(row, belongings.own);
        expect(code).toBe(expectOutcomeByRights(name, endpoint, role, side, isOnVessel));
      },
    );

    it('is refused to all about a removed vessel', async () => {
      const row = RIGHT_TABLE[name];
      if (endpoint.access === 'anonymous' || row?.scope !== 'refused' || !isAboutVessel(row, belongings.own)) return;
      for (const role of ROLES) {
        if (role === 'admin' && row.tellsOfRemoved) continue;
        const { isServed, answer } = await askAs(name, endpoint, role, 'removed');
        expect([role, isServed, answer]).toEqual([role, false, undefined]);
      }
    });
  });
});

/** Lists that also follow the organisation of who asks. */
const OF_ORGANIZATION = ['getAllOrganizations', 'getAvailableFolders', 'listZones', 'listZoneEvents'];

describe('lists', () => {
  const filtered = all.filter(([name]) => RIGHT_TABLE[name]?.scope === 'filtered');

  it.each(filtered)('%s leaves out what is another organisation’s', async (name, endpoint) => {
    const { own, foreign, removed } = belongings;
    const idsOf = async (role: Role) => {
      const { answer } = await askAs(name, endpoint, role, 'own');
      return new Set(RIGHT_TABLE[name]?.seen?.(answer as never));
    };
    const isOrganization = name !== 'listZoneEvents' && OF_ORGANIZATION.includes(name);
    const [ours, theirs] = isOrganization
      ? [own.organizationId, foreign.organizationId]
      : [own.vesselId, foreign.vesselId];
    for (const role of [
      'user',
      'manager',
      ...(OF_ORGANIZATION.includes(name) ? [] : (['assigned', 'token'] as const)),
    ] as const) {
      if (expectOutcomeByRights(name, endpoint, role, 'own') !== 'passes') continue;
      const ids = await idsOf(role);
      expect(ids.has(theirs), role).toBe(false);
      expect(!isOrganization && ids.has(removed.vesselId), role).toBe(false);
      if (name !== 'getAvailableFolders') expect(ids.has(ours), role).toBe(true);
    }
    if (name !== 'getAvailableFolders') expect((await idsOf('admin')).has(theirs)).toBe(true);
  });
});

describe('a call that names both organisations at once', () => {
  it.each<[string, (own: OrganizationFixture, foreign: OrganizationFixture) => RightRequest]>([
    ['acknowledgeAlarm', (own, foreign) => ({ body: { alarmIds: [own.alarmId, foreign.alarmId] } })],
    ['editTags', (own, foreign) => ({ body: [own.tagId, foreign.tagId].map((Id) => ({ Id, min: 1 })) })],
    [
      'generateInviteEmail',
      (own, foreign) => ({
        body: { email: 'x@y.example', role: 'User', organizationId: own.organizationId, vesselIds: [foreign.vesselId] },
      }),
    ],
    [
      'getGeo',
      (own, foreign) => ({
        body: {
          scope: 5,
          topLeftLatitude: 1,
          topLeftLongitude: 1,
          bottomRightLatitude: 0,
          bottomRightLongitude: 2,
          dataTagIds: [own.tagId, foreign.tagId],
        },
      }),
    ],
    ['getUsers', (own, foreign) => ({ query: { organizationId: own.organizationId, vesselId: foreign.vesselId } })],
  ])('%s is refused as a whole', async (name, ask) => {
    const endpoint = (endpoints as Record<string, Endpoint>)[name] as Endpoint;
    const { code } = await outcome(clients.manager, endpoint, ask(belongings.own, belongings.foreign));
    expect(code).toBe('forbidden');
  });

  it.each([
    'acknowledgeAlarm',
    'shelveAlarm',
    'unshelveAlarm',
    'takeAlarmOutOfService',
    'returnAlarmToService',
    'backTestAlarm',
    'editTags',
  ])('%s says the same of what is not there and of what is another’s', async (name) => {
    const endpoint = (endpoints as Record<string, Endpoint>)[name] as Endpoint;
    const nowhere = { ...belongings.foreign, alarmId: 999_999, tagId: 999_999 } as OrganizationFixture;
    const answers = [belongings.foreign, nowhere].map((of) =>
      clients.manager.call(endpoint, RIGHT_TABLE[name]?.ask(of, 'manager') as never).then(
        () => 'passes',
        (error: CallRejected) => [error.code, error.message],
      ),
    );
    const [foreign, absent] = await Promise.all(answers);
    expect(absent).toEqual(foreign);
    expect(absent).toMatchObject(['forbidden', expect.any(String)]);
  });

  it.each<[string, (own: OrganizationFixture, foreign: OrganizationFixture) => RightRequest]>([
    [
      'getStatistic',
      ({ vesselId }, { tagId }) => ({
        body: {
          vesselId,
          fromTime: '2026-11-01T00:00:00Z',
          toTime: '2026-11-02T00:00:00Z',
          maxPoints: 10,
          tags: [tagId],
        },
      }),
    ],
    [
      'getStringValue',
      ({ vesselId }, { tagId }) => ({
        body: { vesselId, fromTime: '2026-11-01T00:00:00Z', toTime: '2026-11-02T00:00:00Z', dataTagId: tagId },
      }),
    ],
  ])('%s takes no tag of another vessel', async (name, ask) => {
    const endpoint = (endpoints as Record<string, Endpoint>)[name] as Endpoint;
    const attempt = clients.manager.call(endpoint, ask(belongings.own, belongings.foreign) as never);
    await expect(attempt).rejects.toMatchObject({ code: 'not-found' });
  });
});

/** Every call × every role × the own and a foreign organisation (§6). */
import { confirmTwoFactor, enrolTwoFactor, login } from '@fms/contract/account';
import { endpoints } from '@fms/contract/api';
import type { Endpoint } from '@fms/contract/endpoint';
import { createFakeClock } from '@fms/test-kit';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallRejected, type TestServer, type TypedClient } from './testing/index.ts';
import { ABOUT_RIGHTS, LEVEL, NEEDED, outcomeByRights, type RightRole } from './testing/right-outcome.ts';
import { listUnmatchedRights, RIGHT_TABLE, type RightRequest } from './testing/right-table.ts';
import { type OrganizationFixture, PASSWORD, startWithTwoOrganizations } from './testing/two-organizations.ts';

const ROLES = ['anonymous', 'waiting', 'user', 'manager', 'admin'] as const satisfies readonly RightRole[];
const SIDES = ['own', 'foreign'] as const;
type Role = (typeof ROLES)[number];
type Side = (typeof SIDES)[number];

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
  ({ server, ...belongings } = await startWithTwoOrganizations({ clock }));
  const { asAnonymous: anonymous, asOperator: user, asManager: manager, asAdmin: admin } = server;
  clients = { anonymous, user, manager, admin, waiting: await openWaiting() };
});
afterAll(() => server.close());

async function outcome(
  client: TypedClient,
  endpoint: Endpoint,
  ask: RightRequest,
): Promise<{ code: string; answer?: unknown }> {
  try {
    return { code: 'passes', answer: await client.call(endpoint, ask as never) };
  } catch (error) {
    if (!(error instanceof CallRejected)) throw error;
    return { code: ABOUT_RIGHTS.includes(error.code) ? error.code : 'passes' };
  }
}

/** The call as that role about that side; signing out is done by a sign-in of its own. */
async function askAs(name: string, endpoint: Endpoint, role: Role, side: Side) {
  const ask = RIGHT_TABLE[name]?.ask(belongings[side], role === 'admin' ? 'admin' : 'manager') ?? {};
  const names = { user: 'operator', manager: 'manager', admin: 'admin' };
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
        expect(code).toBe(outcomeByRights(name, endpoint, role, side));
      },
    );
  });
});

describe('lists', () => {
  const filtered = all.filter(([name]) => RIGHT_TABLE[name]?.scope === 'filtered');

  it.each(filtered)('%s leaves out what is another organisation’s', async (name, endpoint) => {
    const { own, foreign } = belongings;
    const idsOf = async (role: Role) => {
      const { answer } = await askAs(name, endpoint, role, 'own');
      return new Set(RIGHT_TABLE[name]?.seen?.(answer as never));
    };
    const isOrganization = name === 'getAllOrganizations' || name === 'getAvailableFolders';
    const [ours, theirs] = isOrganization
      ? [own.organizationId, foreign.organizationId]
      : [own.vesselId, foreign.vesselId];
    for (const role of ['user', 'manager'] as const) {
      if (LEVEL[role] < NEEDED[endpoint.access]) continue;
      const ids = await idsOf(role);
      expect(ids.has(theirs), role).toBe(false);
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

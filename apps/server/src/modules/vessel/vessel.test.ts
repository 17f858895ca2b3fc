/** What each user sees of the fleet, through the API of a running server. */
import { getAllOrganizations, getAvailableFolders } from '@fms/contract/organization';
import { getAllVessels, vesselOptions } from '@fms/contract/vessel';
import { type OrganizationId, toId, type UserId } from '@fms/domain/identity';
import { MANAGER_WORDS, USER_WORDS, VESSEL_WORDS } from '@fms/domain/permission';
import { createFakeClock } from '@fms/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { findOrInsertFolder } from '../organization/index.ts';

const clock = createFakeClock(Date.UTC(2026, 10, 21));
const [NORDLYS, BLUE_WATER] = [toId<OrganizationId>(1), toId<OrganizationId>(2)];
const OPERATOR = toId<UserId>(3);

/** Nordlys: Aurora in a folder, Borealis expired. Blue Water: Coral in a folder, Delta shown to the operator. */
async function prepare(db: Db, { now }: Clock): Promise<void> {
  const common = { options: '{}', createdMs: now() };
  const north = await findOrInsertFolder(db, NORDLYS, 'North');
  const south = await findOrInsertFolder(db, BLUE_WATER, 'South');
  await findOrInsertFolder(db, NORDLYS, 'Empty');
  const setting = JSON.stringify({ setting: { vesselTimeOffset: 3600 } });
  const admin = JSON.stringify({ shipViewPort: '5900', vncPassword: 'sesame' });
  const vessels = [
    {
      ...common,
      name: 'Aurora',
      organizationId: NORDLYS,
      folderId: north,
      mmsi: '257000001',
      options: setting,
      adminSetting: admin,
    },
    {
      ...common,
      name: 'Borealis',
      organizationId: NORDLYS,
      folderId: null,
      expiredMs: now() - 1,
      statusText: 'In port',
    },
    { ...common, name: 'Coral', organizationId: BLUE_WATER, folderId: south },
    { ...common, name: 'Delta', organizationId: BLUE_WATER, folderId: null },
  ];
  for (const vessel of vessels) await db.insertInto('vessel').values(vessel).execute();
  const delta = await db.selectFrom('vessel').select('id').where('name', '=', 'Delta').executeTakeFirstOrThrow();
  await db
    .insertInto('vesselAssignment')
    .values({ vesselId: delta.id, accountId: OPERATOR, words: JSON.stringify(['view']) })
    .execute();
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock, prepare });
});
afterAll(() => server.close());

describe('vessels', () => {
  it.each([
    ['asAdmin', ['Aurora', 'Borealis', 'Coral', 'Delta']],
    ['asManager', ['Aurora', 'Borealis']],
    ['asOperator', ['Aurora', 'Borealis', 'Delta']],
  ] as const)('of others are not there: %s', async (who, names) => {
    expect((await server[who].call(getAllVessels)).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['asAdmin', 'Coral', { view: true, edit: true, acknowledge: true, admin: true }, VESSEL_WORDS],
    ['asManager', 'Aurora', { view: true, edit: true, acknowledge: true, admin: false }, MANAGER_WORDS],
    ['asOperator', 'Aurora', { view: true, edit: false, acknowledge: true, admin: false }, USER_WORDS],
    ['asOperator', 'Delta', { view: true, edit: false, acknowledge: false, admin: false }, ['view']],
  ] as const)('come with what may be done with them: %s, %s', async (who, name, permission, words) => {
    const vessels = await server[who].call(getAllVessels);
    expect(vessels.find((vessel) => vessel.name === name)?.permission).toEqual({ ...permission, words });
  });

  it('that nothing was heard of yet say so with nulls', async () => {
    const [aurora] = await server.asManager.call(getAllVessels);
    expect(aurora).toMatchObject({
      organizationId: 1,
      latitude: { value: null },
      lastPing: null,
      options: '{}',
      standardData: { positionTagId: null, lastPosition: null, shipType: 'other' },
    });
  });

  it('that expired stay, with the reason', async () => {
    const [aurora, borealis] = await server.asOperator.call(getAllVessels);
    expect([aurora?.statusText, borealis?.statusText]).toEqual(['', 'Expired 2026-11-20']);
    expect(borealis?.expiredDate).toBe('2026-11-20T23:59:59.999Z');
  });

  it('carry options when asked for, and the admin setting only to admins, its password never', async () => {
    const query = { isGetDetail: 'true' };
    const [forManager] = await server.asManager.call(getAllVessels, { query });
    const options = vesselOptions.parse(JSON.parse(forManager?.options ?? ''));
    expect(options.setting).toMatchObject({ vesselTimeOffset: 3600, reportTimeZone: '+00:00' });
    expect(options.info).toMatchObject({ name: 'Aurora', MMSI: '257000001' });
    expect(forManager?.adminSetting).toEqual({});

    const [forAdmin] = await server.asAdmin.call(getAllVessels, { query });
    expect(forAdmin?.adminSetting).toMatchObject({ shipViewPort: '5900', vncPassword: '', imageEncoder: 'Tight' });
    const raw = await (await server.asAdmin.fetch(`${getAllVessels.path}?isGetDetail=true`)).text();
    expect(raw).not.toContain('sesame');
  });
});

describe('organisations', () => {
  it.each([
    ['asAdmin', ['Nordlys Rederi: 2', 'Blue Water Lines: 2']],
    ['asManager', ['Nordlys Rederi: 2']],
    ['asOperator', ['Nordlys Rederi: 2']],
  ] as const)('are those the caller belongs to: %s', async (who, expected) => {
    const entries = await server[who].call(getAllOrganizations);
    expect(entries.map(({ organization, vessels }) => `${organization.name}: ${vessels.length}`)).toEqual(expected);
  });

  it('have the ids 1 and 2', async () => {
    const unedited = { revision: 0, changedAt: null, changedBy: null };
    const entries = await server.asAdmin.call(getAllOrganizations);
    expect(entries.map(({ organization }) => organization)).toEqual([
      { id: 1, name: 'Nordlys Rederi', customData: '{}', logo: '1', ...unedited },
      { id: 2, name: 'Blue Water Lines', customData: '{}', logo: '1', ...unedited },
    ]);
  });
});

describe('folders', () => {
  it.each([
    ['asAdmin', ['Empty: 0', 'North: 1', 'South: 1']],
    ['asManager', ['North: 1']],
    ['asOperator', ['North: 1']],
  ] as const)('show with vessels of the caller, and empty ones to admins: %s', async (who, expected) => {
    const folders = await server[who].call(getAvailableFolders);
    expect(folders.map(({ name, vessels }) => `${name}: ${vessels.length}`)).toEqual(expected);
  });
});

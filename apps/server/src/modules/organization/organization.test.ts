/** Organisations, folders, logos and settings, through the calls of a started server (§7.4). */

import { getUsers } from '@fms/contract/account';
import { endpoints } from '@fms/contract/api';
import { MAX_LOGO_PIXELS } from '@fms/contract/organization';
import { getAllVessels, listVesselChanges } from '@fms/contract/vessel';
import { type FolderId, type OrganizationId, toId, type UserId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { readRefusal } from '../../testing/index.ts';
import { setUpTwoOrganizations } from '../../testing/set-up-server.ts';
import { PASSWORD } from '../../testing/two-organizations.ts';

const OWN = toId<OrganizationId>(1);
const FOREIGN = toId<OrganizationId>(2);
const { fixture } = setUpTwoOrganizations();

const add = (name: string) => fixture.server.asAdmin.call(endpoints.addOrganization, { body: { name } });
const readOne = async (id: OrganizationId) =>
  (await fixture.server.asAdmin.call(endpoints.getAllOrganizations)).find(({ organization }) => organization.id === id)
    ?.organization;
const idsSeenBy = async (who: 'asManager' | 'asAdmin') =>
  (await fixture.server[who].call(getAllVessels, {})).map(({ id }) => id);

describe('an organisation', () => {
  it('is added with a free name, and deleted while it is empty', async () => {
    const { id } = await add('Fjord Line');
    await expect(add('FJORD line')).rejects.toMatchObject({ code: 'conflict' });
    await fixture.server.asAdmin.call(endpoints.deleteOrganization, { query: { organizationId: String(id) } });
    expect(await readOne(id)).toBeUndefined();
  });

  it('is not deleted while it holds something, which is named', async () => {
    const refusal = await readRefusal(
      fixture.server.asAdmin.call(endpoints.deleteOrganization, { query: { organizationId: String(FOREIGN) } }),
    );
    expect(refusal).toMatchObject({ status: 409, code: 'organization-not-empty' });
    expect(refusal.errors).toEqual(expect.arrayContaining(['vessels: 1', 'folders: 3', 'zones: 3']));
  });

  it('is edited by its manager, save the overrides, and the second of two editors is told of the first', async () => {
    const before = await readOne(OWN);
    const edit = { id: OWN, name: 'Nordlys AS', revision: before?.revision ?? 0 };
    const after = await fixture.server.asManager.call(endpoints.editOrganization, { body: edit });
    expect(after).toMatchObject({ name: 'Nordlys AS', revision: edit.revision + 1, changedBy: 'manager' });
    await expect(fixture.server.asAdmin.call(endpoints.editOrganization, { body: edit })).rejects.toMatchObject({
      code: 'changed-meanwhile',
      message: expect.stringContaining('manager'),
    });
    const overriding = { id: OWN, name: 'Nordlys AS', customData: '{"map":{"defaultZoom":4}}' };
    await expect(fixture.server.asManager.call(endpoints.editOrganization, { body: overriding })).rejects.toMatchObject(
      {
        code: 'forbidden',
      },
    );
    expect((await fixture.server.asAdmin.call(endpoints.editOrganization, { body: overriding })).customData).toBe(
      overriding.customData,
    );
  });

  it.each([['{"server":{"base":"https://elsewhere.example"}}'], ['{"maxChartPoints":"many"}'], ['[1]']])(
    'refuses overrides that would have no effect: %s',
    async (customData) => {
      const attempt = fixture.server.asAdmin.call(endpoints.editOrganization, {
        body: { id: FOREIGN, name: 'Blue', customData },
      });
      await expect(attempt).rejects.toMatchObject({ code: 'invalid-input' });
    },
  );
});

/** A PNG as far as its header goes. */
function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Uint8Array(bytes);
}

describe('a logo', () => {
  const query = { organizationId: '1' };
  it('is stored as it came and sent as an attachment', async () => {
    const bytes = png(200, 60);
    const { logo } = await fixture.server.asManager.call(endpoints.setOrganizationLogo, { query, body: bytes });
    expect(logo).toMatch(/^organization\/1\/.+\.png$/);
    const response = await fixture.server.asOperator.fetch(`${endpoints.getOrganizationLogo.path}?organizationId=1`);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    const other = await fixture.server.signIn(fixture.foreign.member.userName, PASSWORD);
    expect((await other.fetch(`${endpoints.getOrganizationLogo.path}?organizationId=1`)).status).toBe(404);
  });

  it.each([
    ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'.padEnd(64))],
    ['one that is too large when decoded', png(MAX_LOGO_PIXELS + 1, 10)],
    ['nothing', new Uint8Array()],
  ])('is refused: %s', async (_words, body) => {
    await expect(fixture.server.asManager.call(endpoints.setOrganizationLogo, { query, body })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });
});

describe('advanced settings', () => {
  const query = { orgId: '2' };
  const settingOf = async (key: string) => {
    const settings = await fixture.server.asAdmin.call(endpoints.getAdvancedSetting, {
      query: { organizationId: '2' },
    });
    return settings.find((one) => one.key === key);
  };

  it('override a key of the configuration, and null goes back to the default', async () => {
    expect(await settingOf('map.defaultZoom')).toMatchObject({ kind: 'number', default: 7, value: null, highest: 22 });
    await fixture.server.asAdmin.call(endpoints.setAdvancedSetting, {
      query,
      body: { 'map.defaultZoom': 9, retentionDays: 400 },
    });
    expect((await settingOf('map.defaultZoom'))?.value).toBe(9);
    expect((await settingOf('retentionDays'))?.value).toBe(400);
    expect(JSON.parse((await readOne(FOREIGN))?.customData ?? '')).toEqual({ map: { defaultZoom: 9 } });
    await fixture.server.asAdmin.call(endpoints.setAdvancedSetting, { query, body: { 'map.defaultZoom': null } });
    expect((await readOne(FOREIGN))?.customData).toBe('{}');
  });

  it('are not overwritten by a form that was filled before another edit', async () => {
    const { revision = 0 } = (await settingOf('map.defaultZoom')) ?? {};
    const save = (zoom: number) =>
      fixture.server.asAdmin.call(endpoints.setAdvancedSetting, {
        query: { ...query, revision: String(revision) },
        body: { 'map.defaultZoom': zoom },
      });
    expect((await save(5))[0]?.revision).toBe(revision + 1);
    expect(await readRefusal(save(6))).toMatchObject({
      code: 'changed-meanwhile',
      message: expect.stringMatching(/^admin saved this/),
    });
    await fixture.server.asAdmin.call(endpoints.setAdvancedSetting, { query, body: { 'map.defaultZoom': null } });
    expect((await settingOf('map.defaultZoom'))?.value).toBeNull();
  });

  it('hold the policy of the second factor', async () => {
    await fixture.server.asAdmin.call(endpoints.setAdvancedSetting, { query, body: { twoFactorRequired: true } });
    expect(await settingOf('twoFactorRequired')).toMatchObject({ kind: 'boolean', default: true, value: null });
  });

  it.each([
    ['an unknown key', { 'server.base': 'x' }, 'server.base: unknown'],
    ['a wrong kind', { 'map.autoZoom': 1 }, 'map.autoZoom: a boolean is wanted'],
    ['too high a number', { maxChartPoints: 1001 }, 'maxChartPoints: at most 1000'],
    ['no choice', { 'map.defaultType': 'globe' }, 'map.defaultType: one of'],
    ['a colour that is none', { 'seriesColors.day': ['red'] }, 'seriesColors: a value of it is not right'],
  ])('name %s and set nothing', async (_words, wrong, named) => {
    const body = { 'map.defaultZoom': 3, ...wrong };
    const refusal = await readRefusal(fixture.server.asAdmin.call(endpoints.setAdvancedSetting, { query, body }));
    expect(refusal.status).toBe(400);
    expect(refusal.errors.join()).toContain(named);
    expect((await settingOf('map.defaultZoom'))?.value).toBeNull();
  });
});

describe('folders', () => {
  const make = (name: string, parentId: FolderId | null) =>
    fixture.server.asManager.call(endpoints.addFolder, { body: { organizationId: OWN, name, parentId } });

  it('nest, hold vessels, refuse circles, and give what they hold to their parent', async () => {
    const offshore = await make('Offshore', null);
    const north = await make('North', offshore.id);
    const hold = { id: north.id, name: 'North Sea', parentId: offshore.id, vesselIds: [fixture.own.vesselId] };
    expect(await fixture.server.asManager.call(endpoints.editFolder, { body: hold })).toMatchObject({
      name: 'North Sea',
      revision: 1,
    });
    const cycle = { id: offshore.id, name: 'Offshore', parentId: north.id };
    expect(await readRefusal(fixture.server.asManager.call(endpoints.editFolder, { body: cycle }))).toMatchObject({
      status: 400,
      code: 'folder-cycle',
    });
    await expect(make('north SEA', offshore.id)).rejects.toMatchObject({ code: 'conflict' });
    await fixture.server.asManager.call(endpoints.deleteFolder, { body: { id: north.id } });
    const [kept] = (await fixture.server.asManager.call(endpoints.getAvailableFolders)).filter(
      ({ id }) => id === offshore.id,
    );
    expect(kept).toMatchObject({ vessels: [{ id: fixture.own.vesselId }], children: [] });
  });

  it('hold no vessel and no folder of another organisation', async () => {
    const edit = { id: fixture.own.folderId, name: 'Folder', parentId: null };
    for (const wrong of [{ vesselIds: [fixture.foreign.vesselId] }, { parentId: fixture.foreign.folderId }]) {
      await expect(
        fixture.server.asAdmin.call(endpoints.editFolder, { body: { ...edit, ...wrong } }),
      ).rejects.toMatchObject({
        code: 'invalid-input',
      });
    }
  });

  it('tell the second of two editors of the first', async () => {
    const { id, revision } = await make('Coast', null);
    await fixture.server.asManager.call(endpoints.editFolder, {
      body: { id, name: 'Coast 1', parentId: null, revision },
    });
    const late = fixture.server.asAdmin.call(endpoints.editFolder, {
      body: { id, name: 'Coast 2', parentId: null, revision },
    });
    await expect(late).rejects.toMatchObject({ code: 'changed-meanwhile' });
  });
});

describe('what belongs to an organisation', () => {
  it('is listed for those who manage it', async () => {
    const query = { organizationId: '1' };
    const vessels = await fixture.server.asManager.call(endpoints.getVesselsFromOrganization, { query });
    expect(vessels.map(({ id }) => id)).toContain(fixture.own.vesselId);
    const users = await fixture.server.asManager.call(endpoints.getUsersFromOrganization, { query });
    expect(users).toEqual(await fixture.server.asManager.call(getUsers, { query }));
    const mine = await fixture.server.asManager.call(endpoints.getAvailableVessels, { query });
    expect(mine.map(({ id }) => id)).not.toContain(fixture.foreign.vesselId);
    const all = await fixture.server.asAdmin.call(endpoints.getAvailableVessels, { query });
    expect(all.map(({ id }) => id)).toContain(fixture.foreign.vesselId);
  });

  it('moves with a vessel, which leaves its folder and the sight of its last organisation at once', async () => {
    const { vesselId } = fixture.foreign;
    const move = (organizationId: OrganizationId) =>
      fixture.server.asAdmin.call(endpoints.assignVesselToOrganization, {
        body: { organizationId, vesselIds: [vesselId] },
      });
    const hold = { id: fixture.foreign.folderId, name: 'Folder', parentId: null, vesselIds: [vesselId] };
    await fixture.server.asAdmin.call(endpoints.editFolder, { body: hold });
    await move(OWN);
    expect(await idsSeenBy('asManager')).toContain(vesselId);
    const [moved] = (await fixture.server.asAdmin.call(getAllVessels, {})).filter(({ id }) => id === vesselId);
    expect(moved).toMatchObject({ organizationId: OWN, folder: null });
    const { answer } = await fixture.server.asAdmin.page(listVesselChanges, { query: { vesselId: String(vesselId) } });
    expect(answer[0]?.changes.map(({ field }) => field)).toEqual(['folder', 'organization']);
    await move(FOREIGN);
    expect(await idsSeenBy('asManager')).not.toContain(vesselId);
  });

  it('ends for a user who is moved, whose open sign-in sees the new vessels alone', async () => {
    const member = await fixture.server.signIn(fixture.own.member.userName, PASSWORD);
    const move = (organizationId: OrganizationId, ids: UserId[]) =>
      fixture.server.asAdmin.call(endpoints.assignUserToOrganization, { body: { organizationId, userIds: ids } });
    await move(FOREIGN, [fixture.own.member.id]);
    const seen = (await member.call(getAllVessels, {})).map(({ id }) => id);
    expect([seen.includes(fixture.foreign.vesselId), seen.includes(fixture.own.vesselId)]).toEqual([true, false]);
    await expect(move(OWN, [toId<UserId>(999_999)])).rejects.toMatchObject({ code: 'not-found' });
    await move(OWN, [fixture.own.member.id]);
  });
});

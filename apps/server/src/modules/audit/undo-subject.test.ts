/** What an undo brings back of each kind of subject: as it was before, by the calls that people read it with. */
import {
  deactivateUser,
  editAccountInfomation,
  generateInviteEmail,
  getAccountInfomation,
  getUsers,
  listInvitations,
} from '@fms/contract/account';
import {
  assignAlarm,
  getAlarmEscalation,
  listAlarms,
  setAlarmEscalation,
  shelveAlarm,
  unshelveAlarm,
} from '@fms/contract/alarm';
import { deleteDashboard, getDashboard, saveDashboard } from '@fms/contract/dashboard';
import {
  addFolder,
  editFolder,
  getAllOrganizations,
  getAvailableFolders,
  getOrganizationLogo,
  setOrganizationLogo,
} from '@fms/contract/organization';
import { getUsersFromVessel } from '@fms/contract/permission';
import {
  changeVessels,
  editVessel,
  getAllVessels,
  getVesselParticulars,
  getVesselPhoto,
  importVessels,
  setVesselPhoto,
} from '@fms/contract/vessel';
import { addZone, deleteZone, editZone, listZones } from '@fms/contract/zone';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAuditReader } from '../../testing/audit-reader.ts';
import { readRefusal, type TypedClient } from '../../testing/index.ts';
import { setUpTwoOrganizations } from '../../testing/set-up-server.ts';

const { fixture } = setUpTwoOrganizations();
let admin: TypedClient;
beforeAll(async () => {
  admin = fixture.server.asAdmin;
});

const { newest, undo, undoNewest } = createAuditReader(() => fixture.server.asAdmin);
const ofVessel = () => ({ vesselId: String(fixture.own.vesselId) });
const particulars = () => admin.call(getVesselParticulars, { query: ofVessel() });
const vessel = async () => (await admin.call(getAllVessels)).find(({ id }) => id === fixture.own.vesselId);

describe('of a zone', () => {
  const outlines: [number, number][][] = [
    [
      [3, 60],
      [4, 60],
      [4, 61],
    ],
  ];
  const zones = async () =>
    (await admin.call(listZones)).map(({ name, outlines: drawn, speedLimitKnots }) => [name, drawn, speedLimitKnots]);

  it('brings back its outline, deletes what was added, and adds what was deleted', async () => {
    const before = await zones();
    const wanted = { name: 'Field', kind: 'area' as const, outlines, speedLimitKnots: 8 };
    const { id } = await admin.call(addZone, { body: { ...wanted, organizationId: fixture.own.organizationId } });
    const moved = [[...(outlines[0] ?? []), [3, 62] as [number, number]]];
    await admin.call(editZone, { body: { ...wanted, id, outlines: moved, speedLimitKnots: null } });
    expect(await newest('zone.changed')).toMatchObject({ undo: 'possible' });
    await undoNewest('zone.changed');
    expect(await zones()).toContainEqual(['Field', outlines, 8]);
    await admin.call(deleteZone, { query: { id: String(id) } });
    await undoNewest('zone.deleted');
    expect((await admin.call(listZones)).find(({ name }) => name === 'Field')).toMatchObject({ id, outlines });
    await undoNewest('zone.added');
    expect(await zones()).toEqual(before);
  });

  it('is refused once the zone was changed since', async () => {
    const wanted = { name: 'Lane', kind: 'area' as const, outlines, speedLimitKnots: null };
    const { id } = await admin.call(addZone, { body: { ...wanted, organizationId: fixture.own.organizationId } });
    const added = await newest('zone.added');
    await admin.call(editZone, { body: { ...wanted, id, name: 'Lane 2' } });
    expect((await readRefusal(undo(added))).code).toBe('changed-meanwhile');
    await admin.call(deleteZone, { query: { id: String(id) } });
  });
});

describe('of a vessel', () => {
  it('brings back a list of its particulars as it was, beside other fields', async () => {
    const contacts = [
      { role: 'Master', name: 'Kari', phone: '+47', email: '' },
      { role: 'Agent', name: 'Ola', phone: '', email: '' },
    ];
    const save = (detail: object) => admin.call(editVessel, { body: { vesselId: fixture.own.vesselId, detail } });
    await save({ contacts, flag: 'Norway' });
    await save({ contacts: contacts.slice(1), flag: 'Malta' });
    const entry = await newest('vessel.edited');
    await undo(entry);
    expect((await particulars()).detail).toMatchObject({ contacts, flag: 'Norway' });
    const back = await newest('vessel.edited');
    await save({ contacts: [] });
    expect((await readRefusal(undo(back))).code).toBe('changed-meanwhile');
  });

  it('brings back folder, organisation, expiry and access of a change of many', async () => {
    const change = (wanted: object) =>
      admin.call(changeVessels, { body: { vesselIds: [fixture.own.vesselId], change: wanted, dryRun: false } });
    const held = async () =>
      (await admin.call(getUsersFromVessel, { query: ofVessel() }))
        .filter(({ through }) => through === 'assignment')
        .map(({ userId, words }) => [userId, words]);
    await change({ folderId: fixture.own.folderId });
    const [before, access] = [await vessel(), await held()];
    await change({
      organizationId: fixture.foreign.organizationId,
      expiredDate: '2031-01-01T00:00:00.000Z',
      access: { userIds: [fixture.own.guest.id, fixture.own.member.id], words: ['view', 'file-read'], until: null },
    });
    expect(await vessel()).toMatchObject({ organizationId: fixture.foreign.organizationId, folder: null });
    const entry = await newest('vessel.edited');
    expect(entry.undo).toBe('possible');
    await undo(entry);
    expect(await vessel()).toMatchObject({
      organizationId: before?.organizationId,
      folder: before?.folder,
      expiredDate: before?.expiredDate,
    });
    expect(await held()).toEqual(access);
    // The undo is an entry of its own, and is undone likewise.
    await undoNewest('vessel.edited');
    expect((await vessel())?.organizationId).toBe(fixture.foreign.organizationId);
    await undoNewest('vessel.edited');
    expect((await vessel())?.organizationId).toBe(fixture.own.organizationId);
  });

  it('brings back the photo before, and none where there was none', async () => {
    const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex').toString('base64');
    const PNG = Buffer.from('89504e470d0a1a0a', 'hex').toString('base64');
    const set = (image: string | null) =>
      admin.call(setVesselPhoto, { body: { vesselId: fixture.own.vesselId, image } });
    const photo = async () => (await admin.call(getVesselPhoto, { query: ofVessel() })).address;
    await set(JPEG);
    const first = await newest('vessel.edited');
    await set(PNG);
    const second = await newest('vessel.edited');
    expect((await readRefusal(undo(first))).code).toBe('changed-meanwhile');
    await undo(second);
    expect(await photo()).toBe(`data:image/jpeg;base64,${JPEG}`);
    // The undo is an entry of its own, and is undone likewise.
    await undoNewest('vessel.edited');
    expect(await photo()).toBe(`data:image/png;base64,${PNG}`);
    await set(null);
    await undoNewest('vessel.edited');
    expect(await photo()).toBe(`data:image/png;base64,${PNG}`);
    await undoNewest('vessel.edited');
    expect(await photo()).toBeNull();
  });

  it('takes an import back as a whole', async () => {
    const rows = [{ name: 'Imported', IMO: 'none', MMSI: '257000111', serialNumber: 'X-9' }];
    await admin.call(importVessels, { body: { organizationId: fixture.own.organizationId, rows } });
    const names = async () => (await admin.call(getAllVessels)).map(({ name }) => name);
    expect(await names()).toContain('Imported');
    await undoNewest('vessel.imported');
    expect(await names()).not.toContain('Imported');
  });
});

describe('of a layout', () => {
  const query = () => ({ query: ofVessel() });
  const widget = (title: string) => [
    { id: 'a', type: 'alarmList' as const, column: 0, row: 0, columnSpan: 8, rowSpan: 6, option: { title } },
  ];
  const titleOf = async () => (await admin.call(getDashboard, query())).widgets?.[0]?.option.title;
  const save = (version: number, title: string) =>
    admin.call(saveDashboard, {
      body: { vesselId: fixture.own.vesselId, scope: 'vessel', version, widgets: widget(title) },
    });

  it('brings back the layout before a save, and one that was deleted', async () => {
    await save(0, 'First');
    await save(1, 'Second');
    const second = await newest('dashboard.saved');
    await undo(second);
    expect(await titleOf()).toBe('First');
    await admin.call(deleteDashboard, { query: { ...ofVessel(), scope: 'vessel', version: '3' } });
    expect(await titleOf()).toBeUndefined();
    await undoNewest('dashboard.deleted');
    expect(await titleOf()).toBe('First');
    expect((await readRefusal(undo(second))).code).toBe('changed-meanwhile');
  });
});

describe('of an organisation', () => {
  const png = (width: number) => {
    const bytes = Buffer.alloc(64);
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(40, 20);
    return new Uint8Array(bytes);
  };
  const organizationId = '1';
  const logoOf = async () =>
    (await admin.call(getAllOrganizations)).find(({ organization }) => organization.id === 1)?.organization.logo;
  const bytesOf = async () =>
    new Uint8Array(
      await (await admin.fetch(`${getOrganizationLogo.path}?organizationId=${organizationId}`)).arrayBuffer(),
    );

  it('brings back an uploaded logo with its bytes, and the shipped one', async () => {
    const shipped = await logoOf();
    await admin.call(setOrganizationLogo, { query: { organizationId }, body: png(100) });
    const first = await newest('organization.edited');
    await admin.call(setOrganizationLogo, { query: { organizationId }, body: png(200) });
    await undoNewest('organization.edited');
    expect(await bytesOf()).toEqual(png(100));
    await undo(first);
    expect(await logoOf()).toBe(shipped);
  });

  it('brings back name and place of a folder', async () => {
    const [one, other] = await Promise.all(
      ['North', 'South'].map((name) =>
        admin.call(addFolder, { body: { organizationId: fixture.own.organizationId, name, parentId: null } }),
      ),
    );
    if (!one || !other) throw new Error('There are no folders.');
    await admin.call(editFolder, { body: { id: one.id, name: 'Far north', parentId: other.id } });
    await undoNewest('folder.edited');
    const folders = await admin.call(getAvailableFolders);
    expect(folders.map(({ name }) => name)).toEqual(expect.arrayContaining(['North', 'South']));
  });
});

describe('of an alarm', () => {
  const alarm = async () =>
    (await admin.call(listAlarms, { query: ofVessel() })).find(({ id }) => id === fixture.own.alarmId);
  const alarmIds = () => [fixture.own.alarmId];

  it('gives it back to the person who had it, or to none', async () => {
    const assign = (userId: typeof fixture.own.member.id | null) =>
      admin.call(assignAlarm, { body: { alarmIds: alarmIds(), userId } });
    await assign(fixture.own.member.id);
    await assign(fixture.own.guest.id);
    await undoNewest('alarm.assigned');
    expect((await alarm())?.assigned?.userId).toBe(fixture.own.member.id);
    await assign(null);
    await undoNewest('alarm.unassigned');
    expect((await alarm())?.assigned?.userId).toBe(fixture.own.member.id);
  });

  it('takes it off the shelf', async () => {
    await admin.call(shelveAlarm, { body: { alarmIds: alarmIds(), minutes: 60, reason: 'Repair' } });
    expect((await alarm())?.shelved).not.toBeNull();
    const shelved = await newest('alarm.shelved');
    await undo(shelved);
    expect((await alarm())?.shelved).toBeNull();
  });

  it('takes it off the shelf once, and not where it was shelved anew since', async () => {
    const shelve = (minutes: number) =>
      admin.call(shelveAlarm, { body: { alarmIds: alarmIds(), minutes, reason: 'Repair' } });
    await shelve(60);
    const first = await newest('alarm.shelved');
    await shelve(90);
    expect((await readRefusal(undo(first))).code).toBe('changed-meanwhile');
    expect((await alarm())?.shelved).not.toBeNull();
    await admin.call(unshelveAlarm, { body: { alarmIds: alarmIds() } });
    expect((await readRefusal(undoNewest('alarm.shelved'))).code).toBe('changed-meanwhile');
  });

  it('brings back the time of escalation', async () => {
    const { minutes } = await admin.call(getAlarmEscalation, { query: ofVessel() });
    await admin.call(setAlarmEscalation, { body: { vesselId: fixture.own.vesselId, minutes: minutes + 20 } });
    await undoNewest('alarm.escalation-set');
    expect((await admin.call(getAlarmEscalation, { query: ofVessel() })).minutes).toBe(minutes);
  });
});

describe('of a user', () => {
  const profile = () => admin.call(getAccountInfomation, { query: { userName: fixture.own.member.userName } });

  it('brings back name, phone and preferences, but no address', async () => {
    const before = await profile();
    const edit = { fullName: 'Kari Nordmann', data: { ...before.data, palette: 'dusk' as const, isAlarmShow: true } };
    await admin.call(editAccountInfomation, { body: { ...before, ...edit } });
    await undoNewest('profile.edited');
    await undoNewest('preference.changed');
    const { fullName, data } = await profile();
    expect([fullName, data.palette, data.isAlarmShow]).toEqual([before.fullName, before.data.palette, undefined]);
  });

  it('lets a deactivated user in again, and withdraws an invitation', async () => {
    const isListed = async () =>
      (await admin.call(getUsers, { query: { organizationId: '1' } })).find(({ id }) => id === fixture.own.member.id);
    const before = await isListed();
    await admin.call(deactivateUser, { body: { userId: fixture.own.member.id } });
    expect(await isListed()).not.toEqual(before);
    await undoNewest('user.deactivated');
    expect(await isListed()).toEqual(before);
    const email = 'invited@fleet.example';
    await admin.call(generateInviteEmail, {
      body: { email, role: 'User', organizationId: fixture.own.organizationId, vesselIds: [] },
    });
    const invited = async () => (await admin.call(listInvitations)).map((one) => one.email);
    expect(await invited()).toContain(email);
    await undoNewest('user.invited');
    expect(await invited()).not.toContain(email);
  });
});

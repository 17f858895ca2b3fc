import { editAccountInfomation, getAccountInfomation } from '@fms/contract/account';
import { exportAudit, listAudit, undoAudit } from '@fms/contract/audit';
import {
  addOrganization,
  editOrganization,
  getAdvancedSetting,
  getAllOrganizations,
  setAdvancedSetting,
} from '@fms/contract/organization';
import { explainRight, savePermissions } from '@fms/contract/permission';
import { editTags, getTagsOfVessel } from '@fms/contract/tag';
import { deleteVessel, editExpiredDate, editVessel, getAllVessels, getVesselParticulars } from '@fms/contract/vessel';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock/clock.ts';
import { createAuditReader } from '../../testing/audit-reader.ts';
import { readRefusal, type TypedClient } from '../../testing/index.ts';
import { setUp } from '../../testing/set-up.ts';
import { startWithTwoOrganizations } from '../../testing/two-organizations.ts';

const fixture = setUp(() => startWithTwoOrganizations({ clock: systemClock }));
let admin: TypedClient;
beforeAll(async () => {
  admin = fixture.server.asAdmin;
});

const { newest, undo } = createAuditReader(() => fixture.server.asAdmin);

const codeOf = async (call: Promise<unknown>) => (await readRefusal(call)).code;
const particulars = () => admin.call(getVesselParticulars, { query: { vesselId: String(fixture.own.vesselId) } });

describe('an undo', () => {
  it('brings back the limits of a tag as a new entry that names the one it undoes', async () => {
    const read = async () =>
      (await admin.call(getTagsOfVessel, { query: { vesselId: String(fixture.own.vesselId) } })).find(
        ({ Id }) => Id === fixture.own.tagId,
      );
    const before = await read();
    await admin.call(editTags, { body: [{ Id: fixture.own.tagId, deadBand: 7, delaySeconds: 30 }] });
    const entry = await newest('tag.edited');
    expect(entry).toMatchObject({
      undo: 'possible',
      undoes: null,
      vesselId: fixture.own.vesselId,
      subjectName: before?.name,
    });
    await undo(entry);
    expect(await read()).toMatchObject({ deadBand: before?.deadBand, delaySeconds: before?.delaySeconds });
    expect(await newest('tag.edited')).toMatchObject({ undoes: entry.id, userName: 'admin', undo: 'possible' });
    const [, undone] = await admin.call(listAudit, { query: { what: 'tag.edited', limit: '2' } });
    expect(undone).toMatchObject({ id: entry.id, undo: 'done' });
    expect(await codeOf(undo(entry))).toBe('changed-meanwhile');
  });

  it('is refused when the value changed since, and changes nothing', async () => {
    const rename = (flag: string) =>
      admin.call(editVessel, { body: { vesselId: fixture.own.vesselId, detail: { flag } } });
    await rename('A-1');
    const entry = await newest('vessel.edited');
    await rename('A-2');
    expect(await codeOf(undo(entry))).toBe('changed-meanwhile');
    expect((await particulars()).detail.flag).toBe('A-2');
    await undo(await newest('vessel.edited'));
    expect((await particulars()).detail.flag).toBe('A-1');
  });

  it('brings back the end of a contract, and a deleted vessel', async () => {
    const { vesselId } = fixture.own;
    const { expiredDate } = await particulars();
    await admin.call(editExpiredDate, { body: { vesselId, expiredDate: '2031-01-01T00:00:00.000Z' } });
    await undo(await newest('vessel.edited'));
    expect((await particulars()).expiredDate).toBe(expiredDate);
    await admin.call(deleteVessel, { query: { vesselId: String(vesselId) } });
    await undo(await newest('vessel.deleted'));
    expect((await admin.call(getAllVessels)).map(({ id }) => id)).toContain(vesselId);
  });

  it('brings back name and settings of an organisation', async () => {
    const { id } = await admin.call(addOrganization, { body: { name: 'Nordlys' } });
    await admin.call(editOrganization, { body: { id, name: 'Sydlys' } });
    await undo(await newest('organization.edited'));
    const names = async () => (await admin.call(getAllOrganizations)).map(({ organization }) => organization.name);
    expect(await names()).toContain('Nordlys');
    const setting = async () =>
      (await admin.call(getAdvancedSetting, { query: { organizationId: String(id) } })).find(
        ({ key }) => key === 'retentionDays',
      )?.value;
    await admin.call(setAdvancedSetting, { query: { orgId: String(id) }, body: { retentionDays: 90 } });
    expect(await setting()).toBe(90);
    await undo(await newest('organization.setting'));
    expect(await setting()).toBe(null);
  });

  it('takes back an assignment and a role', async () => {
    const { vesselId, guest, member } = fixture.own;
    const assigned = async () =>
      (await admin.call(explainRight, { query: { userId: String(guest.id), vesselId: String(vesselId) } })).words
        .filter(({ usable }) => usable)
        .map(({ word }) => word);
    const before = await assigned();
    const change = { userId: guest.id, vesselId, words: ['view' as const, 'acknowledge' as const], until: null };
    await admin.call(savePermissions, { body: { changes: [change], leaveUnmanaged: true } });
    expect(await assigned()).not.toEqual(before);
    await undo(await newest('assignment.changed'));
    expect(await assigned()).toEqual(before);
    const profile = () => admin.call(getAccountInfomation, { query: { userName: member.userName } });
    await admin.call(editAccountInfomation, { body: { ...(await profile()), role: 'Manager' } });
    await undo(await newest('role.changed'));
    expect((await profile()).role).toBe('User');
  });

  it('is absent and refused where there is nothing to bring back, and to all but admins', async () => {
    const entry = await newest('sign-in');
    expect(entry.undo).toBe('none');
    expect(await codeOf(undo(entry))).toBe('conflict');
    expect(await codeOf(fixture.server.asManager.call(undoAudit, { body: { id: entry.id } }))).toBe('forbidden');
  });
});

describe('the list', () => {
  it('finds what concerns a vessel: itself and its tags', async () => {
    const entries = await admin.call(listAudit, { query: { vesselId: String(fixture.own.vesselId), limit: '500' } });
    expect(new Set(entries.map(({ vesselId }) => vesselId))).toEqual(new Set([fixture.own.vesselId]));
    expect(new Set(entries.map(({ what }) => what))).toContain('tag.edited');
    expect(new Set(entries.map(({ what }) => what))).toContain('vessel.edited');
  });

  it('finds a field or a value, and a period', async () => {
    const found = await admin.call(listAudit, { query: { search: 'deadband', limit: '500' } });
    expect(new Set(found.map(({ what }) => what))).toContain('tag.edited');
    expect(await admin.call(listAudit, { query: { search: '100%_' } })).toEqual([]);
    const future = { fromTime: '2099-01-01T00:00:00.000Z' };
    expect(await admin.call(listAudit, { query: future })).toEqual([]);
  });

  it('is exported with its filter, which is an entry of its own', async () => {
    const entries = await admin.call(exportAudit, { body: { what: 'tag.edited', vesselId: fixture.own.vesselId } });
    expect(entries.length).toBeGreaterThan(1);
    const { newValue } = await newest('audit.exported');
    expect(JSON.parse(newValue ?? '')).toEqual({
      entries: entries.length,
      what: 'tag.edited',
      vesselId: fixture.own.vesselId,
    });
  });
});

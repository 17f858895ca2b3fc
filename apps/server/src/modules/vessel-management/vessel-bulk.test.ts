/** One change of many vessels, and vessels from a table, through the calls of a started server (§7.4, §7.10). */

import { getAccountInfomation } from '@fms/contract/account';
import { listAudit } from '@fms/contract/audit';
import { addOrganization } from '@fms/contract/organization';
import {
  addVessel,
  changeVessels,
  editVessel,
  getAllVessels,
  getVesselParticulars,
  type ImportRowInput,
  importVessels,
  listRemovedVessels,
  MAX_BULK_GRANTS,
  undoImport,
  type VesselBulkChange,
} from '@fms/contract/vessel';
import { toId, type UserId, type VesselId } from '@fms/domain/identity';
import { HOUR_MS } from '@fms/domain/time';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRefusal } from '../../testing/index.ts';
import { setUpTwoOrganizations } from '../../testing/set-up-server.ts';
import { PASSWORD } from '../../testing/two-organizations.ts';

const { clock, fixture } = setUpTwoOrganizations();
let other: VesselId;
beforeAll(async () => {
  const blank = { MMSI: '', projectNumber: '', customerRef: '', serialNumber: 'W-1' };
  const body = { ...blank, name: 'Other', IMO: 'none', organizationId: fixture.own.organizationId };
  other = (await fixture.server.asManager.call(addVessel, { body })).id;
});

const vesselOf = async (id: VesselId) =>
  (await fixture.server.asAdmin.call(getAllVessels, {})).find((one) => one.id === id);

describe('a change of many vessels', () => {
  const change = (
    who: 'asManager' | 'asAdmin',
    wanted: Partial<VesselBulkChange>,
    given: { vesselIds?: VesselId[]; dryRun?: boolean } = {},
  ) => {
    const { vesselIds = [fixture.own.vesselId, other], dryRun = false } = given;
    return fixture.server[who].call(changeVessels, { body: { vesselIds, change: wanted, dryRun } });
  };

  it('is told before it is written, and leaves out what is already so', async () => {
    const wanted = { folderId: fixture.own.folderId };
    const { changed } = await change('asManager', wanted, { dryRun: true });
    const changes = [{ field: 'folder', old: '', new: 'Folder' }];
    expect(changed.map(({ vesselId }) => vesselId)).toEqual([fixture.own.vesselId, other]);
    expect(changed[0]?.changes).toEqual(changes);
    expect((await vesselOf(other))?.folder).toBeNull();
    await change('asManager', wanted, { vesselIds: [other] });
    expect((await vesselOf(other))?.folder).toBe(fixture.own.folderId);
    expect((await change('asManager', wanted)).changed).toEqual([
      { vesselId: fixture.own.vesselId, name: 'vessel1', changes },
    ]);
  });

  it.each<[string, Partial<VesselBulkChange>]>([
    ['expiry', { expiredDate: '2027-01-01T00:00:00Z' }],
    ['a word the manager has not', { access: { userIds: [], words: ['ship-control'], until: null } }],
  ])('is the admins’ where it is about %s', async (_words, wanted) => {
    const access = wanted.access && { ...wanted.access, userIds: [fixture.own.member.id] };
    const asked = access ? { access } : wanted;
    await expect(change('asManager', asked)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await change('asAdmin', asked)).changed).toHaveLength(2);
    const taken = access ? { access: { ...access, words: [] } } : { expiredDate: null };
    expect((await change('asAdmin', taken)).changed).toHaveLength(2);
  });

  it('is refused as a whole for one vessel of another organisation', async () => {
    const vesselIds = [fixture.own.vesselId, fixture.foreign.vesselId];
    await expect(change('asManager', { folderId: null }, { vesselIds })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(change('asAdmin', { folderId: fixture.own.folderId }, { vesselIds })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  it('gives and ends access, which counts at once; what an outsider was given is ended by managers', async () => {
    const outsider = await fixture.server.signIn(fixture.foreign.member.userName, PASSWORD);
    const sees = async () => (await outsider.call(getAllVessels, {})).some(({ id }) => id === other);
    const access = { userIds: [fixture.foreign.member.id], words: ['view', 'report'] as const, until: null };
    const { changed } = await change('asAdmin', { access: { ...access, words: [...access.words] } });
    expect(changed[0]?.changes).toEqual([
      { field: `access of ${fixture.foreign.member.userName}`, old: '', new: 'view report' },
    ]);
    expect(await sees()).toBe(true);
    await change('asManager', { access: { ...access, words: [] } });
    expect(await sees()).toBe(false);
  });

  it('gives no access that the same caller could not give to one vessel', async () => {
    const give = (userId: UserId, dryRun = false) =>
      change('asManager', { access: { userIds: [userId], words: ['view'], until: null } }, { dryRun });
    const { id: self } = await fixture.server.asManager.call(getAccountInfomation, {});
    for (const dryRun of [true, false]) {
      expect(await readRefusal(give(fixture.foreign.member.id, dryRun))).toMatchObject({ code: 'forbidden' });
      expect(await readRefusal(give(self, dryRun))).toMatchObject({ code: 'forbidden' });
    }
    expect((await give(fixture.own.member.id)).changed).toHaveLength(2);
  });

  it('is refused where a vessel would lose the last person who may edit it', async () => {
    const lone = await fixture.server.asAdmin.call(addOrganization, { body: { name: 'Lone' } });
    const blank = { MMSI: '', projectNumber: '', customerRef: '', serialNumber: 'W-1', IMO: 'none' };
    const body = { ...blank, name: 'Lone', organizationId: lone.id };
    const vesselIds = [(await fixture.server.asAdmin.call(addVessel, { body })).id];
    const { id: manager } = await fixture.server.asManager.call(getAccountInfomation, {});
    const access = { userIds: [manager], until: null };
    await change('asAdmin', { access: { ...access, words: ['view', 'edit'] } }, { vesselIds });
    const taken = change('asAdmin', { access: { ...access, words: [] } }, { vesselIds });
    expect(await readRefusal(taken)).toMatchObject({ code: 'conflict', message: expect.stringContaining('Lone') });
  });

  it('evaluates no more pairs of user and vessel than its bound', async () => {
    const vesselIds = Array.from({ length: MAX_BULK_GRANTS / 100 + 1 }, (_, i) => toId<VesselId>(i + 1));
    const userIds = Array.from({ length: 100 }, (_, i) => toId<UserId>(i + 1));
    const asked = change('asAdmin', { access: { userIds, words: ['view'], until: null } }, { vesselIds });
    expect(await readRefusal(asked)).toMatchObject({ code: 'invalid-input' });
  });
});

describe('vessels from a table', () => {
  const run = (rows: ImportRowInput[], dryRun = false, who: 'asManager' | 'asAdmin' = 'asManager') =>
    fixture.server[who].call(importVessels, { body: { organizationId: fixture.own.organizationId, rows, dryRun } });
  const NEW = { name: 'Tindholm', IMO: '9395044', MMSI: '257555000', serialNumber: 'W-5', folder: 'folder' };

  it('are evaluated row by row, and nothing is written by a dry run', async () => {
    // As the spreadsheet counts: below its head row.
    const line = 2;
    const theirs = { name: 'vessel2', IMO: 'none', serialNumber: 'W-2', organization: 'Blue Water Lines' };
    const { importId, rows } = await run(
      [
        { ...NEW, line },
        { name: 'Other', IMO: 'none' },
        { name: 'Other', IMO: '', customerRef: 'C-7' },
        { name: 'Bad', IMO: '9074728', serialNumber: 'W' },
        { ...NEW, name: 'Twin' },
        theirs,
        { name: 'Nowhere', IMO: 'none', serialNumber: 'W', folder: 'Atlantis' },
        { name: 'Dated', IMO: 'none', serialNumber: 'W', expiredDate: '2027-01-01' },
      ],
      true,
    );
    expect(importId).toBeNull();
    expect(rows.map(({ result, problems }) => [result, problems.join()])).toEqual([
      ['new', ''],
      ['same', ''],
      ['changed', ''],
      ['error', 'IMO: check digit wrong'],
      ['error', 'row 2 names the same vessel'],
      ['error', 'organization: there is no Blue Water Lines'],
      ['error', 'folder: there is no Atlantis'],
      ['error', 'expiredDate: only administrators set it'],
    ]);
    expect(rows[2]).toMatchObject({ vesselId: other, changes: [{ field: 'customerRef', old: '', new: 'C-7' }] });
    expect((await fixture.server.asAdmin.call(getAllVessels, {})).some(({ name }) => name === 'Tindholm')).toBe(false);
  });

  it('name no vessel the caller may not change', async () => {
    const { identity } = await fixture.server.asAdmin.call(getVesselParticulars, {
      query: { vesselId: String(fixture.foreign.vesselId) },
    });
    const known = { ...identity, IMO: '9321483', serialNumber: 'W-2' };
    await fixture.server.asAdmin.call(editVessel, { body: { vesselId: fixture.foreign.vesselId, identity: known } });
    const { rows } = await run([{ name: 'vessel2', IMO: '9321483', serialNumber: 'W-2' }], true);
    expect(rows[0]).toMatchObject({ result: 'error', vesselId: null, problems: ['it belongs to another vessel'] });
  });

  it('are written as one entry of the audit trail and taken back as a whole', async () => {
    const { importId, rows } = await run([NEW, { name: 'Other', IMO: '', customerRef: 'C-8' }, { name: 'Bad' }]);
    expect(rows.map(({ result }) => result)).toEqual(['new', 'changed', 'error']);
    const made = rows[0]?.vesselId as VesselId;
    expect(await vesselOf(made)).toMatchObject({ name: 'Tindholm', folder: fixture.own.folderId });
    const { answer: trail } = await fixture.server.asAdmin.page(listAudit, { query: {} });
    expect(trail.filter(({ subject }) => subject === `vessel-import:${importId}`)).toHaveLength(1);
    const undone = await fixture.server.asManager.call(undoImport, { body: { importId: importId ?? 0 } });
    expect(undone.vesselIds).toEqual([made, other]);
    expect(await vesselOf(made)).toBeUndefined();
    expect((await fixture.server.asAdmin.call(listRemovedVessels)).map(({ vesselId }) => vesselId)).toContain(made);
    const read = await fixture.server.asManager.call(getVesselParticulars, { query: { vesselId: String(other) } });
    expect(read.identity.customerRef).toBe('');
  });

  it('are not taken back over a later edit, by others, or after a day', async () => {
    const { importId } = await run([{ name: 'Other', IMO: '', customerRef: 'C-9' }]);
    const undo = (who: 'asManager' | 'asAdmin') =>
      readRefusal(fixture.server[who].call(undoImport, { body: { importId: importId ?? 0 } }));
    await fixture.server.asManager.call(editVessel, { body: { vesselId: other, tabs: [] } });
    expect((await undo('asManager')).code).toBe('conflict');
    const ofAdmin = await run([{ name: 'Other', IMO: '', customerRef: 'C-10' }], false, 'asAdmin');
    const attempt = fixture.server.asManager.call(undoImport, { body: { importId: ofAdmin.importId ?? 0 } });
    await expect(attempt).rejects.toMatchObject({ code: 'not-found' });
    clock.advance(24 * HOUR_MS);
    fixture.server.asManager = await fixture.server.signIn('manager');
    expect((await undo('asManager')).code).toBe('expired');
  });
});

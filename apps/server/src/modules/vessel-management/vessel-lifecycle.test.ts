/** Vessels added, deleted and brought back, and their admin setting, through the calls of a started server (§7.10). */

import { listAudit } from '@fms/contract/audit';
import { getAllOrganizations, getVesselsFromOrganization } from '@fms/contract/organization';
import { editTags, getTagsByVesselId } from '@fms/contract/tag';
import {
  addVessel,
  deleteAdminSetting,
  deleteVessel,
  editAdminSetting,
  editExpiredDate,
  editVessel,
  getAllVessels,
  getVesselParticulars,
  issueGatewayKey,
  listGatewayKeys,
  listRemovedVessels,
  restoreVessel,
} from '@fms/contract/vessel';
import { type OrganizationId, toId, type VesselId } from '@fms/domain/identity';
import { DAY_MS, HOUR_MS } from '@fms/domain/time';
import { createFakeClock } from '@fms/test-kit';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectLink, positionTag } from '../../ingest/testing/link-client.ts';
import { readFleetKey, readRefusal, type TestServer } from '../../testing/index.ts';
import { captureJobs } from '../../testing/server-jobs.ts';
import { type OrganizationFixture, startWithTwoOrganizations } from '../../testing/two-organizations.ts';

const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));
const OWN = toId<OrganizationId>(1);
let server: TestServer;
let own: OrganizationFixture;
let foreign: OrganizationFixture;
let runJobs: () => void;
beforeAll(async () => {
  const start = () => startWithTwoOrganizations({ clock });
  const { started, runJobs: run } = await captureJobs(HOUR_MS, start);
  ({ server, own, foreign } = started);
  runJobs = run;
});
afterAll(() => server.close());

const BLANK = { MMSI: '', projectNumber: '', customerRef: '', serialNumber: 'W-7', organizationId: OWN };
const add = (wanted: { name: string; IMO: string; MMSI?: string; likeVesselId?: VesselId }) =>
  server.asManager.call(addVessel, { body: { ...BLANK, ...wanted } });
const query = (vesselId: VesselId) => ({ vesselId: String(vesselId) });
const isListed = async (id: VesselId) => (await server.asAdmin.call(getAllVessels, {})).some((one) => one.id === id);
const remove = (id: VesselId) => server.asAdmin.call(deleteVessel, { query: query(id) });

describe('a new vessel', () => {
  it('is of the organisation its manager names, with the identity as it is stored', async () => {
    const made = await add({ name: 'Nordfjord', IMO: 'IMO 9074729', MMSI: '257041000' });
    expect(made).toMatchObject({ name: 'Nordfjord', organizationId: OWN, permission: { edit: true } });
    const { identity } = await server.asManager.call(getVesselParticulars, { query: query(made.id) });
    expect(identity).toMatchObject({ IMO: '9074729', MMSI: '257041000', shipType: 'other' });
  });

  it.each([
    ['a wrong check digit', { IMO: '9074728' }, 'IMO: wrong-imo'],
    ['an MMSI of a base station', { MMSI: '002573105' }, 'MMSI: wrong-mmsi'],
    ['no serial number', { serialNumber: '' }, 'serialNumber: required'],
    ['a folder of another organisation', { folderId: 'foreign' }, 'folderId: not of the organisation'],
  ])('is refused with %s', async (_words, wrong, named) => {
    const folderId = 'folderId' in wrong ? foreign.folderId : null;
    const body = { ...BLANK, name: 'X', IMO: 'none', ...wrong, folderId };
    const refusal = await readRefusal(server.asManager.call(addVessel, { body }));
    expect(refusal).toMatchObject({ code: 'invalid-input', errors: [named] });
  });

  it('without an IMO number says so, and shares that with others', async () => {
    await add({ name: 'Barge 1', IMO: 'none' });
    expect((await add({ name: 'Barge 2', IMO: 'None' })).name).toBe('Barge 2');
  });

  it('is refused for a known number, and its vessel is named to those who may see it', async () => {
    await add({ name: 'First', IMO: '9811000', MMSI: '257111000' });
    for (const known of [{ IMO: '9811000' }, { IMO: 'none', MMSI: '257111000' }]) {
      const refusal = await readRefusal(add({ name: 'Second', ...known }));
      expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('First') });
    }
    const theirs = { ...BLANK, name: 'Theirs', IMO: '9321483', organizationId: foreign.organizationId };
    await server.asAdmin.call(addVessel, { body: theirs });
    const { message } = await readRefusal(add({ name: 'Ours', IMO: '9321483' }));
    expect(message).toBe('The IMO 9321483 belongs to another vessel.');
  });

  it('like another one takes over tabs, settings and tag limits', async () => {
    const { vesselId, tagId } = own;
    const setting = { EmailNoActivity: true, vesselTimeOffset: 60, dataMaxDays: 30, reportTimeZone: '+01:00' };
    await server.asManager.call(editVessel, { body: { vesselId, setting, tabs: ['overview'] } });
    await server.asManager.call(editTags, { body: [{ Id: tagId, alarmLevel: 77 }] });
    const made = await add({ name: 'Sister', IMO: 'none', likeVesselId: vesselId });
    const copy = await server.asManager.call(getVesselParticulars, { query: query(made.id) });
    expect(copy).toMatchObject({ setting, tabs: ['overview'], identity: { IMO: 'none' } });
    const tags = await server.asManager.call(getTagsByVesselId, { query: query(made.id) });
    expect(tags.map(({ name, alarmLevel }) => [name, alarmLevel])).toEqual([['position', 77]]);
    await expect(add({ name: 'X', IMO: 'none', likeVesselId: foreign.vesselId })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('an edit from an older revision', () => {
  it('is refused with who saved meanwhile', async () => {
    const { id: vesselId } = await add({ name: 'Edited', IMO: 'none' });
    const { revision } = await server.asManager.call(getVesselParticulars, { query: query(vesselId) });
    const first = await server.asManager.call(editVessel, { body: { vesselId, tabs: [], revision } });
    expect(first).toMatchObject({ revision: revision + 1, changedBy: 'manager' });
    const expiry = { vesselId, expiredDate: '2027-01-01T00:00:00Z', revision };
    const late = await readRefusal(server.asAdmin.call(editExpiredDate, { body: expiry }));
    expect(late).toMatchObject({ code: 'changed-meanwhile', message: 'manager saved this at 08:00.' });
  });
});

describe('a deleted vessel', () => {
  it('is gone from lists, calls and links at once, and comes back with all but its keys', async () => {
    const { id } = await add({ name: 'Kvitholm', IMO: '9395044' });
    await server.asManager.call(issueGatewayKey, { body: { vesselId: id } });
    await remove(id);
    expect(await isListed(id)).toBe(false);
    const listed = await server.asManager.call(getVesselsFromOrganization, { query: { organizationId: '1' } });
    expect(listed.map((one) => one.id)).not.toContain(id);
    const [entry] = await server.asAdmin.call(getAllOrganizations);
    expect(entry?.vessels).not.toContainEqual({ id });
    await expect(server.asAdmin.call(getVesselParticulars, { query: query(id) })).rejects.toMatchObject({
      code: 'forbidden',
    });
    const { message } = await readRefusal(add({ name: 'Again', IMO: '9395044' }));
    expect(message).toContain('belongs to another vessel');
    expect(await server.asAdmin.call(listRemovedVessels)).toContainEqual({
      vesselId: id,
      name: 'Kvitholm',
      IMO: '9395044',
      MMSI: '',
      organizationId: OWN,
      removedAt: '2026-11-21T08:00:00.000Z',
      removedBy: 'admin',
      deletedAt: '2026-11-28T08:00:00.000Z',
    });
    await server.asAdmin.call(restoreVessel, { body: { vesselId: id } });
    expect(await isListed(id)).toBe(true);
    expect(await server.asManager.call(listGatewayKeys, { query: query(id) })).toEqual([]);
  });

  it('is told to open browsers, which lose the right to watch it', async () => {
    const { id } = await add({ name: 'Watched', IMO: 'none' });
    const hub = new HubConnectionBuilder()
      .withUrl(`${server.address}/hub`, {
        accessTokenFactory: () => server.asManager.token,
        transport: HttpTransportType.WebSockets,
      })
      .configureLogging(LogLevel.None)
      .build();
    const told: number[][] = [];
    hub.on('changed', ({ vesselIds }: { vesselIds: number[] }) => told.push(vesselIds));
    await hub.start();
    await hub.invoke('WatchTags', id, []);
    await remove(id);
    await vi.waitFor(() => expect(told.flat()).toContain(id));
    // Its addition may have been told as well: the right ends with the removal.
    await vi.waitFor(() => expect(hub.invoke('WatchTags', id, [])).rejects.toThrow("You don't have permission"));
    await hub.stop();
  });

  it('cuts the link of a fleet that names it, which may not name it again', async () => {
    const key = await readFleetKey(server);
    const link = await connectLink(server.address, key);
    const { vesselId } = await link.open('deleted-1', { name: 'Of the fleet' }, [positionTag]);
    await remove(toId<VesselId>(vesselId));
    expect((await link.closed).reason).toBe('A vessel was deleted on shore.');
    const again = await connectLink(server.address, key);
    again.send({ type: 'open', stream: 'deleted-2' });
    again.send({
      type: 'vessel',
      stream: 'deleted-2',
      index: 0,
      reference: { name: 'Of the fleet' },
      create: true,
      particulars: {},
    });
    expect(await again.next('vesselRefused')).toMatchObject({ code: 'forbidden' });
    await again.close();
  });

  it('is deleted for good after seven days', async () => {
    const { id } = await add({ name: 'Short', IMO: '9704611' });
    await remove(id);
    clock.advance(7 * DAY_MS);
    server.asAdmin = await server.signIn('admin');
    server.asManager = await server.signIn('manager');
    await expect(server.asAdmin.call(restoreVessel, { body: { vesselId: id } })).rejects.toMatchObject({
      code: 'not-found',
    });
    runJobs();
    await vi.waitFor(async () => expect((await add({ name: 'Free again', IMO: '9704611' })).name).toBe('Free again'));
  });
});

describe('the admin setting', () => {
  const edit = (adminSetting: object) =>
    server.asAdmin.call(editAdminSetting, { body: { vesselId: own.vesselId, adminSetting } });

  it('takes secrets and never answers them; blank keeps what is stored', async () => {
    const first = await edit({ vncPassword: 'hidden-1', sftpKey: 'hidden-2', sftpHost: '10.0.0.5' });
    expect(first).toMatchObject({ vncPassword: '', sftpHost: '10.0.0.5', secretsSet: ['vncPassword', 'sftpKey'] });
    const second = await edit({ vncPassword: '', sftpUserName: 'ship' });
    expect(second).toMatchObject({ sftpUserName: 'ship', secretsSet: ['vncPassword', 'sftpKey'] });
    const response = await server.asAdmin.fetch(`${getAllVessels.path}?isGetDetail=true`);
    expect(await response.text()).not.toContain('hidden');
    await server.asAdmin.call(deleteAdminSetting, { body: { vesselId: own.vesselId } });
    expect((await edit({})).secretsSet).toEqual([]);
  });

  it('tells the second of two admins who saved first, and overwrites nothing unseen', async () => {
    const { revision } = await edit({ vncPassword: 'hidden-5' });
    const save = (sftpHost: string, vncPassword: string) =>
      server.asAdmin.call(editAdminSetting, {
        body: { vesselId: own.vesselId, revision, adminSetting: { sftpHost, vncPassword } },
      });
    const second = await save('10.0.0.6', 'hidden-6');
    expect(second).toMatchObject({ revision: revision + 1, sftpHost: '10.0.0.6' });
    expect(await readRefusal(save('10.0.0.7', 'hidden-7'))).toMatchObject({
      code: 'changed-meanwhile',
      message: expect.stringMatching(/^admin saved this at 08:/),
    });
    expect((await edit({})).sftpHost).toBe('10.0.0.6');
    await server.asAdmin.call(deleteAdminSetting, { body: { vesselId: own.vesselId } });
  });

  it('tells in the trail which secret was replaced, and not by what', async () => {
    await edit({ vncPassword: 'hidden-3' });
    await edit({ vncPassword: 'hidden-4' });
    const [entry] = await server.asAdmin.call(listAudit, { query: { what: 'vessel.admin-setting', limit: '1' } });
    expect(JSON.parse(entry?.newValue ?? '')).toEqual({ secretsReplaced: 'vncPassword' });
    expect(JSON.stringify(entry)).not.toContain('hidden');
    await server.asAdmin.call(deleteAdminSetting, { body: { vesselId: own.vesselId } });
  });
});

/** Particulars and photo of a vessel, through the calls. */
import { MAX_IMAGE_BYTES } from '@fms/contract/endpoint';
import {
  editExpiredDate,
  editVessel,
  getAllVessels,
  getVesselParticulars,
  getVesselPhoto,
  listCertificateRenewals,
  listVesselChanges,
  setVesselPhoto,
  type VesselCertificate,
} from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRefusal } from '../../testing/index.ts';
import { setUpTwoOrganizations } from '../../testing/set-up-server.ts';

const { fixture } = setUpTwoOrganizations();
let vesselId: VesselId;
beforeAll(async () => {
  vesselId = fixture.own.vesselId;
});

const IDENTITY = {
  IMO: 'IMO 9074729',
  MMSI: '257041000',
  projectNumber: '4471',
  customerRef: '',
  serialNumber: 'W-1',
  callSign: 'LHBV',
  shipType: 'supply',
} as const;
const query = () => ({ vesselId: String(vesselId) });
const changes = async () => (await fixture.server.asOperator.page(listVesselChanges, { query: query() })).answer;

describe('the particulars of a vessel', () => {
  it('are changed by a manager, read by all who may see it, and stay on record with their old value', async () => {
    const told = await fixture.server.asManager.call(editVessel, { body: { vesselId, identity: IDENTITY } });
    expect(told.identity).toEqual({ ...IDENTITY, IMO: '9074729' });
    const contacts = [{ role: 'Superintendent', name: 'Kari', phone: '+47', email: '' }];
    await fixture.server.asManager.call(editVessel, { body: { vesselId, detail: { flag: 'Norway', contacts } } });
    await fixture.server.asManager.call(editVessel, { body: { vesselId, detail: { built: 2014 } } });
    const read = await fixture.server.asOperator.call(getVesselParticulars, { query: query() });
    expect(read.detail).toMatchObject({ flag: 'Norway', built: 2014, contacts, machinery: [] });
    const [last, before] = await changes();
    expect(last).toMatchObject({ by: 'manager', changes: [{ field: 'built', old: '', new: '2014' }] });
    expect(before?.changes).toEqual([
      { field: 'flag', old: '', new: 'Norway' },
      { field: 'contacts', old: '', new: 'Superintendent, Kari, +47' },
    ]);
  });

  it('hold certificates, whose renewal stays on record with the old last day', async () => {
    const classed = {
      kind: 'class',
      number: 'N-7',
      issuer: 'DNV',
      issued: '2021-12-01',
      expires: '2026-12-01',
    } as const;
    const tonnage = { kind: 'tonnage', number: '', issuer: 'NMA', issued: '2014-03-02', expires: '' } as const;
    const save = (certificates: VesselCertificate[]) =>
      fixture.server.asManager.call(editVessel, { body: { vesselId, detail: { certificates } } });
    await save([classed, tonnage]);
    const renewed = { ...classed, issued: '2026-11-20', expires: '2031-12-01' };
    expect((await save([renewed, tonnage])).detail.certificates).toEqual([renewed, tonnage]);
    expect((await changes())[0]?.changes).toEqual([
      {
        field: 'certificates',
        old: 'class, N-7, DNV, 2021-12-01, 2026-12-01',
        new: 'class, N-7, DNV, 2026-11-20, 2031-12-01',
      },
    ]);
    const refusals = [
      { ...classed, expires: '2020-01-01' },
      { ...classed, expires: '2026-02-30' },
      { ...classed, kind: 'fishing licence' as 'class' },
    ];
    for (const wrong of refusals) expect(await readRefusal(save([wrong]))).toMatchObject({ code: 'invalid-input' });
  });

  it('tell of each vessel one sees what must be renewed first, and how much more', async () => {
    const holds = (kind: VesselCertificate['kind'], expires: string) =>
      ({ kind, number: '', issuer: '', issued: '', expires }) satisfies VesselCertificate;
    const carry = (id: VesselId, certificates: VesselCertificate[]) =>
      fixture.server.asAdmin.call(editVessel, { body: { vesselId: id, detail: { certificates } } });
    // Today is 21 November: the 90th day from it is 19 February.
    await carry(vesselId, [
      holds('tonnage', ''),
      holds('class', '2027-02-19'),
      holds('load-line', '2026-11-20'),
      holds('security', '2027-02-20'),
      holds('insurance', '2026-12-01'),
    ]);
    await carry(fixture.foreign.vesselId, [holds('registry', '2020-01-01')]);
    const loadLine = { vesselId, kind: 'load-line', expires: '2026-11-20', more: 2 };
    const registry = { vesselId: fixture.foreign.vesselId, kind: 'registry', expires: '2020-01-01', more: 0 };
    expect(await fixture.server.asOperator.call(listCertificateRenewals, {})).toEqual([loadLine]);
    expect(await fixture.server.asAdmin.call(listCertificateRenewals, {})).toEqual([registry, loadLine]);
    await carry(vesselId, [holds('class', '2027-02-20')]);
    expect(await fixture.server.asOperator.call(listCertificateRenewals, {})).toEqual([]);
  });

  it('hold the software on board', async () => {
    const software = [{ name: 'ECDIS', version: '5.2', maker: 'Kongsberg', installed: '2026-01-10' }];
    await fixture.server.asManager.call(editVessel, { body: { vesselId, detail: { software } } });
    expect((await changes())[0]?.changes).toEqual([
      { field: 'software', old: '', new: 'ECDIS, 5.2, Kongsberg, 2026-01-10' },
    ]);
  });

  it('carry the settings of §9.6 into the list of vessels', async () => {
    const setting = { EmailNoActivity: true, vesselTimeOffset: 3600, dataMaxDays: 90, reportTimeZone: 'Europe/Oslo' };
    await fixture.server.asManager.call(editVessel, { body: { vesselId, setting, tabs: ['alarm'] } });
    const vessels = await fixture.server.asManager.call(getAllVessels, { query: { isGetDetail: 'true' } });
    const { options } = vessels.find(({ id }) => id === vesselId) ?? { options: '{}' };
    expect(JSON.parse(options)).toMatchObject({ setting, tabs: ['alarm'] });
    await fixture.server.asManager.call(editVessel, { body: { vesselId, tabs: null } });
    expect((await fixture.server.asManager.call(getVesselParticulars, { query: query() })).setting).toEqual(setting);
  });

  it('are left alone when nothing differs', async () => {
    const before = (await changes()).length;
    await fixture.server.asManager.call(editVessel, { body: { vesselId, identity: IDENTITY } });
    expect(await changes()).toHaveLength(before);
  });

  it.each([
    ['a wrong check digit', { identity: { ...IDENTITY, IMO: '9074728' } }, 'invalid-input'],
    ['no serial number', { identity: { ...IDENTITY, serialNumber: '' } }, 'invalid-input'],
    ['an MMSI that is none', { identity: { ...IDENTITY, MMSI: '12' } }, 'invalid-input'],
    ['more days than the maximum', { setting: { dataMaxDays: 91 } }, 'invalid-input'],
    ['a zone no clock knows', { setting: { reportTimeZone: 'Mars/Base' } }, 'invalid-input'],
    ['a tab there is not', { tabs: ['captain'] as never[] }, 'invalid-input'],
    ['a text no column can hold', { identity: { ...IDENTITY, customerRef: 'a\u0000' } }, 'invalid-input'],
    ['a text no JSON of the store can hold', { detail: { flag: 'a\u0000' } }, 'invalid-input'],
  ])('are not changed by %s', async (_words, parts, code) => {
    const before = (await changes()).length;
    expect(
      await readRefusal(fixture.server.asManager.call(editVessel, { body: { vesselId, ...parts } })),
    ).toMatchObject({
      code,
    });
    expect(await changes()).toHaveLength(before);
  });

  it('hold no MMSI of another vessel, whose name stays its own', async () => {
    const taken = { ...IDENTITY, MMSI: '257041999', IMO: '9412074' };
    await fixture.server.asAdmin.call(editVessel, { body: { vesselId: fixture.foreign.vesselId, identity: taken } });
    const body = { vesselId, identity: { ...IDENTITY, MMSI: taken.MMSI } };
    const refusal = await readRefusal(fixture.server.asManager.call(editVessel, { body }));
    expect(refusal).toMatchObject({ code: 'conflict', message: 'The MMSI 257041999 belongs to another vessel.' });
  });

  it('expire when an admin says so', async () => {
    const expiredDate = '2026-12-31T00:00:00.000Z';
    await fixture.server.asAdmin.call(editExpiredDate, { body: { vesselId, expiredDate } });
    expect((await changes())[0]).toMatchObject({ by: 'admin', changes: [{ field: 'expiredDate', new: expiredDate }] });
    const refusal = await readRefusal(
      fixture.server.asManager.call(editExpiredDate, { body: { vesselId, expiredDate: null } }),
    );
    expect(refusal).toMatchObject({ code: 'forbidden' });
    expect(await fixture.server.asAdmin.call(editExpiredDate, { body: { vesselId, expiredDate: null } })).toMatchObject(
      {
        expiredDate: null,
      },
    );
  });
});

describe('the photo of a vessel', () => {
  const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');
  const address = (bytes: Buffer, type: string) => `data:${type};base64,${bytes.toString('base64')}`;
  const photo = async () => (await fixture.server.asOperator.call(getVesselPhoto, { query: query() })).address;
  const set = (image: string | null) => fixture.server.asManager.call(setVesselPhoto, { body: { vesselId, image } });

  it('leaves as what its bytes are, whatever it claims, is replaced and removed', async () => {
    expect(await photo()).toBeNull();
    await set(address(JPEG, 'text/html'));
    expect(await photo()).toBe(address(JPEG, 'image/jpeg'));
    await set(PNG.toString('base64'));
    expect(await photo()).toBe(address(PNG, 'image/png'));
    await set(null);
    expect(await photo()).toBeNull();
  });

  it.each([
    ['a page called a photo', address(Buffer.from('<svg onload=alert(1)>'), 'image/png'), 'invalid-input'],
    ['a gif', address(Buffer.from('GIF89a__'), 'image/gif'), 'invalid-input'],
    ['no base64', 'data:image/png;base64,%%%', 'invalid-input'],
    ['one too large', address(Buffer.concat([JPEG, Buffer.alloc(MAX_IMAGE_BYTES)]), 'image/jpeg'), 'too-large'],
  ])('is refused as %s', async (_words, image, code) => {
    expect(await readRefusal(set(image))).toMatchObject({ code });
    expect(await photo()).toBeNull();
  });
});

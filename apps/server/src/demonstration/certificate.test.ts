import { vesselDetail } from '@fms/contract/vessel';
import type { OrganizationId } from '@fms/domain/identity';
import { listIdentityProblems } from '@fms/domain/vessel';
import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/index.ts';
import { setUp } from '../testing/set-up.ts';
import { seedCertificates } from './certificate.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const store = setUp(() => openTestDatabase({ now: () => NOON }));
beforeAll(async () => {
  const of = { organizationId: 1 as OrganizationId, folderId: null, options: '{}', createdMs: NOON };
  await store.db
    .insertInto('vessel')
    .values([
      { ...of, name: 'Trålvik', imo: '4110762', mmsi: '257941070' },
      { ...of, name: 'Tindra', imo: '4067288', mmsi: '257941040', serialNumber: 'mine', detail: '{"flag":"Faroes"}' },
      { ...of, name: 'Vega', imo: '4110774', mmsi: '257941080', detail: '{"flag":"Faroes"}' },
      { ...of, name: 'Visitor', imo: '9074729', mmsi: '257000000' },
    ])
    .execute();
});

const rows = () => store.db.selectFrom('vessel').selectAll().orderBy('name').execute();

it('gives a demonstration vessel its particulars once, and others nothing', async () => {
  await seedCertificates(store.db, NOON);
  await seedCertificates(store.db, NOON + 1e9);
  const [tindra, tralvik, vega, visitor] = await rows();
  expect(visitor).toMatchObject({ serialNumber: '', detail: {} });
  expect(tindra).toMatchObject({ serialNumber: 'mine', detail: { flag: 'Faroes' } });
  expect(vega).toMatchObject({ serialNumber: '', detail: { flag: 'Faroes' } });
  const detail = vesselDetail.parse(tralvik?.detail);
  expect(detail).toMatchObject({ flag: 'Norway', built: 2007, lengthMeters: 62 });
  expect(detail.machinery.map(({ name }) => name)).toEqual(['Main engine', 'Generator 1', 'Generator 2']);
  expect(new Set(detail.certificates.map(({ number }) => number)).size).toBe(detail.certificates.length);
  expect(detail.contacts[0]?.email).toBe('bridge.tralvik@nordlys.example');
  const { imo: IMO = '', mmsi: MMSI = '', projectNumber = '', customerRef = '', serialNumber = '' } = tralvik ?? {};
  expect(listIdentityProblems({ IMO, MMSI, projectNumber, customerRef, serialNumber })).toEqual({});
});

it('leaves something for an office to see to: a survey that is six days late', async () => {
  const [, tralvik] = await rows();
  const { certificates } = vesselDetail.parse(tralvik?.detail);
  const ended = certificates.filter(({ expires }) => expires !== '' && expires < '2026-05-14');
  expect(ended.map(({ kind, expires }) => [kind, expires])).toEqual([['safety-equipment', '2026-05-08']]);
});

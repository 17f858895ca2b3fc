import type { OrganizationId } from '@fms/domain/identity';
import { expect, it } from 'vitest';
import { seedDemonstration } from '../../../demonstration/account.ts';
import { seedFiles } from '../../../demonstration/file.ts';
import { NOON, setUpFiles } from '../testing/file-fixture.ts';
import { createFileUploadService } from './file-upload.service.ts';

const fixture = setUpFiles();

it('a ship of the demonstration that exchanges files is sent two, once, by the manager', async () => {
  const { db, ports } = fixture;
  await seedDemonstration(db, fixture.clock);
  const of = { organizationId: 1 as OrganizationId, folderId: null, options: '{}', createdMs: NOON };
  await db
    .insertInto('vessel')
    .values([
      { ...of, name: 'Havbris', imo: '4110762', mmsi: '257941010' },
      { ...of, name: 'Visitor', imo: '9074729', mmsi: '257000000' },
    ])
    .execute();
  const uploads = createFileUploadService(ports);
  for (let round = 0; round < 2; round++) await seedFiles(db, uploads);
  const queued = await db
    .selectFrom('fileTransfer')
    .innerJoin('vessel', 'vessel.id', 'fileTransfer.vesselId')
    .select(['vessel.name', 'fileTransfer.path', 'fileTransfer.accountName', 'fileTransfer.state'])
    .orderBy('fileTransfer.path')
    .execute();
  const row = { name: 'Havbris', accountName: 'manager', state: 'queued' };
  expect(queued).toEqual([
    { ...row, path: 'notice-to-mariners.txt' },
    { ...row, path: 'route-proposal.csv' },
  ]);
});

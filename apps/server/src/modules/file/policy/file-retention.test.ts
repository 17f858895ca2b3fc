import { DAY_MS } from '@fms/domain/time';
import { expect, it } from 'vitest';
import { LineGovernors } from '../line/line-governors.service.ts';
import { computeSha256, listFiles, manager, setUpFiles } from '../testing/file-fixture.ts';
import { createFileUploadService } from '../upload/file-upload.service.ts';
import { createFilePolicyService } from './file-policy.service.ts';
import { createFileRetentionService, UPLOAD_DAYS } from './file-retention.service.ts';

const fixture = setUpFiles();

const sweep = () => createFileRetentionService(fixture.ports).sweep();
const uploads = () => createFileUploadService(fixture.ports);
const send = (name: string, content: string) =>
  uploads().whole(fixture.sendingBy(), 'to-vessel', listFiles([name, content]));
const endAll = () =>
  fixture.db.updateTable('fileTransfer').set({ state: 'complete' }).where('vesselId', '=', fixture.vesselId).execute();

it('keeps as many versions of a name as the policy says', async () => {
  await fixture.setPolicy({ olderVersions: 1 });
  for (const content of ['1', '2', '3']) await send('a', content);
  await sweep();
  expect((await fixture.listContent()).map(([, , content]) => content)).toEqual(['3', '2']);
  expect(await fixture.listBlobs()).toHaveLength(2);
});

it('drops files by their age, and none that is still on its way', async () => {
  await fixture.setPolicy({ fileDays: 10 });
  await send('old', 'x');
  await endAll();
  await send('waiting', 'y');
  fixture.clock.advance(11 * DAY_MS);
  await sweep();
  expect((await fixture.listContent()).map(([path]) => path)).toEqual(['waiting']);
  const trail = await fixture.db
    .selectFrom('audit')
    .select(['who', 'old'])
    .where('what', '=', 'file.deleted')
    .where('subject', '=', `vessel:${fixture.vesselId}`)
    .execute();
  expect(trail).toHaveLength(1);
});

it('drops uploads that stopped, with their bytes a day later', async () => {
  const fields = { directory: 'to-vessel', fileName: 'a', chunkIndex: 0, totalChunks: 2, sha256: computeSha256('x') };
  await uploads().part(fixture.sendingBy(), fields, listFiles(['blob', 'x']));
  // The bytes in the folder have the time of this machine.
  fixture.clock.set(Date.now() + (UPLOAD_DAYS + 1) * DAY_MS);
  await sweep();
  expect(await fixture.listBlobs()).toEqual([]);
});

it('is set by the policy, which tells what is used and knows of other edits', async () => {
  const policies = createFilePolicyService({ ...fixture.ports, governors: new LineGovernors(fixture.ports) });
  await send('a', '12345');
  const { used, revision, changedAt, changedBy, ...rules } = await policies.read(manager, fixture.vesselId);
  expect([used, revision, changedAt, changedBy]).toMatchObject([{ storeBytes: 5, monthBytes: 0 }, 0, null, null]);
  const asked = { ...rules, vesselId: fixture.vesselId, needsApproval: true, revision };
  expect(await policies.set(manager, '', asked)).toMatchObject({
    needsApproval: true,
    revision: 1,
    changedBy: 'manager',
  });
  await expect(policies.set(manager, '', asked)).rejects.toMatchObject({ code: 'changed-meanwhile' });
});

import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../platform/access/caller.ts';
import { forbidden } from '../../../platform/failure/failure.ts';
import { computeSha256, listFiles, manager, NOON, operator, setUpFiles } from '../testing/file-fixture.ts';
import { createFileUploadService } from '../upload/file-upload.service.ts';
import { createFileDownloadService, type FileDownloadService } from './file-download.service.ts';
import { createFileListService } from './file-list.service.ts';

const fixture = setUpFiles();
let downloads: FileDownloadService;
let mayRead = true;
let present: Caller | null = operator;
beforeEach(async () => {
  const rights = {
    require: async () => {
      if (!mayRead) throw forbidden();
    },
  };
  downloads = createFileDownloadService({ ...fixture.ports, rights, authenticator: { again: async () => present } });
  const uploads = createFileUploadService(fixture.ports);
  await uploads.whole(fixture.sendingBy(), 'to-vessel/log', listFiles(['a.txt', 'old'], ['a.txt', '0123456789']));
});

async function newestId(): Promise<number> {
  const { entries } = await createFileListService(fixture.ports).list(manager, fixture.vesselId, 'to-vessel/log');
  return entries[0]?.fileId ?? 0;
}

describe('a download', () => {
  it('is the newest version, named by its hash, on record once', async () => {
    const file = await downloads.byPath(operator, '', fixture.vesselId, 'to-vessel/log/a.txt');
    expect(file).toMatchObject({ name: 'a.txt', sizeBytes: 10, tag: computeSha256('0123456789') });
    expect((await buffer(await file.open())).toString()).toBe('0123456789');
    expect((await buffer(await file.open({ start: 4, end: 5 }))).toString()).toBe('45');
    const trail = await fixture.db.selectFrom('audit').select('new').where('what', '=', 'file.downloaded').execute();
    expect(trail).toHaveLength(1);
    await expect(downloads.byPath(operator, '', fixture.vesselId, 'to-vessel/b.txt')).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('of an older version goes by its ticket', async () => {
    const { versions, directory } = await createFileListService(fixture.ports).versions(operator, await newestId());
    expect([directory, versions.map(({ version, size }) => [version, size])]).toEqual([
      'to-vessel/log',
      [
        [2, 10],
        [1, 3],
      ],
    ]);
    const { ticket } = await downloads.issue(operator, versions[1]?.fileId ?? 0);
    expect((await buffer(await (await downloads.byTicket(ticket, '')).open())).toString()).toBe('old');
  });
});

describe('a ticket', () => {
  it('is good once and for 60 s', async () => {
    const { ticket, until } = await downloads.issue(operator, await newestId());
    expect(until).toBe(new Date(NOON + 60_000).toISOString());
    await downloads.byTicket(ticket, '');
    await expect(downloads.byTicket(ticket, '')).rejects.toMatchObject({ code: 'expired' });
    const late = await downloads.issue(operator, await newestId());
    fixture.clock.advance(60_000);
    await expect(downloads.byTicket(late.ticket, '')).rejects.toMatchObject({ code: 'expired' });
    await expect(downloads.byTicket('x'.repeat(43), '')).rejects.toMatchObject({ code: 'expired' });
  });

  it('ends with the sign-in and with the right of who asked', async () => {
    const one = await downloads.issue(operator, await newestId());
    present = null;
    await expect(downloads.byTicket(one.ticket, '')).rejects.toMatchObject({ code: 'expired' });
    present = operator;
    const two = await downloads.issue(operator, await newestId());
    mayRead = false;
    await expect(downloads.byTicket(two.ticket, '')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(downloads.issue(operator, await newestId())).rejects.toMatchObject({ code: 'forbidden' });
    mayRead = true;
  });
});

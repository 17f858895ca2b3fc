/** Every path of the table of attacks at every call ashore: each is refused, and nothing is kept, listed or queued. */
import { HOSTILE_PATH_ROWS } from '@fms/domain/testing';
import { describe, expect, it } from 'vitest';
import { createFileDownloadService } from '../list/file-download.service.ts';
import { createFileListService } from '../list/file-list.service.ts';
import { computeSha256, listFiles, manager, NOON, setUpFiles } from '../testing/file-fixture.ts';
import { createTransferFetchService } from '../transfer/transfer-fetch.service.ts';
import { createTransferPort } from '../transfer/transfer-port.service.ts';
import { createFileUploadService } from '../upload/file-upload.service.ts';

const fixture = setUpFiles();

/** What a call said to each path, where it was no refusal of this name or path. */
async function listTaken(ask: (path: string) => Promise<unknown>): Promise<string[]> {
  const taken: string[] = [];
  for (const { path } of HOSTILE_PATH_ROWS) {
    const answer = await ask(path).catch((error: unknown) => error);
    if (!(answer instanceof Error) || (answer as { code?: string }).code !== 'invalid-input') taken.push(path);
  }
  return taken;
}

async function countKept(): Promise<number> {
  const rows = await Promise.all(
    (['vesselFile', 'fileUpload', 'fileTransfer', 'vesselOutboxEntry'] as const).map((table) =>
      fixture.db.selectFrom(table).select('vesselId').where('vesselId', '=', fixture.vesselId).execute(),
    ),
  );
  return rows.flat().length + (await fixture.listBlobs()).length;
}

describe('a path of the table of attacks', () => {
  it('is no name of a file that is sent whole or in parts, nor a directory for one', async () => {
    const uploads = createFileUploadService(fixture.ports);
    const sending = fixture.sendingBy();
    const part = { directory: 'to-vessel', chunkIndex: 0, totalChunks: 1, sha256: computeSha256('x') };
    expect(await listTaken((path) => uploads.whole(sending, 'to-vessel', listFiles([path, 'x'])))).toEqual([]);
    expect(await listTaken((path) => uploads.part(sending, { ...part, fileName: path }, listFiles(['', 'x'])))).toEqual(
      [],
    );
    const inside = (path: string) => uploads.whole(sending, `to-vessel/${path}`, listFiles(['a.txt', 'x']));
    expect(await listTaken(inside)).toEqual([]);
    expect(await countKept()).toBe(0);
  });

  it('is downloaded, listed and asked for by none', async () => {
    const downloads = createFileDownloadService({ ...fixture.ports, authenticator: { again: async () => manager } });
    const lists = createFileListService(fixture.ports);
    const fetches = createTransferFetchService(fixture.ports);
    const download = (path: string) => downloads.byPath(manager, '', fixture.vesselId, `to-vessel/${path}`);
    expect(await listTaken(download)).toEqual([]);
    expect(await listTaken((path) => lists.list(manager, fixture.vesselId, `from-vessel/${path}`))).toEqual([]);
    const fetch = (path: string) =>
      fetches.fetch(manager, '', { vesselId: fixture.vesselId, path: `on-vessel/${path}`, priority: 'normal' });
    expect(await listTaken(fetch)).toEqual([]);
    expect(await countKept()).toBe(0);
  });

  it('of a ship is neither listed nor taken as an offer', async () => {
    const { vesselId } = fixture;
    const port = createTransferPort(fixture.ports);
    const told = { sizeBytes: 1, modifiedMs: NOON, sha256: null };
    const taken: string[] = [];
    for (const { path } of HOSTILE_PATH_ROWS) {
      const refusals = await port.list(vesselId, NOON, [{ ...told, path, isDirectory: false }]);
      const offer = await port.offer(vesselId, { ...told, path });
      if (refusals.length === 0 || !('refused' in offer)) taken.push(path);
    }
    expect(taken).toEqual([]);
    expect(await countKept()).toBe(0);
  });
});

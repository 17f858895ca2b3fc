import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertVessel } from '../../../testing/rows.ts';
import { createFileListService } from '../list/file-list.service.ts';
import { countMonthBytes } from '../store/transfer.repository.ts';
import { computeSha256, listFiles, manager, NOON, setUpFiles } from '../testing/file-fixture.ts';
import { createFileUploadService } from '../upload/file-upload.service.ts';
import { createTransferPort } from './transfer-port.service.ts';
import type { TransferPort } from './transfer-port.ts';

const fixture = setUpFiles();
let port: TransferPort;
beforeEach(() => {
  port = createTransferPort(fixture.ports);
});

const bytesOf = (content: string) => Readable.from([Buffer.from(content)]);
const list = async (directory: string) =>
  (await createFileListService(fixture.ports).list(manager, fixture.vesselId, directory)).entries;

async function offer(path: string, content: string): Promise<number> {
  const told = { path, sizeBytes: content.length, modifiedMs: NOON, sha256: computeSha256(content) };
  const offered = await port.offer(fixture.vesselId, told);
  if ('refused' in offered) throw new Error(offered.sentence);
  await port.step(fixture.vesselId, offered.id, { event: 'start' });
  return offered.id;
}

describe('a file of the ship', () => {
  it('is listed on its way, then complete ashore and told', async () => {
    const told = { sizeBytes: 4, modifiedMs: NOON, sha256: computeSha256('data') };
    await port.list(fixture.vesselId, NOON, [{ ...told, path: 'a.csv', isDirectory: false }]);
    expect(await list('on-vessel')).toMatchObject([{ name: 'a.csv', state: 'on-board', fileId: null }]);
    const id = await offer('a.csv', 'data');
    await port.progress(fixture.vesselId, id, 2);
    expect(await list('on-vessel')).toMatchObject([{ state: 'receiving', progress: 0.5 }]);
    expect(await list('from-vessel')).toEqual([]);
    expect(
      await port.arrive(fixture.vesselId, id, { sha256: computeSha256('data'), modifiedMs: NOON }, bytesOf('data')),
    ).toBe('complete');
    const [ashore] = await list('from-vessel');
    expect(ashore).toMatchObject({ name: 'a.csv', state: 'complete', size: 4, from: null });
    expect(await list('on-vessel')).toMatchObject([{ state: 'complete', fileId: ashore?.fileId }]);
    expect(fixture.events.at(-1)).toEqual(['file.arrived', { vesselId: fixture.vesselId, id: ashore?.fileId }]);
  });

  it('is told with the bytes of it that crossed the line, and not with those of another vessel', async () => {
    const id = await offer('a.csv', 'data');
    await port.countSent(fixture.vesselId, id, 3);
    await port.countSent(fixture.vesselId, id, 1);
    await port.countSent(await insertVessel(fixture.db), id, 100);
    const sent = await fixture.db.selectFrom('fileTransfer').select('sentBytes').where('id', '=', id).execute();
    expect(sent).toEqual([{ sentBytes: 4 }]);
  });

  it('with other bytes than were told is sent again, the third time by a person', async () => {
    const id = await offer('a.csv', 'data');
    const arrive = () =>
      port.arrive(fixture.vesselId, id, { sha256: computeSha256('data'), modifiedMs: NOON }, bytesOf('dota'));
    expect(await arrive()).toBe('differs');
    expect(await arrive()).toBe('differs');
    expect((await port.queue(fixture.vesselId)).map((open) => open.state)).toEqual(['sending']);
    expect(await arrive()).toBe('differs');
    expect(await port.queue(fixture.vesselId)).toEqual([]);
    expect(await port.step(fixture.vesselId, id, { event: 'start' })).toBeNull();
    expect(await fixture.listBlobs()).toEqual([]);
  });

  it('waits where the store is full, and is no file of another vessel', async () => {
    await fixture.setPolicy({ quotaBytes: 3 });
    const id = await offer('a.csv', 'data');
    const told = { sha256: computeSha256('data'), modifiedMs: NOON };
    await expect(port.arrive(fixture.vesselId, id, told, bytesOf('data'))).rejects.toMatchObject({ code: 'conflict' });
    expect((await port.queue(fixture.vesselId))[0]).toMatchObject({ state: 'waiting', reason: 'quota' });
    const other = await insertVessel(fixture.db, { name: 'other' });
    await expect(port.arrive(other, id, told, bytesOf('data'))).rejects.toMatchObject({ code: 'not-found' });
    await expect(port.step(other, id, { event: 'start' })).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['../a', 1],
    ['a', -1],
    ['a', 3 * 1024 ** 3],
  ])('%s of %d bytes is not taken', async (path, sizeBytes) => {
    const refusal = await port.offer(fixture.vesselId, { path, sizeBytes, modifiedMs: NOON, sha256: null });
    expect(refusal).toMatchObject({ refused: expect.any(String), sentence: expect.any(String) });
  });
});

describe('a file for the ship', () => {
  it('is read in ranges, and told when it is released on board', async () => {
    const uploads = createFileUploadService(fixture.ports);
    await uploads.whole(fixture.sendingBy(), 'to-vessel/charts', listFiles(['a.zip', '0123456789']));
    const [open] = await port.queue(fixture.vesselId);
    const id = open?.id ?? 0;
    expect(open).toMatchObject({ direction: 'to-ship', path: 'charts/a.zip', sizeBytes: 10, state: 'queued' });
    expect((await buffer(await port.open(fixture.vesselId, id, { start: 3, end: 5 }))).toString()).toBe('345');
    await port.step(fixture.vesselId, id, { event: 'start' }, 5);
    expect(await list('to-vessel/charts')).toMatchObject([{ state: 'sending', progress: 0.5 }]);
    await port.step(fixture.vesselId, id, { event: 'arrive' }, 99);
    expect(await list('to-vessel/charts')).toMatchObject([{ state: 'sending', progress: 1 }]);
    expect(await port.step(fixture.vesselId, id, { event: 'withdraw' })).toBeNull();
    await port.step(fixture.vesselId, id, { event: 'release' });
    expect(await list('to-vessel/charts')).toMatchObject([{ state: 'on-board', progress: 1 }]);
    expect(fixture.events.at(-1)).toEqual(['file.delivered', { vesselId: fixture.vesselId, fileName: 'a.zip' }]);
  });
});

describe('the list of the outbox', () => {
  it('is replaced as a whole, and not by an older one or one of the future', async () => {
    const entry = { isDirectory: false, sizeBytes: 1, modifiedMs: NOON, sha256: null };
    await port.list(fixture.vesselId, NOON + 86_400_000, [{ ...entry, path: 'a' }]);
    await port.list(fixture.vesselId, NOON, [{ ...entry, path: 'b' }]);
    await port.list(fixture.vesselId, NOON - 1000, [{ ...entry, path: 'c' }]);
    const { entries, listedMs } = await createFileListService(fixture.ports).list(
      manager,
      fixture.vesselId,
      'on-vessel',
    );
    expect([entries.map(({ name }) => name), listedMs]).toEqual([['b'], NOON]);
  });
});

it('counts the bytes of this month', async () => {
  await port.count(fixture.vesselId, 100);
  await port.count(fixture.vesselId, 50);
  await port.count(fixture.vesselId, -1);
  expect(await countMonthBytes(fixture.db, fixture.vesselId, fixture.clock.now())).toBe(150);
});

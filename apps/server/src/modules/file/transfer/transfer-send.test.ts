import { Readable } from 'node:stream';
import { beforeEach, expect, it } from 'vitest';
import { computeSha256, listFiles, manager, setUpFiles } from '../testing/file-fixture.ts';
import { createFileUploadService } from '../upload/file-upload.service.ts';
import { createTransferFetchService } from './transfer-fetch.service.ts';
import { createTransferPort } from './transfer-port.service.ts';
import { createTransferQueueService } from './transfer-queue.service.ts';
import { createTransferSendService, type TransferSendService } from './transfer-send.service.ts';

const fixture = setUpFiles();
let sends: TransferSendService;
beforeEach(() => {
  sends = createTransferSendService(fixture.ports);
});

const send = (fileId: number) => sends.send({ caller: manager, from: '' }, { fileId, priority: 'normal' });
const list = () => createTransferFetchService(fixture.ports).list(manager, fixture.vesselId);
const queued = async () => (await list()).map(({ path, state }) => `${path} ${state}`);

/** Puts content into `to-vessel/a`; answers the id of the version. */
async function upload(content: string): Promise<number> {
  const uploads = createFileUploadService(fixture.ports);
  const [entry] = await uploads.whole(fixture.sendingBy(), 'to-vessel', listFiles(['a', content]));
  return entry?.fileId ?? 0;
}

it('waits once, however often it is asked for', async () => {
  const fileId = await upload('one');
  const [first, second] = [await send(fileId), await send(fileId)];
  expect(second.transferId).toBe(first.transferId);
  expect(await queued()).toEqual(['to-vessel/a queued']);
});

it('sends once more what is on board', async () => {
  const fileId = await upload('one');
  const port = createTransferPort(fixture.ports);
  const { transferId } = await send(fileId);
  for (const event of ['start', 'arrive', 'release'] as const) await port.step(fixture.vesselId, transferId, { event });
  expect(await queued()).toEqual(['to-vessel/a complete']);
  expect((await send(fileId)).transferId).not.toBe(transferId);
  expect((await queued()).toSorted()).toEqual(['to-vessel/a complete', 'to-vessel/a queued']);
});

it('keeps the file of a second sending that is withdrawn', async () => {
  const fileId = await upload('one');
  const port = createTransferPort(fixture.ports);
  const { transferId } = await send(fileId);
  for (const event of ['start', 'arrive', 'release'] as const) await port.step(fixture.vesselId, transferId, { event });
  const again = await send(fileId);
  const queue = createTransferQueueService(fixture.ports);
  await queue.change(manager, '', { transferId: again.transferId, action: 'withdraw' });
  expect(await fixture.listContent()).toEqual([['a', 1, 'one']]);
});

it('makes an older version the newest one', async () => {
  const first = await upload('one');
  await upload('two');
  const { fileId, sha256 } = await send(first);
  expect(fileId).not.toBe(first);
  expect(sha256).toBe(computeSha256('one'));
  expect((await fixture.listContent()).map(([, version, content]) => [version, content])).toEqual([
    [3, 'one'],
    [2, 'two'],
    [1, 'one'],
  ]);
});

it('sends back what the ship sent, with bytes of its own', async () => {
  const port = createTransferPort(fixture.ports);
  const sent = { path: 'log/a', sizeBytes: 3, modifiedMs: fixture.clock.now(), sha256: computeSha256('log') };
  const offered = await port.offer(fixture.vesselId, sent);
  const transferId = 'id' in offered ? offered.id : 0;
  await port.step(fixture.vesselId, transferId, { event: 'start' });
  await port.arrive(fixture.vesselId, transferId, sent, Readable.from([Buffer.from('log')]));
  const arrived = (await list())[0];
  await send(arrived?.fileId ?? 0);
  expect(await queued()).toContain('to-vessel/log/a queued');
  expect(await fixture.listBlobs()).toHaveLength(2);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { admin, listFiles, manager, NOON, setUpFiles } from '../testing/file-fixture.ts';
import { createFileUploadService } from '../upload/file-upload.service.ts';
import { createTransferFetchService, type TransferFetchService } from './transfer-fetch.service.ts';
import { createTransferPort } from './transfer-port.service.ts';
import { createTransferQueueService, type TransferQueueService } from './transfer-queue.service.ts';

const fixture = setUpFiles();
let queue: TransferQueueService;
let fetches: TransferFetchService;
beforeEach(() => {
  queue = createTransferQueueService(fixture.ports);
  fetches = createTransferFetchService(fixture.ports);
});

/** Sends it as the manager; answers its transfer. */
async function send(name: string, content = name): Promise<number> {
  const uploads = createFileUploadService(fixture.ports);
  await uploads.whole(fixture.sendingBy(), 'to-vessel', listFiles([name, content]));
  fixture.clock.advance(1000);
  const newest = (await fetches.list(manager, fixture.vesselId)).toSorted(
    (one, other) => other.transferId - one.transferId,
  )[0];
  return newest?.transferId ?? 0;
}
const act = (transferId: number, more: object) => queue.change(manager, '', { transferId, ...more });
const paths = async () => (await fetches.list(manager, fixture.vesselId)).map(({ path, state }) => `${path} ${state}`);

describe('the queue', () => {
  it('is in the order of priority, then of age, and what a person puts first', async () => {
    const [a, b, c] = [await send('a'), await send('b'), await send('c')];
    expect(await paths()).toEqual(['to-vessel/a queued', 'to-vessel/b queued', 'to-vessel/c queued']);
    await act(c, { action: 'first' });
    await act(b, { priority: 'urgent' });
    expect(await paths()).toEqual(['to-vessel/b queued', 'to-vessel/c queued', 'to-vessel/a queued']);
    await act(a, { action: 'now' });
    await act(b, { action: 'pause' });
    expect((await fetches.list(manager, fixture.vesselId))[0]).toMatchObject({ transferId: a, isNow: true });
    expect(await paths()).toContain('to-vessel/b paused');
  });

  it('loses what is withdrawn, with its file; the version before stands for it again', async () => {
    await send('a', 'one');
    const second = await send('a', 'two');
    await act(second, { action: 'withdraw' });
    expect(await fixture.listContent()).toEqual([['a', 1, 'one']]);
    expect(await fixture.listBlobs()).toHaveLength(1);
    await expect(act(second, { action: 'resume' })).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('approval', () => {
  beforeEach(() => fixture.setPolicy({ needsApproval: true }));

  it('is a second person’s, and lets the file go', async () => {
    const transferId = await send('a');
    expect((await fetches.list(manager, fixture.vesselId))[0]).toMatchObject({
      reason: 'approval-shore',
      mayApprove: false,
    });
    expect((await fetches.list(admin, fixture.vesselId))[0]).toMatchObject({ mayApprove: true });
    const body = { transferId, approved: true, reason: 'checked' };
    await expect(queue.approve(manager, '', body)).rejects.toMatchObject({ code: 'forbidden' });
    const behind = { ...admin, impersonatedBy: manager.userId };
    await expect(queue.approve(behind, '', body)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await queue.approve(admin, '', body)).toMatchObject({
      ...{ state: 'queued', reason: null, decided: { by: 'admin', reason: 'checked' } },
    });
    await expect(queue.approve(admin, '', body)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('has no way around it, for people and for the link', async () => {
    const transferId = await send('a');
    for (const action of ['pause', 'resume'] as const) {
      await expect(act(transferId, { action })).rejects.toMatchObject({ code: 'conflict' });
    }
    await act(transferId, { action: 'now', priority: 'urgent' });
    const port = createTransferPort(fixture.ports);
    expect(await port.queue(fixture.vesselId)).toEqual([]);
    for (const event of ['start', 'clear', 'arrive', 'release'] as const) {
      expect(await port.step(fixture.vesselId, transferId, { event })).toBeNull();
    }
    await expect(port.open(fixture.vesselId, transferId)).rejects.toMatchObject({ code: 'not-found' });
    expect(await paths()).toEqual(['to-vessel/a waiting']);
  });

  it('is asked anew when a refused file is sent again', async () => {
    const transferId = await send('a');
    const refused = await queue.approve(admin, '', { transferId, approved: false, reason: 'wrong chart' });
    expect(refused).toMatchObject({ state: 'refused', decided: { reason: 'wrong chart' } });
    expect(await act(transferId, { action: 'resume' })).toMatchObject({
      ...{ state: 'waiting', reason: 'approval-shore', decided: null },
    });
  });
});

describe('a file of the outbox', () => {
  beforeEach(async () => {
    const told = { sizeBytes: 10, modifiedMs: NOON, sha256: null };
    await createTransferPort(fixture.ports).list(fixture.vesselId, NOON, [
      { ...told, path: 'log', isDirectory: true },
      { ...told, path: 'log/a.csv', isDirectory: false },
    ]);
  });

  it('is asked for once', async () => {
    const asked = { vesselId: fixture.vesselId, path: 'on-vessel/log/a.csv', priority: 'normal' } as const;
    const one = await fetches.fetch(manager, '', asked);
    expect(one).toMatchObject({ direction: 'to-shore', path: 'on-vessel/log/a.csv', size: 10, state: 'queued' });
    const again = await fetches.fetch(admin, '', { ...asked, priority: 'urgent' });
    expect(again).toMatchObject({ transferId: one.transferId, priority: 'urgent', asked: { name: 'manager' } });
  });

  it.each([
    ['on-vessel/log', 'invalid-input'],
    ['on-vessel/gone.csv', 'not-found'],
    ['to-vessel/a', 'invalid-input'],
    ['on-vessel/../a', 'invalid-input'],
  ])('cannot be asked for as %s', async (path, code) => {
    await expect(
      fetches.fetch(manager, '', { vesselId: fixture.vesselId, path, priority: 'normal' }),
    ).rejects.toMatchObject({ code });
  });
});

import { LIVE_MS, LIVE_SILENCE_MS, MAX_LIVE_VIEWS, MAX_PROLONGATIONS } from '@fms/domain/camera';
import { NO_BOUND } from '@fms/domain/transfer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALLERS } from '../../../testing/caller.ts';
import { CAMERA_ID, type CameraFixture, NOON, openCameraFixture } from '../testing/camera-fixture.ts';

const { admin, manager, operator } = CALLERS;

let camera: CameraFixture;
beforeAll(async () => {
  camera = await openCameraFixture();
});
afterAll(() => camera.close());
beforeEach(async () => {
  Object.assign(camera, { isAllowed: true, isSignedIn: true, lineRule: NO_BOUND, isOnRecord: true, warnings: [] });
  for (const { streamId } of camera.live.listRunning(camera.vesselId)) await stop(streamId);
  camera.clock.set(Math.max(camera.clock.now(), NOON));
});

const start = (caller: typeof admin | typeof operator = operator) =>
  camera.live.start(caller, '::1', { vesselId: camera.vesselId, cameraId: CAMERA_ID, width: 640 });
const stop = (streamId: string, caller = admin) =>
  camera.live.stop(caller, '::1', { vesselId: camera.vesselId, streamId });
const prolong = (streamId: string, caller: typeof admin | typeof operator = operator) =>
  camera.live.prolong(caller, { vesselId: camera.vesselId, streamId });
const lastEnd = async () => JSON.parse(JSON.stringify((await camera.trail()).at(-1)));

/** A browser reads it: what no browser reads ends by itself. */
async function startRead() {
  const view = await start();
  await camera.live.read(operator, view.streamId);
  return view;
}

describe('a live view', () => {
  it.each([
    ['the right on the vessel', { isAllowed: false }],
    ['the sign-in', { isSignedIn: false }],
  ])('is cut at the next look after the end of %s, on the line as well, and cannot go on', async (_, lost) => {
    const { streamId } = await startRead();
    const channel = camera.channels.at(-1);
    Object.assign(camera, lost);
    await camera.live.evaluateRights();
    expect(camera.live.listRunning(camera.vesselId)).toEqual([]);
    expect(channel?.destroyed).toBe(true);
    expect(await lastEnd()).toMatchObject({ what: 'camera.live-ended', new: { reason: 'right-lost' } });
    Object.assign(camera, { isAllowed: true, isSignedIn: true });
    await expect(prolong(streamId)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is held by the hours of the line: a running one ends, and none begins before they open', async () => {
    await startRead();
    // 14:00 to 15:00, and it is 12:00 or a little later.
    camera.lineRule = { ...NO_BOUND, hours: [{ from: 14 * 60, to: 15 * 60 }] };
    await camera.live.tick();
    expect(await lastEnd()).toMatchObject({ new: { reason: 'budget-line' } });
    await expect(start()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('14:00 UTC') });
    camera.lineRule = NO_BOUND;
    expect((await start()).ended).toBeNull();
  });

  it('sends no more frames than fit into the pace of the line', async () => {
    const { framesPerSecond } = await start();
    // A camera without a still counts as one of 40,000 bytes a frame.
    camera.lineRule = { ...NO_BOUND, bytesPerSecond: 20_000 };
    const slow = await start();
    expect([framesPerSecond > 0.5, slow.framesPerSecond]).toEqual([true, 0.5]);
  });

  it('goes on at the next look while the right holds', async () => {
    const { streamId } = await startRead();
    await camera.live.evaluateRights();
    expect(camera.live.listRunning(camera.vesselId).map((view) => view.streamId)).toEqual([streamId]);
  });

  it('gets its full time again with each prolongation, a bounded number of times', async () => {
    const { streamId, until } = await startRead();
    expect(Date.parse(until) - camera.clock.now()).toBe(LIVE_MS);
    for (let count = 0; count < MAX_PROLONGATIONS; count++) {
      camera.clock.advance(1000);
      expect(Date.parse((await prolong(streamId)).until) - camera.clock.now()).toBe(LIVE_MS);
    }
    await expect(prolong(streamId)).rejects.toThrow('cannot be prolonged; start another');
  });

  it('that ended by itself goes on when it is prolonged, over a new channel', async () => {
    const { streamId } = await startRead();
    camera.clock.advance(LIVE_SILENCE_MS);
    await camera.live.tick();
    expect(await lastEnd()).toMatchObject({ new: { reason: 'silent' } });
    const before = camera.channels.length;
    expect(await prolong(streamId)).toMatchObject({ ended: null });
    expect([camera.channels.length, camera.live.listRunning(camera.vesselId)]).toMatchObject([
      before + 1,
      [{ streamId }],
    ]);
  });

  it('that no browser reads ends', async () => {
    await start();
    camera.clock.advance(10_001);
    await camera.live.tick();
    expect(await lastEnd()).toMatchObject({ new: { reason: 'stopped' } });
  });

  it('is one of few on a vessel', async () => {
    for (let count = 0; count < MAX_LIVE_VIEWS; count++) await start();
    await expect(start()).rejects.toThrow(`${MAX_LIVE_VIEWS} live views of this vessel run already`);
  });

  it('is one of few also where it goes on after its end', async () => {
    const { streamId } = await startRead();
    camera.clock.advance(LIVE_SILENCE_MS);
    await camera.live.tick();
    for (let count = 0; count < MAX_LIVE_VIEWS; count++) await start();
    await expect(prolong(streamId)).rejects.toThrow(`${MAX_LIVE_VIEWS} live views of this vessel run already`);
  });

  it('that ends with its channel while nothing can be put on record ends all the same, and is told to the log', async () => {
    await startRead();
    camera.isOnRecord = false;
    camera.channels.at(-1)?.destroy();
    await expect.poll(() => camera.warnings).toEqual(['the end of a live view is not on record']);
    expect(camera.live.listRunning(camera.vesselId)).toEqual([]);
  });

  it('belongs to one person, and is ended by a manager as well', async () => {
    const { streamId } = await startRead();
    await expect(prolong(streamId, admin)).rejects.toMatchObject({ code: 'not-found' });
    await expect(camera.live.read(admin, streamId)).rejects.toMatchObject({ code: 'not-found' });
    const other = await start(admin);
    await expect(stop(other.streamId, operator as never)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await stop(streamId, manager as never)).toMatchObject({ ended: 'stopped', canProlong: false });
  });

  it('is refused once the budget of the day is used, with when it goes on', async () => {
    const { revision } = await camera.budgets.read(admin, camera.vesselId);
    const limits = { vesselId: camera.vesselId, streamBytes: 1000, monthBytes: 1_000_000_000 };
    const set = await camera.budgets.set(admin, '', { ...limits, dayBytes: 1, revision });
    await expect(start()).rejects.toThrow(/^Today's budget is used. It goes on at 2026-11-24 00:00 UTC.$/);
    await camera.budgets.set(admin, '', { ...limits, dayBytes: 1_000_000, revision: set.revision });
    expect(await start()).toMatchObject({ ended: null });
  });
});

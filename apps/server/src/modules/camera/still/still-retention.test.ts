import { getStillEnd } from '@fms/domain/camera';
import { DAY_MS } from '@fms/domain/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertLook } from '../store/look.repository.ts';
import { CAMERA_ID, type CameraFixture, NOON, noteDeletions, openCameraFixture } from '../testing/camera-fixture.ts';
import { createStillRetention, LOOK_DAYS } from './still-retention.service.ts';

let camera: CameraFixture;
beforeAll(async () => {
  camera = await openCameraFixture();
  for (const [step, reason] of (['schedule', 'live', 'alarm', 'kept'] as const).entries()) {
    const time = NOON + step;
    await camera.insertStill(time, reason, getStillEnd({ time, reason }));
  }
});
afterAll(() => camera.close());

const sweepAt = async (days: number, heads?: Parameters<typeof noteDeletions>[0]) => {
  const { deleted, blobs } = noteDeletions(heads);
  camera.clock.set(NOON + days * DAY_MS + 10);
  await createStillRetention({ db: camera.store.db, clock: camera.clock, blobs }).sweep();
  return deleted.map((name) => name.replace(`vessel/${camera.vesselId}/camera/`, ''));
};

it('gives stills up by their reason: a week of live views, a month by schedule, a year with an alarm, none by hand', async () => {
  expect(await sweepAt(6)).toEqual([]);
  expect(await sweepAt(7)).toEqual([`${NOON + 1}`]);
  expect(await sweepAt(30)).toEqual([`${NOON}`]);
  expect(await sweepAt(364)).toEqual([]);
  expect(await sweepAt(365)).toEqual([`${NOON + 2}`]);
  expect(await sweepAt(3650)).toEqual([]);
});

it('drops bytes without a still after a day, and none that a still has', async () => {
  const head = (name: string, changedMs: number) => ({
    ...{ name: `vessel/${camera.vesselId}/camera/${name}`, sizeBytes: 1, changedMs },
  });
  const at = NOON + 3650 * DAY_MS;
  const heads = [head('orphan', at - 2 * DAY_MS), head('fresh', at), head(`${NOON + 3}`, at - 2 * DAY_MS)];
  expect(await sweepAt(3650, heads)).toEqual(['orphan']);
});

it('keeps who looked for a year', async () => {
  const seen = { vesselId: camera.vesselId, cameraId: CAMERA_ID, kind: 'still', takenMs: null, toMs: null } as const;
  const by = { accountId: null, accountName: 'olav', actingId: null };
  const add = (fromMs: number) => insertLook(camera.store.db, { ...seen, ...by, fromMs });
  await add(NOON);
  await add(NOON + DAY_MS);
  await sweepAt(LOOK_DAYS);
  const left = await camera.store.db.selectFrom('cameraView').select('fromMs').execute();
  expect(left).toEqual([{ fromMs: NOON + DAY_MS }]);
});

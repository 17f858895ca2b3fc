import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNDO_KEPT_DAYS } from '@fms/contract/audit';
import { toId, type VesselId } from '@fms/domain/identity';
import { DAY_MS } from '@fms/domain/time';
import { createFakeClock } from '@fms/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../platform/blob/blob.ts';
import { openBlobFolder } from '../../platform/blob/blob-folder.ts';
import { CALLERS } from '../../testing/caller.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { insertVessel } from '../../testing/rows.ts';
import { createVesselPhotoService, KEPT_PHOTOS, type VesselPhotoService } from './vessel-photo.service.ts';

/** Files carry the time of this machine: the clock of the test is ahead of it, and no file is as young as an upload. */
const clock = createFakeClock(Date.UTC(2099, 0, 1));
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex').toString('base64');
const caller = CALLERS.manager;

let store: TestDatabase;
let folder: string;
let blobs: BlobStore;
let photos: VesselPhotoService;
let vesselId: VesselId;
beforeAll(async () => {
  store = await openTestDatabase(clock);
  folder = await mkdtemp(join(tmpdir(), 'fms-photo-'));
  blobs = await openBlobFolder(folder);
  const policy = {
    visible: async () => new Set<VesselId>(),
    require: async () => {},
    permissions: async () => () => ({ view: true, edit: true, acknowledge: true, admin: false, words: [] }),
  };
  photos = createVesselPhotoService({ db: store.db, clock, policy, bus: { publish: () => {} }, blobs });
});
beforeEach(async () => {
  vesselId = await insertVessel(store.db);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const files = async (id = vesselId) => (await blobs.list(`vessel/${id}`)).map(({ name }) => name);
const photo = async () => {
  const row = await store.db.selectFrom('vessel').select('image').where('id', '=', vesselId).executeTakeFirstOrThrow();
  return row.image;
};

it('a photo leaves no file behind when its vessel was deleted meanwhile', async () => {
  const id = toId<VesselId>(999_999);
  await expect(photos.set(caller, '', id, JPEG)).rejects.toMatchObject({ code: 'not-found' });
  expect(await files(id)).toEqual([]);
});

describe('the photo before', () => {
  it('is kept as long as the entry that replaced it can be undone, and then its file goes', async () => {
    await photos.set(caller, '', vesselId, JPEG);
    const first = await photo();
    await photos.set(caller, '', vesselId, JPEG);
    await photos.sweep();
    expect((await files()).toSorted()).toEqual([first, await photo()].toSorted());
    await store.db
      .deleteFrom('auditKept')
      .where('atMs', '<=', clock.now() + UNDO_KEPT_DAYS * DAY_MS)
      .execute();
    await photos.sweep();
    expect(await files()).toEqual([await photo()]);
    const bringBack = photos.bringBack(caller, '', vesselId, { photo: first, left: await photo() });
    await expect(bringBack).rejects.toMatchObject({ code: 'changed-meanwhile' });
  });

  it('is kept ten times at most, and the one the vessel has always', async () => {
    await photos.set(caller, '', vesselId, JPEG);
    const first = await photo();
    for (let more = 0; more < KEPT_PHOTOS + 2; more++) await photos.set(caller, '', vesselId, JPEG);
    const kept = await files();
    expect(kept).toHaveLength(KEPT_PHOTOS);
    expect(kept).toContain(await photo());
    expect(kept).not.toContain(first);
  });

  it('stays while its vessel is deleted and can be brought back', async () => {
    await photos.set(caller, '', vesselId, JPEG);
    await store.db
      .updateTable('vessel')
      .set({ removedMs: clock.now(), removedBy: 'admin' })
      .where('id', '=', vesselId)
      .execute();
    await photos.sweep();
    expect(await files()).toEqual([await photo()]);
  });
});

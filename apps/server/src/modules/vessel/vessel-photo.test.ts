import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toId, type VesselId } from '@fms/domain/identity';
import { expect, it } from 'vitest';
import { openBlobFolder } from '../../platform/blob/blob-folder.ts';
import { CALLERS } from '../../testing/caller.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { createVesselPhotoService } from './vessel-photo.service.ts';

const clock = { now: () => Date.UTC(2026, 10, 21) };
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex').toString('base64');
const caller = CALLERS.manager;

it('a photo leaves no file behind when its vessel was deleted meanwhile', async () => {
  const store = await openTestDatabase(clock);
  const folder = await mkdtemp(join(tmpdir(), 'fms-photo-'));
  const policy = {
    visible: async () => new Set<VesselId>(),
    require: async () => {},
    permissions: async () => () => ({ view: true, edit: true, acknowledge: true, admin: false, words: [] }),
  };
  const ports = { db: store.db, clock, policy, bus: { publish: () => {} }, blobs: await openBlobFolder(folder) };
  const set = createVesselPhotoService(ports).set(caller, '', toId<VesselId>(999_999), JPEG);
  await expect(set).rejects.toMatchObject({ code: 'not-found' });
  const left = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
  await store.close();
  await rm(folder, { recursive: true });
});

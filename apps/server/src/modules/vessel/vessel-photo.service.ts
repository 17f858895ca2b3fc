/**
 * The photo of a vessel. What is uploaded is known by its first bytes and never by what it claims to be; it leaves as a
 * data address of that type, so that no browser ever takes it for a page.
 */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { VesselId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import { createChangedFailure } from '../../platform/audit/undo-rule.ts';
import type { BlobStore } from '../../platform/blob/blob.ts';
import { readImage } from '../../platform/blob/image-text.ts';
import { notFound } from '../../platform/failure/failure.ts';
import { findVessels } from './vessel.repository.ts';
import { findNamedPhotos, lockVessel, updateVesselColumns } from './vessel-info.repository.ts';
import type { VesselInfoPorts } from './vessel-info.service.ts';

export interface VesselPhotoPorts extends VesselInfoPorts {
  blobs: BlobStore;
}

const PHOTO = { what: 'A photo', kinds: ['jpg', 'png'] } as const;
const TYPES = { jpg: 'image/jpeg', png: 'image/png' } as const;
/** Photos of one vessel that are kept, the one it has included: uploads alone cannot fill the disk. */
export const KEPT_PHOTOS = 10;
/** A photo that no vessel names yet is left alone for so long. */
const UPLOAD_MS = 3_600_000;
const FILE = /^vessel\/\d+\/[\da-f-]{36}\.(jpg|png)$/;

export function createVesselPhotoService({ db, bus, clock, policy, blobs }: VesselPhotoPorts) {
  /** The last photo is kept for an undo. `left` is what the vessel must have; undefined for whatever it has. */
  async function name(caller: Caller, from: string, id: VesselId, photo: string, left?: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const row = await lockVessel(tx, id);
      if (!row) throw notFound('The vessel');
      if (left !== undefined && row.image !== left) throw createChangedFailure('The photo was changed since.');
      await updateVesselColumns(tx, id, { image: photo });
      const entry = { at: clock.now(), ...toActor(caller), from, what: 'vessel.edited', subject: `vessel:${id}` };
      const kept = row.image === '' ? undefined : { photo: row.image };
      await recordAudit(tx, { ...entry, old: { photo: row.image }, new: { photo }, kept });
    });
    bus.publish('vessel.changed', { vesselIds: [id] });
  }

  /** Deletes the oldest photos of a vessel beyond `KEPT_PHOTOS`. */
  async function trim(id: VesselId, photo: string): Promise<void> {
    const files = (await blobs.list(`vessel/${id}`)).filter((file) => FILE.test(file.name) && file.name !== photo);
    const oldest = files.sort((a, b) => b.changedMs - a.changedMs).slice(KEPT_PHOTOS - 1);
    for (const file of oldest) await blobs.delete(file.name);
  }

  return {
    async read(caller: Caller, id: VesselId): Promise<{ address: string | null }> {
      await policy.require(caller, 'view', [id]);
      const [row] = await findVessels(db, new Set([id]));
      const kind = PHOTO.kinds.find((extension) => row?.image.endsWith(`.${extension}`));
      if (!row || !kind) return { address: null };
      const { stream } = await blobs.get(row.image);
      return { address: `data:${TYPES[kind]};base64,${(await buffer(stream)).toString('base64')}` };
    },

    /** The file is there before the vessel names it; the last one is kept for an undo, until `sweep`. */
    async set(caller: Caller, from: string, id: VesselId, image: string | null): Promise<void> {
      await policy.require(caller, 'edit', [id]);
      const photo = image === null ? '' : await store(blobs, id, image);
      await name(caller, from, id, photo).catch(async (error) => {
        if (photo !== '') await blobs.delete(photo);
        throw error;
      });
      await trim(id, photo);
    },

    /**
     * The photo before a change, empty for none, in the place of the one that change `left`.
     * @throws {Failure} `changed-meanwhile` when there is another one by now, or the file is no longer kept
     */
    async bringBack(caller: Caller, from: string, id: VesselId, { photo, left }: Record<'photo' | 'left', string>) {
      await policy.require(caller, 'edit', [id]);
      const isThere = photo === '' || (await blobs.head(photo)) !== undefined;
      if (!isThere) throw createChangedFailure('The file of this photo is no longer kept.');
      await name(caller, from, id, photo, left);
    },

    /** Deletes photos that no vessel has and no entry of the trail keeps for its undo. */
    async sweep(): Promise<void> {
      const before = clock.now() - UPLOAD_MS;
      const files = (await blobs.list('vessel')).filter(({ name, changedMs }) => FILE.test(name) && changedMs < before);
      const named = await findNamedPhotos(db);
      for (const file of files) if (!named.has(file.name)) await blobs.delete(file.name);
    },
  };
}
export type VesselPhotoService = ReturnType<typeof createVesselPhotoService>;

async function store(blobs: BlobStore, id: VesselId, image: string): Promise<string> {
  const { extension, bytes } = await readImage(image, PHOTO);
  const name = `vessel/${id}/${randomUUID()}.${extension}`;
  await blobs.put(name, bytes);
  return name;
}

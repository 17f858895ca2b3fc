/**
 * The photo of a vessel. What is uploaded is known by its first bytes and never by what it claims to be; it leaves as a
 * data address of that type, so that no browser ever takes it for a page.
 */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { VesselId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { BlobStore } from '../../platform/blob/blob.ts';
import { readImage } from '../../platform/blob/image-text.ts';
import { notFound } from '../../platform/failure/failure.ts';
import { findVessels } from './vessel.repository.ts';
import { lockVessel, updateVesselColumns } from './vessel-info.repository.ts';
import type { VesselInfoPorts } from './vessel-info.service.ts';

export interface VesselPhotoPorts extends VesselInfoPorts {
  blobs: BlobStore;
}

const PHOTO = { what: 'A photo', kinds: ['jpg', 'png'] } as const;
const TYPES = { jpg: 'image/jpeg', png: 'image/png' } as const;

export function createVesselPhotoService({ db, bus, clock, policy, blobs }: VesselPhotoPorts) {
  return {
    async read(caller: Caller, id: VesselId): Promise<{ address: string | null }> {
      await policy.require(caller, 'view', [id]);
      const [row] = await findVessels(db, new Set([id]));
      const kind = PHOTO.kinds.find((extension) => row?.image.endsWith(`.${extension}`));
      if (!row || !kind) return { address: null };
      const { stream } = await blobs.get(row.image);
      return { address: `data:${TYPES[kind]};base64,${(await buffer(stream)).toString('base64')}` };
    },

    /** The file is there before the vessel names it, and the last one goes when none does. */
    async set(caller: Caller, from: string, id: VesselId, image: string | null): Promise<void> {
      await policy.require(caller, 'edit', [id]);
      const name = image === null ? '' : await store(blobs, id, image);
      const last = await db
        .transaction()
        .execute(async (tx) => {
          const row = await lockVessel(tx, id);
          if (!row) throw notFound('The vessel');
          await updateVesselColumns(tx, id, { image: name });
          const entry = { at: clock.now(), ...toActor(caller), from, what: 'vessel.edited', subject: `vessel:${id}` };
          await recordAudit(tx, { ...entry, old: { photo: row.image }, new: { photo: name } });
          return row.image;
        })
        .catch(async (error) => {
          if (name !== '') await blobs.delete(name);
          throw error;
        });
      bus.publish('vessel.changed', { vesselIds: [id] });
      if (last !== '') await blobs.delete(last);
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

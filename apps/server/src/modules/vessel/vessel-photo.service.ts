/**
 * The photo of a vessel. What is uploaded is known by its first bytes and never by what it claims to be; it leaves as a
 * data address of that type, so that no browser ever takes it for a page.
 */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { MAX_IMAGE_BYTES } from '@fms/contract';
import type { VesselId } from '@fms/domain';
import { actorOf, recordAudit } from '../../platform/audit.ts';
import type { BlobStore } from '../../platform/blob/blob.ts';
import type { Caller } from '../../platform/caller.ts';
import { Failure, invalid, notFound } from '../../platform/failure.ts';
import { findVessels } from './vessel.repository.ts';
import { changeVessel, lockVessel } from './vessel-info.repository.ts';
import type { VesselInfoPorts } from './vessel-info.service.ts';

export interface VesselPhotoPorts extends VesselInfoPorts {
  blobs: BlobStore;
}

/** JPEG start of image; PNG signature. */
const SIGNATURES = [
  ['jpg', 'image/jpeg', 'ffd8ff'],
  ['png', 'image/png', '89504e470d0a1a0a'],
] as const;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const DATA_ADDRESS = /^data:[\w.+/-]*;base64,/;

export function createVesselPhotoService({ db, bus, clock, policy, blobs }: VesselPhotoPorts) {
  return {
    async read(caller: Caller, id: VesselId): Promise<{ address: string | null }> {
      await policy.require(caller, 'view', [id]);
      const [row] = await findVessels(db, new Set([id]));
      const kind = SIGNATURES.find(([extension]) => row?.image.endsWith(`.${extension}`));
      if (!row || !kind) return { address: null };
      const { stream } = await blobs.get(row.image);
      return { address: `data:${kind[1]};base64,${(await buffer(stream)).toString('base64')}` };
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
          await changeVessel(tx, id, { image: name });
          const entry = { at: clock.now(), ...actorOf(caller), from, what: 'vessel.edited', subject: `vessel:${id}` };
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
  const base64 = image.slice(DATA_ADDRESS.exec(image)?.[0].length ?? 0).trim();
  if (Buffer.byteLength(base64, 'base64') > MAX_IMAGE_BYTES) {
    throw new Failure('too-large', `A photo may have at most ${MAX_IMAGE_BYTES / 1_000_000} MB.`);
  }
  if (!BASE64.test(base64)) throw invalid('A photo must be base64.');
  const bytes = Buffer.from(base64, 'base64');
  const start = bytes.subarray(0, 8).toString('hex');
  const kind = SIGNATURES.find(([, , signature]) => start.startsWith(signature));
  if (!kind) throw invalid('A photo must be a jpeg or png.');
  const name = `vessel/${id}/${randomUUID()}.${kind[0]}`;
  await blobs.put(name, bytes);
  return name;
}

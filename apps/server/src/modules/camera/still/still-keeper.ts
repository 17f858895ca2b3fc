/** Makes stills of pictures that come from board: looked at from the first byte to the last, stored, counted. */
import { createHash, randomUUID } from 'node:crypto';
import { getStillEnd, STILL_REASONS, type StillReason } from '@fms/domain/camera';
import { isJpeg, walkJpeg } from '@fms/domain/file';
import type { Instant } from '@fms/domain/time';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { StillRow } from '../../../platform/database/tables/camera.ts';
import { type CameraOfVessel, findStillAt, insertStill, setReason } from '../store/still.repository.ts';

export interface StillKeeperPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly blobs: Pick<BlobStore, 'put' | 'delete'>;
}

export interface ArrivedStill extends CameraOfVessel {
  readonly takenMs: Instant;
  readonly width: number;
  readonly height: number;
  readonly reason: StillReason;
  readonly bytes: Uint8Array;
}

/** A clock on board may go ahead of ours by this. */
const AHEAD_MS = 5 * 60_000;
/** The gateway holds stills for two minutes; a slow line takes its time. */
const BEHIND_MS = 60 * 60_000;

export const getStillFolder = (vesselId: number) => `vessel/${vesselId}/camera`;

const strength = (reason: StillReason) => STILL_REASONS.indexOf(reason);

export function createStillKeeper({ db, clock, blobs }: StillKeeperPorts) {
  /** A still is kept by the strongest of its reasons. */
  async function strengthen(still: StillRow, reason: StillReason, on: Db = db): Promise<StillRow> {
    if (strength(reason) <= strength(still.reason)) return still;
    const end = getStillEnd({ time: still.takenMs, reason });
    return (await setReason(on, still.id, reason, end)) ?? still;
  }

  return {
    strengthen,

    /** Null for what is no JPEG of the size that was told, and for a time that cannot be: it is left out. */
    async keep({ vesselId, cameraId, takenMs, width, height, reason, bytes }: ArrivedStill): Promise<StillRow | null> {
      const now = clock.now();
      if (takenMs > now + AHEAD_MS || takenMs < now - BEHIND_MS) return null;
      const facts = isJpeg(bytes) ? walkJpeg(bytes) : 'damaged';
      if (typeof facts === 'string' || facts.width !== width || facts.height !== height) return null;
      const known = await findStillAt(db, { vesselId, cameraId }, takenMs);
      if (known) return strengthen(known, reason);
      const blob = `${getStillFolder(vesselId)}/${randomUUID()}`;
      await blobs.put(blob, bytes);
      const still = await insertStill(db, {
        ...{ vesselId, cameraId, takenMs, width, height, reason, blob },
        sizeBytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        untilMs: getStillEnd({ time: takenMs, reason }),
      });
      if (still === undefined) await blobs.delete(blob);
      return still ?? null;
    },
  };
}
export type StillKeeper = ReturnType<typeof createStillKeeper>;

/** Who looked at the cameras: pictures that one person fetches one after the other are one look. */
import type { CameraView, listCameraViews } from '@fms/contract/camera';
import type { QueryOf } from '@fms/contract/endpoint';
import { toWireTime } from '@fms/contract/scalar';
import type { Instant } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../../platform/access/caller.ts';
import { toActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { CameraViewRow } from '../../../platform/database/tables/camera.ts';
import { insertLook, listLooks, setLookEnd } from '../store/look.repository.ts';
import type { CameraOfVessel } from '../store/still.repository.ts';

/** A picture after a longer pause begins another look. */
const PAUSE_MS = 10 * 60_000;
/** The end of a look is written so often at most. */
const SAVE_MS = 30_000;
/** Looks that are remembered; the oldest are forgotten, and their next picture begins another. */
const MAX_LOOKS = 10_000;

interface Look {
  readonly id: Promise<number>;
  lastMs: Instant;
  savedMs: Instant;
}

export interface LookLogPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rights: Pick<VesselRights, 'require'>;
}

export function createLookLog({ db, clock, rights }: LookLogPorts) {
  const looks = new Map<string, Look>();

  return {
    /** Keeps that the caller saw a picture that was taken at `takenMs`. */
    async note(
      caller: Caller,
      { vesselId, cameraId }: CameraOfVessel,
      kind: CameraViewRow['kind'],
      takenMs: Instant | null,
    ): Promise<void> {
      const now = clock.now();
      const key = [caller.sessionId, caller.userId, vesselId, cameraId, kind].join('/');
      const known = looks.get(key);
      if (known && now - known.lastMs < PAUSE_MS) {
        known.lastMs = now;
        if (now - known.savedMs < SAVE_MS) return;
        known.savedMs = now;
        await setLookEnd(db, await known.id, now);
        return;
      }
      const { accountId, who: accountName, actingId } = toActor(caller);
      const about = { vesselId, cameraId, accountId, accountName, actingId, kind, takenMs };
      const id = insertLook(db, { ...about, fromMs: now, toMs: null });
      looks.delete(key);
      looks.set(key, { id, lastMs: now, savedMs: now });
      for (const oldest of looks.keys()) {
        if (looks.size <= MAX_LOOKS) break;
        looks.delete(oldest);
      }
      await id;
    },

    async list(
      caller: Caller,
      asked: QueryOf<typeof listCameraViews>,
    ): Promise<{ views: CameraView[]; total: number }> {
      await rights.require(caller, 'view', [asked.vesselId]);
      const { rows, total } = await listLooks(db, asked);
      return { views: rows.map(toView), total };
    },
  };
}
export type LookLog = ReturnType<typeof createLookLog>;

const toView = ({ id, cameraId, accountName, actingName, kind, fromMs, toMs, takenMs }: CameraViewRow): CameraView => ({
  ...{ id, cameraId, by: accountName, actingBy: actingName, kind, from: toWireTime(fromMs) },
  to: toMs === null ? null : toWireTime(toMs),
  taken: takenMs === null ? null : toWireTime(takenMs),
});

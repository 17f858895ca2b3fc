/** The cameras of a vessel, what is wrong with each, and who looks now (§7.10). */
import type { Camera, CameraState } from '@fms/contract/camera';
import { toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import { type Caller, isAllowed, type VesselRights } from '../../platform/access/caller.ts';
import { toActor } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { type LiveViews, MOST_FRAMES_A_SECOND, USUAL_FRAME_BYTES } from './live/live-view.service.ts';
import type { CameraWalls } from './standing/camera-walls.ts';
import { formatStillUrl, toStillSize } from './still/still-wire.ts';
import { listCameras } from './store/camera.repository.ts';
import { findStillBefore } from './store/still.repository.ts';

export interface CameraListPorts {
  readonly db: Db;
  readonly rights: VesselRights;
  readonly walls: CameraWalls;
  readonly live: LiveViews;
}

export function createCameraListService({ db, rights, walls, live }: CameraListPorts) {
  return {
    /** A stream is named to who may open it; its bit rate is that of stills of the last size, as often as a view shows them. */
    async list(caller: Caller, vesselId: VesselId): Promise<Camera[]> {
      await rights.require(caller, 'view', [vesselId]);
      const mayLook = await isAllowed(rights, caller, 'ship-view', vesselId);
      const cameras = await listCameras(db, vesselId);
      return Promise.all(
        cameras.map(async ({ cameraId, name, place, everySeconds, hasStream }) => {
          const last = await findStillBefore(db, { vesselId, cameraId });
          const bitRate = (last?.sizeBytes ?? USUAL_FRAME_BYTES) * 8 * MOST_FRAMES_A_SECOND;
          return {
            ...{ id: cameraId, name, place },
            still: { url: formatStillUrl({ vesselId, cameraId }), everySeconds, last: last ? toStillSize(last) : null },
            stream: hasStream && mayLook ? { kind: 'mjpeg' as const, bitRate } : null,
          };
        }),
      );
    },

    async states(caller: Caller, vesselId: VesselId): Promise<CameraState[]> {
      await rights.require(caller, 'view', [vesselId]);
      const wall = walls.find(vesselId);
      const running = live.listRunning(vesselId);
      const downSince = walls.linkDownSince(vesselId);
      return (await listCameras(db, vesselId)).map(({ cameraId, zones }) => {
        const trouble = wall?.troubles.get(cameraId);
        return {
          cameraId,
          problem: trouble ? { code: trouble.code, since: toWireTime(trouble.since) } : null,
          linkDownSince: downSince === null ? null : toWireTime(downSince),
          zones: JSON.parse(zones) as string[],
          live: running
            .filter(({ camera }) => camera.cameraId === cameraId)
            .map(({ streamId, caller: by, view }) => ({
              ...{ streamId, by: toActor(by).who, until: toWireTime(view.until) },
            })),
        };
      });
    },
  };
}
export type CameraListService = ReturnType<typeof createCameraListService>;

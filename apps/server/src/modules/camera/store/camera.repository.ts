/** The cameras of vessels as their gateways told them last. */
import type { CameraOnBoard } from '@fms/contract/camera-link';
import type { VesselId } from '@fms/domain/identity';
import type { Db } from '../../../platform/database/database.ts';
import type { CameraRow } from '../../../platform/database/tables/camera.ts';

/** In the order of the configuration on board. */
export function listCameras(db: Db, vesselId: VesselId): Promise<CameraRow[]> {
  return db.selectFrom('camera').selectAll().where('vesselId', '=', vesselId).orderBy('position').execute();
}

export function findCamera(db: Db, vesselId: VesselId, cameraId: number): Promise<CameraRow | undefined> {
  return db
    .selectFrom('camera')
    .selectAll()
    .where(({ and }) => and({ vesselId, cameraId }))
    .executeTakeFirst();
}

/** All cameras of a vessel in place of those that were told before. To be called within a transaction. */
export async function replaceCameras(tx: Db, vesselId: VesselId, cameras: readonly CameraOnBoard[]): Promise<void> {
  await tx.deleteFrom('camera').where('vesselId', '=', vesselId).execute();
  if (cameras.length === 0) return;
  const rows = cameras.map(({ id: cameraId, zones, ...about }, position) => ({
    ...{ vesselId, cameraId, position, zones: JSON.stringify(zones) },
    ...about,
  }));
  await tx.insertInto('camera').values(rows).execute();
}

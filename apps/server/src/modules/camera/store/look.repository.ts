/** Who looked at which camera, and from when to when. */

import type { UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { countRows } from '../../../platform/database/count-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { CameraViewRow } from '../../../platform/database/tables/camera.ts';

export interface NewLook extends Omit<CameraViewRow, 'id' | 'actingName'> {
  /** The admin behind an impersonated user. */
  readonly actingId: UserId | null;
}

export async function insertLook(db: Db, { actingId, ...look }: NewLook): Promise<number> {
  const acting =
    actingId === null
      ? undefined
      : await db.selectFrom('account').select('userName').where('id', '=', actingId).executeTakeFirst();
  const values = { ...look, actingName: acting?.userName ?? null };
  return (await db.insertInto('cameraView').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

export async function setLookEnd(db: Db, id: number, toMs: Instant): Promise<void> {
  await db.updateTable('cameraView').set({ toMs }).where('id', '=', id).execute();
}

export interface LookPage {
  readonly vesselId: VesselId;
  readonly cameraId?: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Newest first. */
export async function listLooks(
  db: Db,
  { vesselId, cameraId, offset, limit }: LookPage,
): Promise<{ rows: CameraViewRow[]; total: number }> {
  const ofVessel = db.selectFrom('cameraView').where('vesselId', '=', vesselId);
  const asked = cameraId === undefined ? ofVessel : ofVessel.where('cameraId', '=', cameraId);
  const rows = await asked
    .selectAll()
    .orderBy('fromMs', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: await countRows(asked) };
}

export async function deleteLooksBefore(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('cameraView').where('fromMs', '<', before).execute();
}

/** Stills ashore: one row for each picture that a gateway sent. */
import type { StillReason } from '@fms/domain/camera';
import type { AlarmId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Db } from '../../../platform/database/database.ts';
import type { NewStill, StillRow } from '../../../platform/database/tables/camera.ts';

/** Rows of a period that are read for a timeline: more are thinned from these. */
const MAX_ROWS_OF_PERIOD = 20_000;
/** Stills that one round of the retention gives up. */
const MAX_ENDED = 500;

export interface CameraOfVessel {
  readonly vesselId: VesselId;
  readonly cameraId: number;
}

const ofVessel = (db: Db, vesselId: VesselId) =>
  db.selectFrom('cameraStill').selectAll().where('vesselId', '=', vesselId);

const ofCamera = (db: Db, { vesselId, cameraId }: CameraOfVessel) =>
  ofVessel(db, vesselId).where('cameraId', '=', cameraId);

/** Undefined where a still of that camera and that time is there. */
export function insertStill(db: Db, still: NewStill): Promise<StillRow | undefined> {
  return db
    .insertInto('cameraStill')
    .values(still)
    .onConflict((same) => same.columns(['vesselId', 'cameraId', 'takenMs']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findStill(db: Db, vesselId: VesselId, id: number): Promise<StillRow | undefined> {
  return ofVessel(db, vesselId).where('id', '=', id).executeTakeFirst();
}

/** The newest one, or the last at or before a time. */
export function findStillBefore(db: Db, camera: CameraOfVessel, at?: Instant): Promise<StillRow | undefined> {
  const newest = ofCamera(db, camera).orderBy('takenMs', 'desc').limit(1);
  return (at === undefined ? newest : newest.where('takenMs', '<=', at)).executeTakeFirst();
}

export function findStillAt(db: Db, camera: CameraOfVessel, at: Instant): Promise<StillRow | undefined> {
  return ofCamera(db, camera).where('takenMs', '=', at).executeTakeFirst();
}

/** Of a period, the newest first. */
export function listStillsBetween(db: Db, camera: CameraOfVessel, from: Instant, to: Instant): Promise<StillRow[]> {
  return ofCamera(db, camera)
    .where((is) => is.between('takenMs', from, to))
    .orderBy('takenMs', 'desc')
    .limit(MAX_ROWS_OF_PERIOD)
    .execute();
}

/** Those that people kept, newest first, with the number of all. */
export async function listKept(
  db: Db,
  { vesselId, offset, limit }: { readonly vesselId: VesselId; readonly offset: number; readonly limit: number },
): Promise<{ rows: StillRow[]; total: number }> {
  const kept = db.selectFrom('cameraStill').where('vesselId', '=', vesselId).where('reason', '=', 'kept');
  const rows = await kept.selectAll().orderBy('takenMs', 'desc').offset(offset).limit(limit).execute();
  const { total } = await kept.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export async function listStillsOfAlarm(db: Db, vesselId: VesselId, alarmId: AlarmId): Promise<StillRow[]> {
  return db
    .selectFrom('cameraAlarmStill')
    .innerJoin('cameraStill', 'cameraStill.id', 'cameraAlarmStill.stillId')
    .selectAll('cameraStill')
    .where(({ and }) => and({ alarmId, vesselId }))
    .orderBy('cameraId')
    .orderBy('takenMs')
    .execute();
}

export async function setReason(
  db: Db,
  id: number,
  reason: StillReason,
  untilMs: Instant | null,
): Promise<StillRow | undefined> {
  return db.updateTable('cameraStill').set({ reason, untilMs }).where('id', '=', id).returningAll().executeTakeFirst();
}

/** Rows whose time is over, taken away; their bytes are the caller's to delete. */
export async function deleteEnded(db: Db, now: Instant): Promise<Pick<StillRow, 'blob'>[]> {
  const ended = db
    .selectFrom('cameraStill')
    .select('id')
    .where('untilMs', '<', now)
    .orderBy('untilMs')
    .limit(MAX_ENDED);
  return db.deleteFrom('cameraStill').where('id', 'in', ended).returning('blob').execute();
}

/** Names of all bytes that a still of the vessel has. */
export async function listStillBlobs(db: Db, vesselId: VesselId): Promise<Set<string>> {
  const rows = await db.selectFrom('cameraStill').select('blob').where('vesselId', '=', vesselId).execute();
  return new Set(rows.map(({ blob }) => blob));
}

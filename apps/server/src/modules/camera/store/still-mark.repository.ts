/** What stills are marked with: alarms, and the notes of people. */
import type { AlarmMoment } from '@fms/domain/camera';
import type { AlarmId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Db } from '../../../platform/database/database.ts';

export interface AlarmMark {
  readonly stillId: number;
  readonly alarmId: AlarmId;
  readonly moment: AlarmMoment | null;
}

export interface StillNoteRow {
  readonly stillId: number;
  readonly accountName: string;
  readonly atMs: Instant;
  readonly note: string;
}

/** A second mark of the same alarm changes nothing. */
export async function insertAlarmMark(db: Db, mark: AlarmMark, atMs: Instant): Promise<void> {
  await db
    .insertInto('cameraAlarmStill')
    .values({ ...mark, atMs })
    .onConflict((same) => same.columns(['alarmId', 'stillId']).doNothing())
    .execute();
}

export async function deleteAlarmMarks(db: Db, stillId: number): Promise<void> {
  await db.deleteFrom('cameraAlarmStill').where('stillId', '=', stillId).execute();
}

/** The newest mark first. */
export async function listAlarmMarks(db: Db, stillIds: readonly number[]): Promise<AlarmMark[]> {
  if (stillIds.length === 0) return [];
  return db
    .selectFrom('cameraAlarmStill')
    .select(['stillId', 'alarmId', 'moment'])
    .where('stillId', 'in', stillIds)
    .orderBy('atMs', 'desc')
    .execute();
}

export async function insertNote(db: Db, note: StillNoteRow): Promise<void> {
  await db.insertInto('cameraNote').values(note).execute();
}

export async function listNotes(db: Db, stillIds: readonly number[]): Promise<StillNoteRow[]> {
  if (stillIds.length === 0) return [];
  return db
    .selectFrom('cameraNote')
    .select(['stillId', 'accountName', 'atMs', 'note'])
    .where('stillId', 'in', stillIds)
    .orderBy('id')
    .execute();
}

/** Whether the alarm is one of the vessel. */
export async function isAlarmOf(db: Db, vesselId: VesselId, alarmId: AlarmId): Promise<boolean> {
  const row = await db
    .selectFrom('alarm')
    .select('id')
    .where(({ and }) => and({ id: alarmId, vesselId }))
    .executeTakeFirst();
  return row !== undefined;
}

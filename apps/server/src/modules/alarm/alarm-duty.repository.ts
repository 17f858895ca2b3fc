/** Rows of alarm assignments, escalation times and unattended alarms. */
import { ESCALATED_PRIORITIES } from '@fms/domain/alarm';
import type { AlarmId, UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Db } from '../../platform/database/database.ts';
import { buildAnyOf, type NamedAlarmRow, selectNamedAlarms } from './alarm.repository.ts';

export interface Assignment {
  assignedTo: UserId;
  assignedName: string;
  assignedBy: string;
  assignedMs: Instant;
}

const UNASSIGNED = { assignedTo: null, assignedName: null, assignedBy: null, assignedMs: null } as const;

/** Assigns alarms; null takes the assignment back. */
export async function insertAssignment(db: Db, ids: readonly AlarmId[], assignment: Assignment | null): Promise<void> {
  await db
    .updateTable('alarm')
    .set(assignment ?? UNASSIGNED)
    .where('id', '=', buildAnyOf(ids))
    .execute();
}

/** After how many minutes alarms of a vessel are escalated; undefined where no time was chosen. */
export async function findEscalationMinutes(db: Db, vesselId: VesselId): Promise<number | undefined> {
  const rule = db.selectFrom('alarmEscalation').select('minutes').where('vesselId', '=', vesselId);
  return (await rule.executeTakeFirst())?.minutes;
}

export async function upsertEscalationMinutes(db: Db, vesselId: VesselId, minutes: number): Promise<void> {
  await db
    .insertInto('alarmEscalation')
    .values({ vesselId, minutes })
    .onConflict((known) => known.column('vesselId').doUpdateSet({ minutes }))
    .execute();
}

/** `minutes` is the escalation time chosen for the vessel; null for the default. */
export type UnattendedRow = NamedAlarmRow & { minutes: number | null };

/**
 * Active alarms that may be escalated once they are due: not acknowledged ashore or on board, not escalated
 * yet; of vessels whose contract runs and whose escalation is not off.
 */
export function findUnattended(db: Db, now: Instant): Promise<UnattendedRow[]> {
  return selectNamedAlarms(db)
    .innerJoin('vessel', 'vessel.id', 'alarm.vesselId')
    .leftJoin('alarmEscalation as rule', 'rule.vesselId', 'alarm.vesselId')
    .select('rule.minutes')
    .where('vessel.removedMs', 'is', null)
    .where('alarm.priority', 'in', ESCALATED_PRIORITIES)
    .where('alarm.heardMs', 'is not', null)
    .where('alarm.escalatedMs', 'is', null)
    .where('alarm.acknowledgedMs', 'is', null)
    .where('alarm.clearedMs', 'is', null)
    .where('alarm.boardAcknowledgedMs', 'is', null)
    .where((is) => is.or([is('vessel.expiredMs', 'is', null), is('vessel.expiredMs', '>', now)]))
    .where((is) => is.or([is('rule.minutes', 'is', null), is('rule.minutes', '>', 0)]))
    .orderBy('alarm.heardMs')
    .orderBy('alarm.id')
    .execute();
}

/** Marks those that still wait as told; answers their ids. Whatever else happens meanwhile, each is answered once. */
export async function markEscalated(
  db: Db,
  ids: readonly AlarmId[],
  told: { atMs: Instant; to: readonly string[] },
): Promise<AlarmId[]> {
  const rows = await db
    .updateTable('alarm')
    .set({ escalatedMs: told.atMs, escalatedTo: JSON.stringify(told.to) })
    .where('id', '=', buildAnyOf(ids))
    .where('escalatedMs', 'is', null)
    .where('acknowledgedMs', 'is', null)
    .where('clearedMs', 'is', null)
    .where('boardAcknowledgedMs', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Rows of events of hull and propeller. */
import type { VesselId } from '@fms/domain/identity';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { PerformanceEventTable } from '../../platform/database/tables/performance.ts';

export type EventRow = Selectable<PerformanceEventTable>;
export type NewEvent = Insertable<PerformanceEventTable>;

/** In order of time. */
export function listEvents(db: Db, vesselId: VesselId): Promise<EventRow[]> {
  return db
    .selectFrom('performanceEvent')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .orderBy('atMs')
    .orderBy('id')
    .execute();
}

export function findEvent(db: Db, vesselId: VesselId, id: number): Promise<EventRow | undefined> {
  return db
    .selectFrom('performanceEvent')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function insertEvent(db: Db, event: NewEvent): Promise<EventRow> {
  return db.insertInto('performanceEvent').values(event).returningAll().executeTakeFirstOrThrow();
}

export function updateEvent(db: Db, id: number, event: NewEvent): Promise<EventRow> {
  return db.updateTable('performanceEvent').set(event).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteEvent(db: Db, id: number): Promise<void> {
  await db.deleteFrom('performanceEvent').where('id', '=', id).execute();
}

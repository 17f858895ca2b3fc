/** Rows of bunker delivery notes. */
import type { VesselId } from '@fms/domain/identity';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { DeliveryNoteTable } from '../../platform/database/tables/delivery.ts';

export type NoteRow = Selectable<DeliveryNoteTable>;
export type NewNote = Insertable<DeliveryNoteTable>;

/** The newest first. */
export function listNotes(db: Db, vesselId: VesselId): Promise<NoteRow[]> {
  return db
    .selectFrom('deliveryNote')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .orderBy('atMs', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findNote(db: Db, vesselId: VesselId, id: number): Promise<NoteRow | undefined> {
  return db
    .selectFrom('deliveryNote')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function insertNote(db: Db, note: NewNote): Promise<NoteRow> {
  return db.insertInto('deliveryNote').values(note).returningAll().executeTakeFirstOrThrow();
}

export function updateNote(db: Db, id: number, note: NewNote): Promise<NoteRow> {
  return db.updateTable('deliveryNote').set(note).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteNote(db: Db, id: number): Promise<void> {
  await db.deleteFrom('deliveryNote').where('id', '=', id).execute();
}

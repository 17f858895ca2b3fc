/** Rows of bunker delivery notes. */
import type { VesselId } from '@fms/domain/identity';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { DeliveryNoteTable } from '../../platform/database/tables/delivery.ts';
import { createEntryRows } from '../../platform/vessel-entry/entry-rows.ts';

export type NoteRow = Selectable<DeliveryNoteTable>;

export const deliveryNotes = createEntryRows('deliveryNote');

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

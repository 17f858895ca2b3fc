/** Bunker delivery notes of a vessel. */
import { type addDeliveryNote, type DeliveryNote, MAX_DELIVERY_NOTES } from '@fms/contract/delivery';
import type { BodyOf } from '@fms/contract/endpoint';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { Caller } from '../../platform/access/caller.ts';
import { createDatedEntryRows, type EntryRow } from '../../platform/vessel-entry/entry-rows.ts';
import { createVesselEntries, type VesselEntryPorts } from '../../platform/vessel-entry/vessel-entry.ts';

type NoteRow = EntryRow<'deliveryNote'>;

/** Lists the newest first. */
export function createDeliveryService(ports: VesselEntryPorts) {
  return createVesselEntries(ports, {
    title: { one: 'This delivery note', many: 'delivery notes' },
    limit: MAX_DELIVERY_NOTES,
    actions: { added: 'delivery-note.added', changed: 'delivery-note.changed', deleted: 'delivery-note.deleted' },
    rows: createDatedEntryRows('deliveryNote', 'desc'),
    listedAs: 'notes',
    ...{ toRow, toEntry: toNote, tell },
  });
}
export type DeliveryService = ReturnType<typeof createDeliveryService>;

const toRow = (caller: Caller, { at, id: _, ...entry }: BodyOf<typeof addDeliveryNote> & { readonly id?: number }) => ({
  ...entry,
  atMs: fromWireTime(at),
  enteredBy: caller.userName,
});

const toNote = ({ atMs, enteredBy, ...row }: NoteRow): DeliveryNote => ({
  ...row,
  at: toWireTime(atMs),
  by: enteredBy,
});

const tell = ({ atMs, grade, tonnes, density15, sulphurPercent, reference }: NoteRow) => ({
  ...{ grade, tonnes, density15, sulphurPercent, reference },
  at: toWireTime(atMs),
});

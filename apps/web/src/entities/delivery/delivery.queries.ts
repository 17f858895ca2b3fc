/** Bunker delivery notes: read, entered, corrected, taken away. */
import { addDeliveryNote, deleteDeliveryNote, editDeliveryNote, listDeliveryNotes } from '@fms/contract/delivery';
import type { VesselId } from '@fms/domain/identity';
import { askVessel } from '../../api/ask-query.ts';
import { createBookCalls } from '../../api/entry-book.ts';

export const deliveryQueries = {
  /** The newest first. */
  notes: (vesselId: VesselId) => askVessel(['delivery-note', vesselId], listDeliveryNotes, vesselId),
};

export const deliveryCalls = createBookCalls(addDeliveryNote, editDeliveryNote, deleteDeliveryNote);

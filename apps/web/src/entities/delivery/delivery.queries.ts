/** Bunker delivery notes: read, entered, corrected, taken away. */
import { addDeliveryNote, deleteDeliveryNote, editDeliveryNote, listDeliveryNotes } from '@fms/contract/delivery';
import type { BodyOf } from '@fms/contract/endpoint';
import type { VesselId } from '@fms/domain/identity';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/index.ts';

export const deliveryQueries = {
  /** The newest first. */
  notes: (vesselId: VesselId) =>
    queryOptions({
      queryKey: ['delivery-note', vesselId],
      queryFn: ({ signal }) => call(listDeliveryNotes, { query: { vesselId: String(vesselId) }, signal }),
    }),
};

export const deliveryCalls = {
  add: (body: BodyOf<typeof addDeliveryNote>) => call(addDeliveryNote, { body }),
  edit: (body: BodyOf<typeof editDeliveryNote>) => call(editDeliveryNote, { body }),
  delete: (vesselId: VesselId, id: number) =>
    call(deleteDeliveryNote, { query: { vesselId: String(vesselId), id: String(id) } }),
};

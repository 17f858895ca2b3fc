/** Calls of bunker delivery notes. */
import { addDeliveryNote, deleteDeliveryNote, editDeliveryNote, listDeliveryNotes } from '@fms/contract/delivery';
import type { Router } from '../../platform/http/router.ts';
import type { DeliveryService } from './delivery.service.ts';

export function registerDeliveryRoutes(router: Router, notes: DeliveryService): void {
  router.route(listDeliveryNotes, ({ caller, query }) => notes.list(caller, query.vesselId));
  router.route(addDeliveryNote, ({ caller, from, body }) => notes.add({ caller, from }, body));
  router.route(editDeliveryNote, ({ caller, from, body }) => notes.edit({ caller, from }, body));
  router.route(deleteDeliveryNote, ({ caller, from, query }) =>
    notes.delete({ caller, from }, query.vesselId, query.id),
  );
}

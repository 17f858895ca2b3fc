/** Calls of zones. */
import { addZone, deleteZone, editZone, importZones, listZoneEvents, listZones } from '@fms/contract/zone';
import type { Router } from '../../platform/http/router.ts';
import type { ZoneEditService, ZoneService } from './zone.service.ts';

export function registerZoneRoutes(router: Router, zones: ZoneService, edits: ZoneEditService): void {
  router.route(listZones, ({ caller }) => zones.list(caller));
  router.route(listZoneEvents, async ({ caller, query, total }) => {
    const page = await zones.events(caller, query);
    total(page.total);
    return page.events;
  });
  router.route(addZone, ({ caller, from, body }) => edits.add({ caller, from }, body));
  router.route(editZone, ({ caller, from, body }) => edits.edit({ caller, from }, body));
  router.route(deleteZone, ({ caller, from, query }) => edits.delete({ caller, from }, query.id));
  router.route(importZones, ({ caller, from, query, body }) =>
    edits.import({ caller, from }, query.organizationId, body),
  );
}

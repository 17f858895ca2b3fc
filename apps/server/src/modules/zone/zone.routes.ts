/** Calls of zones. */
import { addZone, deleteZone, editZone, importZones, listZoneEvents, listZones } from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { ZoneEditService, ZoneService } from './zone.service.ts';

export function mountZone(door: Door, zones: ZoneService, edits: ZoneEditService): void {
  door.mount(listZones, ({ caller }) => zones.list(caller));
  door.mount(listZoneEvents, async ({ caller, query, total }) => {
    const page = await zones.events(caller, query);
    total(page.total);
    return page.events;
  });
  door.mount(addZone, ({ caller, from, body }) => edits.add({ caller, from }, body));
  door.mount(editZone, ({ caller, from, body }) => edits.edit({ caller, from }, body));
  door.mount(deleteZone, ({ caller, from, query }) => edits.delete({ caller, from }, query.id));
  door.mount(importZones, ({ caller, from, query, body }) =>
    edits.import({ caller, from }, query.organizationId, body),
  );
}

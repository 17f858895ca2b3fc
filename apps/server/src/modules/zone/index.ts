/** Zones of organisations: drawn or imported, and who entered and left them. */

export { readAreas } from './import/read-areas.service.ts';
export { mountZone } from './zone.routes.ts';
export { createZoneEditService, createZoneService } from './zone.service.ts';
export { openZoneWatch } from './zone-watch.service.ts';

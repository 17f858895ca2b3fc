/** Zones of organisations: drawn or imported, and who entered and left them. */

export { mountZone } from './zone.routes.ts';
export { createZoneEditService, createZoneService } from './zone.service.ts';
export { openZoneWatch } from './zone-watch.service.ts';

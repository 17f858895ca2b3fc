/** Zones of organisations: drawn or imported, and who entered and left them. */

export { readAreas } from './import/read-areas.service.ts';
export { createZonePolicy } from './zone.policy.ts';
export { findEventsAfter, findLastEventId, findZones, type NewZoneEvent } from './zone.repository.ts';

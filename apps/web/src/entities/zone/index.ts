/** Zones: which there are, which vessels lie in them, and what happened there. */
export { removeZone, saveZone, updateZone, uploadZones, zoneQueries } from './zone.queries.ts';
export { formatCrossing, formatZoneEvent } from './zone-event-text.ts';
export { createRestingPlaceFinder, createZoneTest, type PlaceOf } from './zone-place.ts';

/** Positions of vessels over time, what they say of a voyage, and anchor watches. */
export { openAnchorDrag } from './anchor-drag.service.ts';
export { createAnchorWatchService } from './anchor-watch.service.ts';
export { mountGeo } from './geo.routes.ts';
export { createGeoService } from './geo.service.ts';
export { createPortFinder, type PortFinder } from './port-finder.ts';
export { createVoyageService } from './voyage.service.ts';

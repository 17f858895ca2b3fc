/** Positions of vessels over time. */
export { mountGeo } from './geo.routes.ts';
export { createGeoService } from './geo.service.ts';
export { createPortFinder, type PortFinder } from './port-finder.ts';
export { createVoyageService } from './voyage.service.ts';

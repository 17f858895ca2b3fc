/** Zones of organisations: drawn or imported, and who entered and left them. */
export { readAreas } from './import/read-areas.service.ts';

/** Zones, speed limits inside zones, and the anchor watch. */
export * from './anchor-watch.ts';
export * from './zone.ts';
export * from './zone-speed.ts';

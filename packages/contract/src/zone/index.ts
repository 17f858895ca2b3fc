/** Zones and anchor watches. */
export * from './anchor-watch.ts';
export * from './zone.ts';

/** The electrical plant: three-phase quantities, load sharing, the trip check, running sets. */
export * from './bus-section.ts';
export * from './electrical.ts';
export * from './set-running.ts';
export * from './trip-check.ts';

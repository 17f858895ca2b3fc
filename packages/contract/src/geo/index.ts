/** Positions over time, of one vessel and of a fleet. */
export * from './fleet-history.ts';
export * from './geo.ts';

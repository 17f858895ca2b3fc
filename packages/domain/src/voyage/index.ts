/** Voyages by state and by day, and the estimated time of arrival. */
export * from './eta.ts';
export * from './voyage.ts';

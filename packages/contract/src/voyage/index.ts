/** Voyages of a vessel. */
export * from './voyage.ts';

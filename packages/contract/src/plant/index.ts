/** The plant of a vessel on the wire. */
export * from './plant.ts';

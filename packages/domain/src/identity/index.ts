/** Identities: ids, IMO numbers, MMSI. */
export * from './ids.ts';
export * from './imo.ts';
export * from './mmsi.ts';

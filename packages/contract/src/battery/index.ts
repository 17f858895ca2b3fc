/** Batteries on the wire. */
export * from './charge-history.ts';

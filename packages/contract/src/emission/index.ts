/** Emissions of a vessel on the wire. */
export * from './emission.ts';
export * from './figure.ts';
export * from './question.ts';

/** Instants, stretches of time, time zones, and the time filter of a request. */
export * from './instant.ts';
export * from './time-span.ts';
export * from './time-zone.ts';
export * from './unit.ts';

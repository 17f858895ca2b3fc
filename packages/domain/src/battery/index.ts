/** Batteries: their strings and their charge sessions. */
export * from './battery-string.ts';
export * from './charge-session.ts';

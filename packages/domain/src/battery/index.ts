/** Batteries: strings, charge sessions, what is stored, cycles, health and protection. */
export * from './battery-store.ts';
export * from './battery-string.ts';
export * from './charge-session.ts';
export * from './energy-session.ts';
export * from './health-session.ts';
export * from './health-trend.ts';
export * from './protection.ts';
export * from './rainflow.ts';
export * from './state-of-health.ts';
export * from './throughput.ts';
export * from './time-by-charge.ts';
export * from './weakest-string.ts';

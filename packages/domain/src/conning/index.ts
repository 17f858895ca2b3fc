/** What the bridge reads: set and drift, wind, heel, heading and turn. Torque and slip are of the engine. */
export * from './heading.ts';
export * from './heel.ts';
export * from './set-drift.ts';
export * from './wind.ts';

/** Disk use of the telemetry of each vessel. */
export * from './storage.ts';

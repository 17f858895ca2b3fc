/** Disk use of the telemetry of each vessel. */
export * from './telemetry.ts';

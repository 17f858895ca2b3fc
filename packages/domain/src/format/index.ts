/** How numbers, positions, times, bytes and durations are written. */
export * from './format.ts';
export * from './format-measurement.ts';
export * from './format-number.ts';
export * from './format-position.ts';
export * from './format-time.ts';

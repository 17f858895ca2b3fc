/** Calls that only the demonstration answers. */
export * from './demonstration.ts';

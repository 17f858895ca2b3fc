/** Scales of instruments, and the parts of a scale beyond the limits of a tag. */
export * from './instrument-scale.ts';
export * from './limit-zone.ts';

/** Ids, positions, revisions, times and texts as they cross the wire. */
export * from './id.ts';
export * from './position.ts';
export * from './revision.ts';
export * from './text.ts';
export * from './time.ts';

/** The log of a scrubber on the wire. */
export * from './scrubber-log.ts';

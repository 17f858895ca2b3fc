/** Rights on a vessel: their words, what grants them, and which of them a person can use. */
export * from './change.ts';
export * from './grant.ts';
export * from './word.ts';

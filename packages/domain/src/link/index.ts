/** The acknowledged numbers of a ship link. */
export * from './range-set.ts';

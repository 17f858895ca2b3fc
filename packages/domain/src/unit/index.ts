/** Units of measurement and their conversion. */
export * from './units.ts';

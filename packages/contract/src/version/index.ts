/** Releases of the product, and what runs where. */
export * from './version.ts';

/** Published numbers with their source, their time and whether they were checked. */
export * from './reference-set.ts';

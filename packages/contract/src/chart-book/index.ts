/** Notes and saved views of the charts of a vessel. */
export * from './chart-book.ts';

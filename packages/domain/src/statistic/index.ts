/** Statistics of values over time: buckets, histograms, shifts, changes, sums, lines. */
export * from './bucket.ts';
export * from './histogram.ts';
export * from './integral.ts';
export * from './last-change.ts';
export * from './line-fit.ts';
export * from './polynomial-fit.ts';
export * from './quantile.ts';
export * from './rise-per-hour.ts';
export * from './shift.ts';
export * from './shift-total.ts';
export * from './statistics.ts';

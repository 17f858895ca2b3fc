/** Quality and age of values, and the causes of gaps. */
export * from './freshness.ts';
export * from './gap-cause.ts';
export * from './quality.ts';

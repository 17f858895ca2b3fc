/** Quality and age of values, the rules that evaluate them, and the causes of gaps. */
export * from './freshness.ts';
export * from './gap-cause.ts';
export * from './quality.ts';
export * from './quality-replay.ts';
export * from './quality-rule.ts';

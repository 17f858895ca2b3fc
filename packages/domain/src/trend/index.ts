/** Rate of change and the time to a limit. */
export * from './reach.ts';
export * from './recent-trend.ts';
export * from './trend.ts';

/** Reports (§9.11): their types and formats, when they are due, which period they are of, what a format can hold. */
export * from './report-bound.ts';
export * from './report-kind.ts';
export * from './report-schedule.ts';

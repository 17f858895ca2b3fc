/** Reports: definitions, schedules, runs and their files (§7.10, §9.11). */
export * from './report.ts';
export * from './report-run.ts';

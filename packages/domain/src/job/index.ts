/** Job history: jobs found from plant and track, their totals, corrections and comparison. */
export * from './continue-jobs.ts';
export * from './edit-job.ts';
export * from './find-jobs.ts';
export * from './job-cause.ts';
export * from './job-comparison.ts';
export * from './job-hours.ts';
export * from './job-period.ts';
export * from './job-record.ts';
export * from './job-rule.ts';
export * from './job-total.ts';
export * from './kind/job-kind.ts';
export * from './minute/build-minutes.ts';
export * from './minute/job-minute.ts';
export * from './minute/job-source.ts';
export * from './port-call.ts';
export * from './renew-jobs.ts';

/** Jobs of a vessel: queries, calls, and their kinds in words. */
export { jobCalls, jobQueries } from './job.queries.ts';
export { getJobKindText, getJobStateText } from './job-text.ts';

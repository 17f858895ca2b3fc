/** The job history of a vessel on the wire. */
import { correctJob, enterJob, linkJobFile, lockJob, mergeJobs, removeJob, signJob, splitJob } from './job-change.ts';
import { getJob, listJobPeriods, listJobs } from './job-history.ts';

export * from './job.ts';
export * from './job-change.ts';
export * from './job-history.ts';

export const jobEndpoints = {
  listJobPeriods,
  listJobs,
  getJob,
  enterJob,
  correctJob,
  splitJob,
  mergeJobs,
  signJob,
  lockJob,
  removeJob,
  linkJobFile,
};

/** Jobs of vessels, found or entered. */
export { listValidJobs, type ValidJob } from './store/valid-job.ts';

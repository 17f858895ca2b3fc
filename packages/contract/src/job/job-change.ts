/** Calls that change the job history of a vessel; of level 2 alone, each a new version (§9.8). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { vesselId } from '../scalar/id.ts';
import { requestTime } from '../scalar/time.ts';
import { job, jobId, jobKind, jobReason, jobWords } from './job.ts';

const fields = { kind: jobKind, from: requestTime, to: requestTime, ...jobWords };
const named = { vesselId, id: jobId };
/** Needed where the job was signed, and for a removal. */
const reason = jobReason.default('');

export const enterJob = defineEndpoint('POST /api/v2/job/enter', 'admin', {
  summary: 'Enters a job by hand; 409 where it shares time with another.',
  body: z.object({ vesselId, ...fields, reason }),
  answer: job,
});

export const correctJob = defineEndpoint('POST /api/v2/job/correct', 'admin', {
  summary: 'Corrects a job; one that was signed needs a reason and a new signature.',
  body: z.object({ ...named, ...fields, reason }),
  answer: job,
});

export const splitJob = defineEndpoint('POST /api/v2/job/split', 'admin', {
  summary: 'Cuts a job in two at a whole minute within it; answers the later part.',
  body: z.object({ ...named, at: requestTime, reason }),
  answer: job,
});

export const mergeJobs = defineEndpoint('POST /api/v2/job/merge', 'admin', {
  summary: 'Makes one of two jobs that follow each other; answers the one that is kept.',
  body: z.object({ ...named, otherId: jobId, reason }),
  answer: job,
});

export const signJob = defineEndpoint('POST /api/v2/job/sign', 'admin', {
  summary: 'States that a job is right.',
  body: z.object(named),
  answer: job,
});

export const lockJob = defineEndpoint('POST /api/v2/job/lock', 'admin', {
  summary: 'Ends all corrections of a job that is signed.',
  body: z.object(named),
  answer: job,
});

export const removeJob = defineEndpoint('POST /api/v2/job/remove', 'admin', {
  summary: 'Takes a job out of the history, with a reason; its versions are kept.',
  body: z.object({ ...named, reason: jobReason.min(1) }),
});

/** Files linked to one job. */
export const MAX_JOB_FILES = 50;

export const linkJobFile = defineEndpoint('POST /api/v2/job/file', 'admin', {
  summary: 'Links a file of the vessel to a job, or takes the link away.',
  body: z.object({ ...named, fileId: z.int().positive(), isLinked: z.boolean() }),
});

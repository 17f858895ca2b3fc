/** Calls that read the job history of a vessel; of level 2 alone, as its tab (§9.8). */
import { COMPARED, type ComparedRate, JOB_CAUSES, type JobCause, type JobGrouping } from '@fms/domain/job';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { definePagedList } from '../endpoint/list.ts';
import { vesselPeriodQuery, vesselQuery } from '../endpoint/query.ts';
import { queryVesselId } from '../scalar/id.ts';
import { text } from '../scalar/text.ts';
import { timeSpan } from '../scalar/time.ts';
import { job, jobId, jobKind, jobTotal, jobVersion } from './job.ts';

/** Longest span of one call. */
export const MAX_JOB_DAYS = 32;
/** Points of the power curve of one call. */
export const MAX_POWER_POINTS = 800;

export const jobGroupings = ['shift', 'day', 'month'] as const satisfies readonly JobGrouping[];

const part = jobTotal.extend({ jobId, kind: jobKind, isCut: z.boolean() });
export type WireJobPart = z.infer<typeof part>;

/** A shift, day or month with what of each job lies in it; its totals are of all its time, in jobs and outside. */
export const jobPeriod = z.object({ ...timeSpan, parts: z.array(part), total: jobTotal });
export type WireJobPeriod = z.infer<typeof jobPeriod>;

export const jobPeriods = z.object({
  /** Zone and hours of the local day by which periods are cut. */
  zone: z.string(),
  shiftHours: z.array(z.number()),
  jobs: z.array(job),
  /** In order of time; the first and the last are cut by the span asked for. */
  periods: z.array(jobPeriod),
  /** Mean power of each step, kW; null where it was not measured. */
  power: z.object({ stepSeconds: z.int().positive(), kilowatts: z.array(z.number().nullable()).max(MAX_POWER_POINTS) }),
  /** Spans in which the vessel told nothing, longer than two minutes. */
  silences: z.array(z.object(timeSpan)),
  /** Days with measurements in which jobs are still to be found, or to be found again after late data. */
  waitingDays: z.int(),
});
export type JobPeriods = z.infer<typeof jobPeriods>;

export const listJobPeriods = defineEndpoint('GET /api/v2/job/periods', 'admin', {
  summary: 'Jobs of a vessel with their parts and totals by shift, day or month of its zone; at most 32 days.',
  query: vesselPeriodQuery.extend({ grouping: z.enum(jobGroupings) }),
  answer: jobPeriods,
});

export const listJobs = definePagedList('GET /api/v2/job/list', 'admin', job, {
  summary: 'Jobs of a vessel, the newest first, by words of number, place and customer, and by kind.',
  fields: { vesselId: queryVesselId, words: text(120).optional(), kind: jobKind.optional() },
});

const rate = z.object({
  value: z.number(),
  median: z.number(),
  lowerQuartile: z.number(),
  upperQuartile: z.number(),
  difference: z.number(),
});

const jobRate = z.enum(Object.keys(COMPARED) as [ComparedRate]);

const similarJob = z.object({ jobId, ...timeSpan, rates: z.partialRecord(jobRate, z.number().nullable()) });

export const jobComparison = z.object({
  /** Earlier jobs of the same kind and about as far, within twelve months. */
  similar: z.array(similarJob),
  /** By name of the rate; null where too few have it. */
  rates: z.partialRecord(jobRate, rate.nullable()),
  /** What explains most of the difference in fuel; null where nothing does. */
  cause: z
    .object({
      rate: jobRate,
      cause: z.enum(Object.keys(JOB_CAUSES) as [JobCause]),
      value: z.number(),
      usual: z.number(),
      effect: z.number(),
    })
    .nullable(),
});
export type WireJobComparison = z.infer<typeof jobComparison>;

export const jobFile = z.object({
  fileId: z.int().positive(),
  /** Tree and path, e.g. `from-vessel/logs/week-47.zip`. */
  path: z.string(),
  size: z.int(),
});
export type JobFile = z.infer<typeof jobFile>;

export const jobDetail = z.object({
  job,
  /** Oldest first; the last one is valid. */
  versions: z.array(jobVersion),
  comparison: jobComparison.nullable(),
  files: z.array(jobFile),
});
export type JobDetail = z.infer<typeof jobDetail>;

export const getJob = defineEndpoint('GET /api/v2/job/detail', 'admin', {
  summary: 'A job with its versions, its comparison with similar ones and its files.',
  query: vesselQuery.extend({ id: z.coerce.number().int().positive() }),
  answer: jobDetail,
});

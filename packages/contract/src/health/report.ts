/** How the server does, for who runs it (call of our own). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { vesselId } from '../scalar/id.ts';
import { wireTime } from '../scalar/time.ts';

const bytes = z.int().nonnegative();
const count = z.int().nonnegative();

export const vesselHealth = z.object({
  vesselId,
  name: z.string(),
  isConnected: z.boolean(),
  /** When anything came last from its gateway; null where nothing ever did. */
  lastContact: wireTime.nullable(),
  /** What its gateway has not handed over yet, as it said last. */
  backlogBytes: bytes,
  samplesStored: count,
  /** When its contract ends; null where it does not. */
  expiredDate: wireTime.nullable(),
});
export type VesselHealth = z.infer<typeof vesselHealth>;

export const refusalHealth = z.object({
  reason: z.string(),
  place: z.enum(['gateway', 'server']),
  count,
  vessels: count,
  lastAt: wireTime,
});

export const STORES = ['relational', 'telemetry', 'files'] as const;

export const storeHealth = z.object({
  store: z.enum(STORES),
  bytes,
  /** By so much it grew a day over the last week; null until it is known for a day. */
  bytesPerDay: z.number().nullable(),
});

export const jobHealth = z.object({
  name: z.string(),
  intervalSeconds: z.number(),
  /** Runs and failures since the start of the server. */
  runs: count,
  failures: count,
  lastRunAt: wireTime.nullable(),
  lastSeconds: z.number().nullable(),
  lastFailedAt: wireTime.nullable(),
  lastError: z.string().nullable(),
});
export type JobHealth = z.infer<typeof jobHealth>;

export const failedMail = z.object({
  id: z.int(),
  at: wireTime,
  to: z.string(),
  subject: z.string(),
  error: z.string().nullable(),
});

export const healthReport = z.object({
  at: wireTime,
  version: z.string(),
  startedAt: wireTime,
  ingest: z.object({
    /** Readings stored a second over the last minute. */
    samplesPerSecond: z.number(),
    samplesStored: count,
  }),
  vessels: z.array(vesselHealth),
  refusals: z.array(refusalHealth),
  stores: z.array(storeHealth),
  /** Of the disk that holds the data folder. */
  freeBytes: bytes,
  jobs: z.array(jobHealth),
  mail: z.object({ waiting: count, failed: count, failures: z.array(failedMail) }),
  /** Of the public address; null where it is not https. */
  certificate: z.object({ host: z.string(), validTo: wireTime.nullable(), error: z.string().nullable() }).nullable(),
  /** The newest backup this server made; null where it made none. */
  backup: z.object({ at: wireTime, bytes }).nullable(),
});
export type HealthReport = z.infer<typeof healthReport>;

export const getHealth = defineEndpoint('GET /api/v2/health', 'admin', {
  summary: 'Ingest, links, refusals, stores, jobs, failed mails, certificate, contracts and the newest backup.',
  answer: healthReport,
});

export const healthEndpoints = { getHealth };

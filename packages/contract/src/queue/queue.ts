/** The durable queue of the server (calls of our own): what it does, what waits, what failed. */
import { QUEUE_JOB_STATES } from '@fms/domain/queue';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList, definePagedList } from '../endpoint/list.ts';
import { text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';

const count = z.int().nonnegative();
export const queueJobState = z.enum(QUEUE_JOB_STATES);

export const queueJob = z.object({
  id: z.int(),
  queue: z.string(),
  state: queueJobState,
  /** Whether it comes again by itself. */
  isPeriodic: z.boolean(),
  createdAt: wireTime,
  dueAt: wireTime,
  startedAt: wireTime.nullable(),
  endedAt: wireTime.nullable(),
  /** Begun so often, and so often it may be begun yet. */
  attempt: count,
  attemptsLeft: count,
  /** Why the last attempt failed. */
  error: z.string().nullable(),
});
export type QueueJob = z.infer<typeof queueJob>;

export const queueState = z.object({
  name: z.string(),
  /** Null for a queue that is filled by people. */
  intervalSeconds: z.number().nullable(),
  waiting: count,
  running: count,
  /** Given up within the days that failures are kept. */
  failed: count,
  lastRun: z
    .object({ at: wireTime, state: queueJobState, seconds: z.number().nullable(), error: z.string().nullable() })
    .nullable(),
  nextAt: wireTime.nullable(),
});
export type QueueState = z.infer<typeof queueState>;

export const listQueues = defineList('GET /api/v2/queue/list', 'admin', queueState, {
  summary: 'Every durable queue of the server: what waits, runs and failed, its last and its next run.',
});

export const listQueueJobs = definePagedList('GET /api/v2/queue/jobs', 'admin', queueJob, {
  summary: 'Jobs of the durable queues, the newest first.',
  fields: { queue: text(100).optional(), state: queueJobState.optional() },
});

const jobBody = z.object({ id: z.int().positive() });

export const retryQueueJob = defineEndpoint('POST /api/v2/queue/retry', 'admin', {
  summary: 'Runs a job now: one that failed or was cancelled once more, one that waits before its time.',
  body: jobBody,
  answer: queueJob,
});

export const cancelQueueJob = defineEndpoint('POST /api/v2/queue/cancel', 'admin', {
  summary: 'Ends a job that waits or runs; periodic work comes again at its next time.',
  body: jobBody,
  answer: queueJob,
});

export const queueEndpoints = { listQueues, listQueueJobs, retryQueueJob, cancelQueueJob };

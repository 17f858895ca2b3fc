/**
 * `waiting` is due at a time, `running` is held by one server, `done` succeeded, `failed` was given up after its last
 * attempt and is kept as it was, `cancelled` was ended by a person.
 */
export const QUEUE_JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type QueueJobState = (typeof QUEUE_JOB_STATES)[number];

const RETRY_FACTOR = 3;
const MAX_RETRY_MS = 3_600_000;

/** Milliseconds until the next attempt after `attempts` of them failed: the first wait, then three times the last, at most 1 h. */
export function computeRetryMs(firstMs: number, attempts: number): number {
  return Math.min(MAX_RETRY_MS, firstMs * RETRY_FACTOR ** (attempts - 1));
}

/** Whether a person may run it again: only what ended without success. */
export const isRetryable = (state: QueueJobState): boolean => state === 'failed' || state === 'cancelled';

/** Whether a person may end it: only what has not ended. */
export const isCancellable = (state: QueueJobState): boolean => state === 'waiting' || state === 'running';

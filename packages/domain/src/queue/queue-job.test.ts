import { expect, it } from 'vitest';
import { computeRetryMs, isCancellable, isRetryable, QUEUE_JOB_STATES } from './queue-job.ts';

it.each([
  [1, 10_000],
  [2, 30_000],
  [3, 90_000],
  [7, 3_600_000],
])('waits longer after failure %i: %i ms', (attempts, waitMs) => {
  expect(computeRetryMs(10_000, attempts)).toBe(waitMs);
});

it('is either run again, cancelled, or neither', () => {
  expect(QUEUE_JOB_STATES.filter(isRetryable)).toEqual(['failed', 'cancelled']);
  expect(QUEUE_JOB_STATES.filter(isCancellable)).toEqual(['waiting', 'running']);
});

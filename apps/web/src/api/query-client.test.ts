import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

const { retry, retryDelay } = createQueryClient(
  () => {},
  () => true,
).getDefaultOptions().queries as {
  retry: (failures: number, error: unknown) => boolean;
  retryDelay: (failures: number, error: unknown) => number;
};

describe('a failed question', () => {
  it('of a user who asks too much is not asked again', () => {
    expect(retry(0, new ApiError(429, 'too-many-requests', '', [], { retryAfterMs: 2000 }))).toBe(false);
  });

  it('of a server that is busy is asked twice more, and not before the time it named', () => {
    const busy = new ApiError(503, 'overloaded', '', [], { retryAfterMs: 7000 });
    expect([0, 1, 2].map((failures) => retry(failures, busy))).toEqual([true, true, false]);
    expect([0, 1].map((failures) => retryDelay(failures, busy))).toEqual([7000, 7000]);
    expect([0, 1].map((failures) => retryDelay(failures, new ApiError(0, 'no-answer', '')))).toEqual([1000, 2000]);
  });
});

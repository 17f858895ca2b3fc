import { describe, expect, it } from 'vitest';
import { BACKOFF_SECONDS, createBackoff } from './backoff.ts';

describe('backoff', () => {
  it('waits 1, 2, 5, 10 and then 30 seconds, and from the beginning after a success', () => {
    const patience = createBackoff(BACKOFF_SECONDS, () => 0.5);
    const waits = Array.from({ length: 7 }, () => patience.next());
    expect(waits).toEqual([1000, 2000, 5000, 10_000, 30_000, 30_000, 30_000]);
    patience.reset();
    expect(patience.next()).toBe(1000);
  });

  it('is never the same for a whole fleet', () => {
    expect([0, 1].map((random) => createBackoff(BACKOFF_SECONDS, () => random).next())).toEqual([700, 1300]);
  });
});

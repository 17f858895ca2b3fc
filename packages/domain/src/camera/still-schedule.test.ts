import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getNextStill, getRetryMs, MIN_STILL_SECONDS, RETRY_MS } from './still-schedule.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const MINUTE = 60_000;

describe('the next still', () => {
  it('comes at the full interval, and the cameras of a vessel follow each other', () => {
    const every = (index: number) => getNextStill({ everySeconds: 300, index, count: 3 }, NOON + 1) - NOON;
    expect([0, 1, 2].map(every)).toEqual([5 * MINUTE, 100_000, 200_000]);
  });

  it('is later than what it is asked after, by one interval at most, and the same after a restart in between', () => {
    const schedule = fc.record({
      everySeconds: fc.integer({ min: MIN_STILL_SECONDS, max: 86_400 }),
      index: fc.integer({ min: 0, max: 15 }),
      count: fc.integer({ min: 1, max: 16 }),
    });
    fc.assert(
      fc.property(
        schedule,
        fc.integer({ min: 0, max: NOON }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (of, at, share) => {
          const next = getNextStill(of, at);
          expect(next).toBeGreaterThan(at);
          expect(next - at).toBeLessThanOrEqual(of.everySeconds * 1000);
          expect(getNextStill(of, at + Math.floor(share * (next - at - 1)))).toBe(next);
          expect(getNextStill(of, next)).toBe(next + of.everySeconds * 1000);
        },
      ),
      { seed: 1901, numRuns: 10_000 },
    );
  });

  it.each([0, -5, 1])('is never nearer than the shortest interval where %d s are asked', (everySeconds) => {
    const next = getNextStill({ everySeconds, index: 0, count: 1 }, NOON);
    expect(next - NOON).toBe(MIN_STILL_SECONDS * 1000);
  });
});

it('asks a camera that fails ever later, up to five minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 1000].map(getRetryMs)).toEqual([
    10_000,
    20_000,
    40_000,
    80_000,
    160_000,
    RETRY_MS.last,
    RETRY_MS.last,
    RETRY_MS.last,
  ]);
});

import { createFakeClock } from '@fms/test-kit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

it('gives a burst, then its rate, and is full again after a while', () => {
  const clock = createFakeClock();
  const bucket = new TokenBucket({ burst: 3, perSecond: 2 }, clock.now());
  const take = () => bucket.take(clock.now());
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  clock.advance(499);
  expect(take()).toBe(false);
  clock.advance(1);
  expect([take(), take()]).toEqual([true, false]);
  expect(bucket.isFull(clock.now())).toBe(false);
  clock.advance(1500);
  expect(bucket.isFull(clock.now())).toBe(true);
});

it('never gives more than burst and rate allow, whatever the clock does', () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: 1, max: 5 })));
  fc.assert(
    fc.property(steps, (moves) => {
      const clock = createFakeClock();
      const bucket = new TokenBucket({ burst: 10, perSecond: 1 }, clock.now());
      let given = 0;
      let forward = 0;
      for (const [milliseconds, count] of moves) {
        clock.advance(milliseconds);
        forward += Math.max(0, milliseconds);
        if (bucket.take(clock.now(), count)) given += count;
      }
      expect(given).toBeLessThanOrEqual(10 + forward / 1000 + 1e-6);
    }),
    { seed: 15 },
  );
});

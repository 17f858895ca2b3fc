import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLL_UPS_SECONDS } from '../tag/tag.ts';
import { findRollUp, MAX_CHART_POINTS, planBuckets } from './bucket.ts';

fc.configureGlobal({ seed: 1406 });

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const FROM = Date.UTC(2025, 0, 1);

describe('planBuckets', () => {
  it('§9.3: at most 1000 points', () => {
    expect(MAX_CHART_POINTS).toBe(1000);
  });

  it.each([
    ['ten minutes from samples', 600 * SECOND, 1, null],
    ['half an hour from samples', HOUR / 2, 2, null],
    ['an hour from 5 s', HOUR, 5, 5],
    ['six hours from 5 s', 6 * HOUR, 30, 5],
    ['a day from minutes', DAY, 120, 60],
    ['a week from 10 minutes', 7 * DAY, 900, 300],
    ['a month from hours', 30 * DAY, 3600, 3600],
    ['a year from hours', 365 * DAY, 43_200, 3600],
    ['a century doubles weeks', 36_525 * DAY, 604_800 * 8, 3600],
  ])('%s', (_name, spanMs, bucketSeconds, rollUpSeconds) => {
    expect(planBuckets(FROM, FROM + spanMs)).toMatchObject({ bucketSeconds, rollUpSeconds });
  });

  it('grows the range to whole buckets', () => {
    const plan = planBuckets(FROM + 1, FROM + 2 * HOUR - 1);
    expect(plan).toEqual({
      bucketSeconds: 10,
      rollUpSeconds: 5,
      fromMs: FROM,
      toMs: FROM + 2 * HOUR,
      bucketCount: 720,
    });
  });

  it('makes one bucket of an empty or a reversed range', () => {
    expect(planBuckets(FROM, FROM).bucketCount).toBe(1);
    expect(planBuckets(FROM, FROM - DAY).bucketCount).toBe(1);
  });

  it('takes two buckets across 1970, where no width makes it one', () => {
    expect(planBuckets(-1, 1, 1).bucketCount).toBe(2);
  });

  it('refuses what would have no end', () => {
    expect(() => planBuckets(Number.NaN, FROM)).toThrow(RangeError);
    expect(() => planBuckets(FROM, FROM, Number.NaN)).toThrow(RangeError);
  });

  it('never gives more than maxPoints buckets, aligned, covering the range, from roll-ups that fit', () => {
    const instant = fc.integer({ min: 0, max: 4e12 });
    fc.assert(
      fc.property(instant, instant, fc.integer({ min: 1, max: MAX_CHART_POINTS }), (a, b, maxPoints) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const plan = planBuckets(from, to, maxPoints);
        expect(plan.bucketCount).toBeLessThanOrEqual(maxPoints);
        expect(plan.fromMs % (plan.bucketSeconds * SECOND)).toBe(0);
        expect(plan.toMs - plan.fromMs).toBe(plan.bucketCount * plan.bucketSeconds * SECOND);
        expect(plan.fromMs).toBeLessThanOrEqual(from);
        expect(plan.toMs).toBeGreaterThanOrEqual(to);
        expect(plan.bucketSeconds % (plan.rollUpSeconds ?? 1)).toBe(0);
      }),
    );
  });
});

describe('findRollUp', () => {
  it.each([
    [1, null],
    [2, null],
    [5, 5],
    [15, 5],
    [60, 60],
    [120, 60],
    [900, 300],
    [1800, 600],
    [86_400, 3600],
  ])('%d s are made from %s', (bucketSeconds, expected) => {
    expect(findRollUp(bucketSeconds)).toBe(expected);
  });

  it('uses only what is kept for the tag', () => {
    const withoutFive = ROLL_UPS_SECONDS.filter((width) => width !== 5);
    expect(findRollUp(30, withoutFive)).toBeNull();
    expect(findRollUp(3600, [60])).toBe(60);
  });
});

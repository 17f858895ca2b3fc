import { describe, expect, it } from 'vitest';
import { JOB_BEGIN } from '../testing/job-minute.ts';
import { DAY_MS } from '../time/unit.ts';
import { type ComparedJob, compareJob } from './job-comparison.ts';
import { buildTransit } from './testing/build-transit.ts';

/** A transit of 10 h so many days before. */
function transit(
  daysBefore: number,
  nauticalMiles: number,
  fuel: number,
  change: Partial<ComparedJob> = {},
): ComparedJob {
  const from = JOB_BEGIN - daysBefore * DAY_MS;
  return buildTransit(from, { nauticalMiles, fuel, carbon: 3.2 * fuel, engineHours: 10, ...change });
}

describe('compareJob', () => {
  const job = transit(0, 120, 15);
  const others = [transit(3, 118, 11.8), transit(10, 121, 12.1), transit(30, 130, 13), transit(60, 110, 12.1)];

  it('sets it against median and quartiles of similar ones', () => {
    const { similar, rates } = compareJob(job, [job, ...others]);
    expect(similar).toHaveLength(4);
    expect(rates.fuelPerMile).toMatchObject({
      value: 0.125,
      median: expect.closeTo(0.1, 9),
      lowerQuartile: expect.closeTo(0.1, 9),
      upperQuartile: expect.closeTo(0.1025, 9),
      difference: expect.closeTo(0.25, 9),
    });
    expect(rates.knots).toMatchObject({ value: 12 });
    expect(rates.energyPerHour).toBeNull();
  });

  it.each<[string, ComparedJob]>([
    ['of another kind', transit(5, 120, 12, { kind: 'towing' })],
    ['16 % further', transit(5, 140, 12)],
    ['older than a year', transit(366, 120, 12)],
    ['later', transit(-5, 120, 12)],
    ['hardly known', transit(5, 120, 12, { knownShare: 0.8 })],
  ])('leaves out one %s', (_words, other) => {
    expect(compareJob(job, [...others, other]).similar).toEqual(others);
  });

  it('has no quartiles of two', () => {
    expect(compareJob(job, others.slice(0, 2)).rates.fuelPerMile).toBeNull();
  });

  it('compares jobs that stay in place by the hour', () => {
    const held = (daysBefore: number, fuel: number) =>
      transit(daysBefore, 0.4 * daysBefore, fuel, { kind: 'dynamic-positioning' });
    const { rates } = compareJob(held(0, 3), [held(1, 2), held(2, 2), held(3, 2)]);
    expect(rates.fuelPerHour).toMatchObject({ value: 0.3, median: 0.2 });
    expect(rates.fuelPerMile).toBeNull();
  });
});

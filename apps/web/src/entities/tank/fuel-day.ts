/** Fuel burned by tanks against fuel burned by meters, day by day, from what was stored of both. */
import { computeFuelBalance, type FuelBalance } from '@fms/domain/fuel';
import { type Refusal, refuse } from '@fms/domain/plant-value';
import { integrateOverTime, type TimedValue } from '@fms/domain/statistic';
import type { Bunkering } from '@fms/domain/tank';
import type { Instant, TimeSpan } from '@fms/domain/time';

export interface FuelCourses {
  /** What remained in all fuel tanks, t or m³, in order of time. */
  readonly remaining: readonly TimedValue[];
  /** What the meters said, the same unit an hour. */
  readonly rate: readonly TimedValue[];
  readonly bunkerings: readonly Bunkering[];
  /** Width of the buckets both come in, ms. */
  readonly bucketMs: number;
}

export const DAY_MS = 24 * 3_600_000;
/** As long as this share of a day may be unknown to the meters. */
const MOST_UNKNOWN_SHARE = 0.02;

/**
 * The balance of a span. Refused as `too-few` where the tanks are not known at both ends, or the meters for more than 2 %
 * of the time: a sum over a silence would be made up.
 */
export function computeSpanBalance(courses: FuelCourses, { from, to }: TimeSpan): FuelBalance | Refusal {
  const { remaining, rate, bunkerings, bucketMs } = courses;
  const [before, after] = [findNear(remaining, from, bucketMs), findNear(remaining, to, bucketMs)];
  if (before === undefined || after === undefined) return refuse('too-few', 'volume');
  const own = rate.filter(({ time }) => time >= before.time && time <= after.time);
  const { total, knownMs } = integrateOverTime(own, 1.5 * bucketMs);
  if (knownMs < (1 - MOST_UNKNOWN_SHARE) * (after.time - before.time)) return refuse('too-few', 'fuelRate');
  const bunkered = bunkerings
    .filter((bunkering) => bunkering.from >= from && bunkering.to <= to)
    .reduce((sum, bunkering) => sum + measureBunkered(courses, bunkering), 0);
  const ends = { remainingBefore: before.value, remainingAfter: after.value };
  return computeFuelBalance({ ...ends, bunkered, burnedByMeters: total });
}

/**
 * What came on board: the rise of the tanks from the bucket before it to the one after, which may begin and end within a
 * bucket, and what was burned meanwhile.
 */
function measureBunkered({ remaining, rate, bucketMs }: FuelCourses, { from, to, volume }: Bunkering): number {
  const [before, after] = [remaining.findLast(({ time }) => time < from), remaining.find(({ time }) => time > to)];
  if (before === undefined || after === undefined) return volume;
  const own = rate.filter(({ time }) => time >= before.time && time <= after.time);
  return after.value - before.value + integrateOverTime(own, 1.5 * bucketMs).total;
}

/** The value of the bucket a moment falls into, or of its neighbour. */
function findNear(course: readonly TimedValue[], at: Instant, bucketMs: number): TimedValue | undefined {
  return course.find(({ time }) => Math.abs(time - at) <= bucketMs);
}

export interface DayBalance {
  /** Start of the day, UTC. */
  readonly day: Instant;
  readonly balance: FuelBalance | Refusal;
}

/** The last whole days before `now`, oldest first. */
export function listDayBalances(courses: FuelCourses, now: Instant, count: number): DayBalance[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return Array.from({ length: count }, (_, place) => {
    const day = today - (count - place) * DAY_MS;
    return { day, balance: computeSpanBalance(courses, { from: day, to: day + DAY_MS }) };
  });
}

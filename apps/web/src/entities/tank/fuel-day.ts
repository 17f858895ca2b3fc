/** Fuel burned by tanks against fuel burned by meters, day by day, from what was stored of both. */
import { computeFuelBalance, type FuelBalance } from '@fms/domain/fuel';
import { type Refusal, refuse } from '@fms/domain/plant-value';
import { integrateOverTime, type TimedValue } from '@fms/domain/statistic';
import type { Bunkering } from '@fms/domain/tank';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { createLevelReader } from './grade-course.ts';

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

const isOver = ({ from, to }: TimeSpan, bunkering: Bunkering) => bunkering.from >= from && bunkering.to <= to;

const sumBunkered = (courses: FuelCourses, span: TimeSpan) =>
  courses.bunkerings
    .filter((bunkering) => isOver(span, bunkering))
    .reduce((sum, bunkering) => sum + measureBunkered(courses, bunkering), 0);

/**
 * The balance of a span. Refused as `too-few` where the tanks are not known at both ends, or the meters for more than 2 %
 * of the time: a sum over a silence would be made up.
 */
export function computeSpanBalance(courses: FuelCourses, { from, to }: TimeSpan): FuelBalance | Refusal {
  const { remaining, rate, bucketMs } = courses;
  const [before, after] = [findNear(remaining, from, bucketMs), findNear(remaining, to, bucketMs)];
  if (before === undefined || after === undefined) return refuse('too-few', 'volume');
  const own = rate.filter(({ time }) => time >= before.time && time <= after.time);
  const { total, knownMs } = integrateOverTime(own, 1.5 * bucketMs);
  if (knownMs < (1 - MOST_UNKNOWN_SHARE) * (after.time - before.time)) return refuse('too-few', 'fuelRate');
  const bunkered = sumBunkered(courses, { from, to });
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

/** The value nearest to a moment, of its bucket or a neighbour; of tanks that are logged seldom what lies on the line between two logs. */
function findNear(course: readonly TimedValue[], at: Instant, bucketMs: number): TimedValue | undefined {
  const near = course
    .filter(({ time }) => Math.abs(time - at) <= bucketMs)
    .toSorted((a, b) => Math.abs(a.time - at) - Math.abs(b.time - at))[0];
  if (near !== undefined) return near;
  const value = createLevelReader(course)(at);
  return value === null ? undefined : { time: at, value };
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

/** A day of the daily report of the tanks, t or m³. */
export interface DayReport extends DayBalance {
  /** In all fuel tanks at the end of the day; null where it is not known. */
  readonly remaining: number | null;
  /** Taken on board; null where the tanks are not known at an end of the day. */
  readonly bunkered: number | null;
  /** What the tanks lost besides; null as `bunkered`. */
  readonly used: number | null;
}

/** The last whole days before `now`, the newest first. What the tanks say stands whether or not there are meters beside them. */
export function listDayReports(courses: FuelCourses, now: Instant, count: number): DayReport[] {
  const levelAt = (at: Instant) => findNear(courses.remaining, at, courses.bucketMs)?.value ?? null;
  return listDayBalances(courses, now, count)
    .toReversed()
    .map(({ day, balance }) => {
      const [before, after] = [levelAt(day), levelAt(day + DAY_MS)];
      const isKnown = before !== null && after !== null;
      const bunkered = isKnown ? sumBunkered(courses, { from: day, to: day + DAY_MS }) : null;
      const used = isKnown ? before + (bunkered ?? 0) - after : null;
      return { day, balance, remaining: after, bunkered, used };
    });
}

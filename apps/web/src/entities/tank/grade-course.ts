/** What remained of a grade over time, from the courses of its tanks. */
import type { TimedValue } from '@fms/domain/statistic';
import type { Instant } from '@fms/domain/time';

/** Between two values of a tank no further apart than this its level is taken to have moved evenly: hourly logs, and late ones. */
const BRIDGED_MS = 2.5 * 3_600_000;

export interface GradeCourse {
  /** Sums at the moments at which every tank that counts is known. */
  readonly sum: readonly TimedValue[];
  /** Places of the tanks without any value: they are left out of the sum, and named. */
  readonly leftOut: readonly number[];
}

/**
 * Adds up tanks at the moments of the one that was measured most seldom; courses are in order of time. Tanks that are logged once
 * an hour are rarely logged together: between two values at most 2.5 h apart the others count with what lies on the line between
 * them. A sum over some of them would look like a loss: a moment at which a tank is not known is left out.
 */
export function sumCourses(courses: readonly (readonly TimedValue[])[]): GradeCourse {
  const known = courses.filter((course) => course.length > 0);
  const leftOut = courses.flatMap((course, place) => (course.length === 0 ? [place] : []));
  const seldom = known.reduce((least, course) => (course.length < least.length ? course : least), known[0] ?? []);
  const readers = known.map(createLevelReader);
  const sum = seldom.flatMap(({ time }) => {
    const levels = readers.map((read) => read(time));
    const total = levels.reduce((all, level) => (all === null || level === null ? null : all + level), 0);
    return total === null ? [] : [{ time, value: total }];
  });
  return { sum, leftOut };
}

/** The level at a moment, for moments in order; null before the first value, after the last, and in a gap. */
export function createLevelReader(course: readonly TimedValue[]): (time: Instant) => number | null {
  let next = 0;
  return (time) => {
    while (next < course.length && (course[next]?.time ?? time) < time) next += 1;
    const [before, after] = [course[next - 1], course[next]];
    if (after?.time === time) return after.value;
    if (before === undefined || after === undefined || after.time - before.time > BRIDGED_MS) return null;
    return before.value + ((after.value - before.value) * (time - before.time)) / (after.time - before.time);
  };
}

/** A course in another unit, m³ to t. */
export const scaleCourse = (course: readonly TimedValue[], factor: number): TimedValue[] =>
  factor === 1 ? [...course] : course.map(({ time, value }) => ({ time, value: value * factor }));

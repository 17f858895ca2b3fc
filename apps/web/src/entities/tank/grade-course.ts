/** What remained of a grade over time, from the courses of its tanks. */
import type { TimedValue } from '@fms/domain/statistic';

export interface GradeCourse {
  /** Sums at the moments at which every tank that counts is known. */
  readonly sum: readonly TimedValue[];
  /** Places of the tanks without any value: they are left out of the sum, and named. */
  readonly leftOut: readonly number[];
}

/** Adds up tanks moment by moment. A sum over some of them would look like a loss: such moments are left out. */
export function sumCourses(courses: readonly (readonly TimedValue[])[]): GradeCourse {
  const known = courses.filter((course) => course.length > 0);
  const leftOut = courses.flatMap((course, place) => (course.length === 0 ? [place] : []));
  const sums = new Map<number, { value: number; count: number }>();
  for (const course of known) {
    for (const { time, value } of course) {
      const before = sums.get(time);
      sums.set(time, { value: (before?.value ?? 0) + value, count: (before?.count ?? 0) + 1 });
    }
  }
  const sum = [...sums]
    .filter(([, { count }]) => count === known.length)
    .map(([time, { value }]) => ({ time, value }))
    .sort((a, b) => a.time - b.time);
  return { sum, leftOut };
}

/** A course in another unit, m³ to t. */
export const scaleCourse = (course: readonly TimedValue[], factor: number): TimedValue[] =>
  factor === 1 ? [...course] : course.map(({ time, value }) => ({ time, value: value * factor }));

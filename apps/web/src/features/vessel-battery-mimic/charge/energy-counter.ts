/** What counters of energy rose by; a counter that is set back to zero goes on counting from there. */
import { readTotaliser } from '@fms/domain/fuel';
import { DAY_MS, HOUR_MS, type Instant } from '@fms/domain/time';
import type { SeriesPoint } from '../../../live/index.ts';

/** Buckets of an hour over a span, so that a counter that is set back within a day loses nothing of it. */
export const countHours = ({ from, to }: { readonly from: Instant; readonly to: Instant }) =>
  Math.max(2, Math.ceil((to - from) / HOUR_MS));

/**
 * kWh by the begin of the UTC day, over all counters that were heard: what the highest reading of each bucket is above that of
 * the bucket before, or above zero where it is lower.
 */
export function sumRisesByDay(counters: readonly (readonly SeriesPoint[])[]): ReadonlyMap<Instant, number> {
  const days = new Map<Instant, number>();
  for (const points of counters) {
    for (const [place, { time, min, max }] of points.entries()) {
      const before = points[place - 1];
      const rise = before === undefined ? max - min : max >= before.max ? max - before.max : max;
      const day = Math.floor(time / DAY_MS) * DAY_MS;
      days.set(day, (days.get(day) ?? 0) + rise);
    }
  }
  return days;
}

/** kWh over all buckets of all counters; undefined where one of them was not heard. */
export function sumRises(counters: readonly (readonly SeriesPoint[])[]): number | undefined {
  if (counters.length === 0 || counters.some((points) => points.length === 0)) return undefined;
  return counters.reduce((sum, points) => {
    const [first] = points;
    const risen = readTotaliser(points.map(({ time, max }) => ({ time, value: max }))) ?? 0;
    return sum + risen + (first === undefined ? 0 : first.max - first.min);
  }, 0);
}

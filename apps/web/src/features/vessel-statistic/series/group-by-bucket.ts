import type { SeriesPoint } from '../../../live/index.ts';

/** Means by the start of buckets of a width, each reading counted alike. */
export function groupByBucket(points: readonly SeriesPoint[], bucketMs: number): Map<number, number> {
  const sums = new Map<number, { sum: number; count: number }>();
  for (const { time, avg, count } of points) {
    const start = Math.floor(time / bucketMs) * bucketMs;
    const known = sums.get(start) ?? { sum: 0, count: 0 };
    sums.set(start, { sum: known.sum + avg * count, count: known.count + count });
  }
  return new Map([...sums].map(([start, { sum, count }]) => [start, sum / count]));
}

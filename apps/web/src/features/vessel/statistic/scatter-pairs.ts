/** Two curves as pairs of what was measured together. */
import type { SeriesPoint } from '../../../live/index.ts';
import { gathered } from './gather.ts';

interface Buckets {
  readonly points: readonly SeriesPoint[];
  readonly bucketMs: number;
}

/** A pair for each bucket of the wider curve in which both have a mean; narrower buckets are averaged by their readings. */
export function pairs(across: Buckets, up: Buckets): { x: number; y: number }[] {
  const bucketMs = Math.max(across.bucketMs, up.bucketMs);
  if (bucketMs === 0) return [];
  const ys = gathered(up.points, bucketMs);
  return [...gathered(across.points, bucketMs)].flatMap(([start, x]) => {
    const y = ys.get(start);
    return y === undefined ? [] : [{ x, y }];
  });
}

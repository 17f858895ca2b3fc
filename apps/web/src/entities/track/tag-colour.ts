/** A track coloured by a value: its bounds, and the value at a time. */
import type { Instant } from '@fms/domain/identity';
import type { Curve } from '../../../entities/statistic/index.ts';
import type { TrackColour } from '../../../map/index.ts';

/** The value of the bucket a time lies in; none where the curve has no bucket. Undefined for a curve without values. */
export function getCurveColour({ points, bucketMs }: Curve): Extract<TrackColour, { kind: 'value' }> | undefined {
  if (points.length === 0) return undefined;
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { avg } of points) {
    min = Math.min(min, avg);
    max = Math.max(max, avg);
  }
  const valueAt = (time: Instant) => {
    let [low, high] = [0, points.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((points[middle]?.time ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    const point = points[low - 1];
    // A slow tag has fewer values than buckets: one stands until three of them are missing.
    return point !== undefined && time < point.time + 3 * bucketMs ? point.avg : undefined;
  };
  return { kind: 'value', min, max, valueAt };
}

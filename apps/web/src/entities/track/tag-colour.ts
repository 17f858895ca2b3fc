/** A track coloured by a tag: its bounds, and the value at a time. Every map colours the same values alike. */
import type { Tag } from '@fms/contract/tag';
import { FRESH_INTERVALS } from '@fms/domain/quality';
import type { Instant } from '@fms/domain/time';
import type { TrackColour } from '../../map/index.ts';
import type { Buckets } from '../statistic/index.ts';

type ValueColour = Extract<TrackColour, { kind: 'value' }>;

/** Values that span less of the tag's scale than this share have bounds of their own: one colour would tell nothing. */
const MIN_SCALE_SHARE = 0.2;

/**
 * Bounds in the unit of the tag, and the mean of the bucket a time lies in. A slow tag has fewer values than buckets: one
 * stands until three of them are missing, and later none is known. Undefined without a value: speed colours the track.
 */
export function getTagColour(scale: Pick<Tag, 'min' | 'max'>, { points, bucketMs }: Buckets): ValueColour | undefined {
  if (points.length === 0) return undefined;
  const reachMs = FRESH_INTERVALS * bucketMs;
  const valueAt = (time: Instant) => {
    let [low, high] = [0, points.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((points[middle]?.time ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    const point = points[low - 1];
    return point !== undefined && time < point.time + reachMs ? point.avg : undefined;
  };
  return { kind: 'value', ...getBounds(scale, points), valueAt };
}

/** The scale of the tag where the values fill a good part of it, else the span of the values themselves. */
function getBounds({ min, max }: Pick<Tag, 'min' | 'max'>, points: Buckets['points']): { min: number; max: number } {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { avg } of points) {
    low = Math.min(low, avg);
    high = Math.max(high, avg);
  }
  const isInScale = max > min && low >= min && high <= max;
  if (isInScale && (high - low) / (max - min) > MIN_SCALE_SHARE) return { min, max };
  return { min: low, max: high === low ? low + 1 : high };
}

/** What tracks are coloured by: the speed made good, or a tag's values over the window. */
import type { Tag, TagStatistic } from '@fms/contract/tag';
import type { Instant } from '@fms/domain/identity';
import type { TrackColour } from '../../../map/index.ts';

/** A value is good for this many buckets after its own: in between nothing was measured. */
const REACH_BUCKETS = 2;

/** Undefined when the statistic holds no value: the track is then coloured by speed. */
export function getTagColour(tag: Tag, statistic: TagStatistic | undefined): TrackColour | undefined {
  const points = statistic?.points ?? [];
  if (statistic === undefined || points.length === 0) return undefined;
  const times = points.map(({ time }) => Date.parse(time));
  const values = points.map(({ avg }) => avg);
  const reachMs = REACH_BUCKETS * statistic.bucketSeconds * 1000;
  const [min, max] = rangeOf(tag, values);
  const valueAt = (time: Instant) => {
    const after = times.findIndex((start) => start > time);
    const index = after === -1 ? times.length - 1 : after - 1;
    const start = times[index];
    return start === undefined || time - start > reachMs ? undefined : values[index];
  };
  return { kind: 'value', min, max, valueAt };
}

/** The scale of the tag where the values fill a good part of it, else the span of the values themselves. */
function rangeOf({ min, max }: Tag, values: readonly number[]): [number, number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const fills = max > min && low >= min && high <= max && (high - low) / (max - min) > 0.2;
  return fills ? [min, max] : [low, high === low ? low + 1 : high];
}

/** Where the vessel was at a moment, and at which moment it was at a place. */
import { computeDistanceMeters, computeInitialBearing, type Position } from '@fms/domain/geo';
import type { Instant } from '@fms/domain/time';
import { KMH_PER_KNOT, type TrackPoint } from '@fms/domain/track';
import type { LivePosition } from '../../live/index.ts';
import { isTrackGap } from '../../map/index.ts';

/** The place at a time, between the two fixes around it; at the last one before it where there is a gap; newest first. */
export function findPositionAt(track: readonly TrackPoint[], time: Instant, scope: number): LivePosition | undefined {
  const index = firstNotAfter(track, time);
  const [before, after] = [track[index], track[index - 1]];
  if (before === undefined) return undefined;
  const rest = { time: before.time, speedKnots: null, courseDegrees: null, headingDegrees: null, quality: 0 };
  if (after === undefined || isTrackGap(before, after, scope)) return { ...before, ...rest };
  const ms = after.time - before.time;
  const share = ms <= 0 ? 0 : (time - before.time) / ms;
  const meters = computeDistanceMeters(before, after);
  return {
    time,
    latitude: before.latitude + share * (after.latitude - before.latitude),
    longitude: wrapped(before.longitude + share * shortWay(before.longitude, after.longitude)),
    speedKnots: ms <= 0 ? null : meters / 1000 / KMH_PER_KNOT / (ms / 3_600_000),
    courseDegrees: meters === 0 ? null : computeInitialBearing(before, after),
    headingDegrees: null,
    quality: 0,
  };
}

/** The time of the fix nearest to a place; undefined when none is within `meters` of it. */
export function findNearestTime(track: readonly TrackPoint[], place: Position, meters: number): Instant | undefined {
  let best: { time: Instant; meters: number } | undefined;
  // A degree of latitude is at least this long; most of a long track is left out by it.
  const degrees = meters / 110_000;
  for (const point of track) {
    if (Math.abs(point.latitude - place.latitude) > degrees) continue;
    const away = computeDistanceMeters(point, place);
    if (away <= meters && away < (best?.meters ?? Number.POSITIVE_INFINITY)) best = { time: point.time, meters: away };
  }
  return best?.time;
}

/** Index of the newest point that is not after a time, in a track that begins with the newest. */
function firstNotAfter(track: readonly TrackPoint[], time: Instant): number {
  let [low, high] = [0, track.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((track[middle]?.time ?? 0) > time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function shortWay(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

function wrapped(longitude: number): number {
  return ((longitude + 540) % 360) - 180;
}

/**
 * The track of one vessel (§4.12 and §5): a list of points, newest first, without zeros and
 * without duplicates. Nothing here changes its arguments.
 */
import type { Position } from '../geo/coordinates.ts';
import { isTrackable, QUALITY_GOOD, QUALITY_ZERO } from '../quality/quality.ts';
import type { Instant } from '../time/instant.ts';

export interface TrackPoint extends Position {
  readonly time: Instant;
  /** Bits of quality.ts; absent means good. */
  readonly quality?: number;
}

/** `either` is the specified rule; `both` relaxes it so that the equator and Greenwich can be sailed (§4.12-1). */
export type ZeroRule = 'either' | 'both';

/** §4.12 and §5: points with latitude 0 or longitude 0 are dropped. */
export function isZeroPosition({ latitude, longitude }: Position, rule: ZeroRule = 'either'): boolean {
  return rule === 'either' ? latitude === 0 || longitude === 0 : latitude === 0 && longitude === 0;
}

/** Whether a point may be part of a track: no number missing, no zero by the rule, no quality bit against it. */
export function isTrackPoint(point: TrackPoint, rule: ZeroRule = 'either'): boolean {
  // The zero bit was set by the strict rule when the point came in; here the rule itself decides.
  return (
    Number.isFinite(point.latitude + point.longitude + point.time) &&
    !isZeroPosition(point, rule) &&
    isTrackable((point.quality ?? QUALITY_GOOD) & ~QUALITY_ZERO)
  );
}

/**
 * §4.12: new points merged with existing ones, zeros dropped, duplicates removed, newest first.
 *
 * A point is the same as another when time **and** position agree. Time alone would lose one of two fixes taken in the
 * same millisecond by two receivers; the sequence number of the stream, which tells them apart in the store, does not
 * travel with every answer, so live and fetched copies of one point would both stay. Of equals the existing one wins.
 */
export function mergeTrack<P extends TrackPoint>(
  existing: readonly P[],
  incoming: readonly P[],
  rule: ZeroRule = 'either',
): P[] {
  const sorted = [...existing, ...incoming].filter((point) => isTrackPoint(point, rule)).sort(newestFirst);
  return sorted.filter((point, index) => index === 0 || newestFirst(sorted[index - 1] ?? point, point) !== 0);
}

/**
 * §4.12: a live point goes to the front. One that arrives late takes its place by time instead; one that is
 * already there, or may not be in a track, leaves the very same array, so that nothing is drawn again.
 */
export function insertLivePoint<P extends TrackPoint>(
  track: readonly P[],
  point: P,
  rule: ZeroRule = 'either',
): readonly P[] {
  if (!isTrackPoint(point, rule)) return track;
  const index = firstNotNewer(track, point);
  const neighbour = track[index];
  if (neighbour && newestFirst(neighbour, point) === 0) return track;
  return track.toSpliced(index, 0, point);
}

/** Order of a track, and 0 for the same point. Points of one millisecond are ordered by place: the order is total. */
function newestFirst(a: TrackPoint, b: TrackPoint): number {
  return b.time - a.time || a.latitude - b.latitude || a.longitude - b.longitude;
}

/** Binary search: index of the first point that does not come before `point`. */
function firstNotNewer(track: readonly TrackPoint[], point: TrackPoint): number {
  let low = 0;
  let high = track.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = track[middle];
    if (candidate && newestFirst(candidate, point) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

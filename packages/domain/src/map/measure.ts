/** Lines that are measured on the map: legs with distance and bearing, great circles, and range rings. */
import type { Position } from '../geo/coordinates.ts';
import { computeDestination, computeDistanceMeters, computeInitialBearing } from '../geo/geodesy.ts';
import { unwrapLongitudes } from '../track/track-line.ts';

/** The international nautical mile. */
export const METERS_PER_NAUTICAL_MILE = 1852;

export interface Leg {
  readonly from: Position;
  readonly to: Position;
  readonly meters: number;
  /** True degrees in which one leaves `from`. */
  readonly bearingDegrees: number;
  /** From the first point to the end of this leg. */
  readonly totalMeters: number;
}

/** The legs between points, in order; none for fewer than two points. */
export function measureLegs(points: readonly Position[]): Leg[] {
  let totalMeters = 0;
  return points.slice(1).map((to, index) => {
    const from = points[index] as Position;
    const meters = computeDistanceMeters(from, to);
    totalMeters += meters;
    return { from, to, meters, bearingDegrees: computeInitialBearing(from, to), totalMeters };
  });
}

const LINE_STEP_METERS = 50_000;
const MAX_LINE_STEPS = 200;

/** Points of the great circle between two places, ends included, longitudes unwrapped for drawing. */
export function computeGreatCircle(from: Position, to: Position): Position[] {
  const meters = computeDistanceMeters(from, to);
  const steps = Math.min(MAX_LINE_STEPS, Math.max(1, Math.ceil(meters / LINE_STEP_METERS)));
  const points = [from];
  for (let step = 1; step < steps; step++) {
    // Asked anew from each point: the bearing changes along a great circle.
    const last = points.at(-1) ?? from;
    points.push(computeDestination(last, computeInitialBearing(last, to), meters / steps));
  }
  return unwrapLongitudes([...points, to]);
}

const RING_POINTS = 120;

/** A closed ring of equal distance, longitudes unwrapped for drawing; a circle on the Earth and an oval on the map. */
export function computeRangeRing(centre: Position, meters: number): Position[] {
  const ring = Array.from({ length: RING_POINTS + 1 }, (_, i) =>
    computeDestination(centre, ((i % RING_POINTS) * 360) / RING_POINTS, meters),
  );
  return unwrapLongitudes([centre, ...ring]).slice(1);
}

/** Round distances for range rings, so that the largest of `count` is no longer than `reachMiles`. */
export function computeRingMiles(reachMiles: number, count = 4): number[] {
  const wanted = reachMiles / count;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = ([5, 2, 1].find((factor) => factor * power <= wanted) ?? 1) * power;
  return Array.from({ length: count }, (_, i) => Number(((i + 1) * step).toPrecision(3)));
}

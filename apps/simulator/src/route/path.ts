/** A way over water: waypoints joined by rhumb-like legs, corners rounded with the ship's turning radius. */

import { computeDistanceMeters, computeInitialBearing, type Position } from '@fms/domain/geo';
import { RADIANS } from '../sea/unit.ts';

/** Latitude and longitude in degrees, depth of water in metres. */
export type Waypoint = readonly [latitude: number, longitude: number, depthMeters: number];

export interface PathPoint extends Position {
  readonly courseDegrees: number;
  /** Degrees of course per metre sailed, positive to starboard. */
  readonly bendDegreesPerMeter: number;
  readonly depthMeters: number;
}

export interface Path {
  readonly lengthMeters: number;
  readonly waypoints: readonly Waypoint[];
  /** The place after so many metres; held to the ends. */
  at(meters: number): PathPoint;
}

const METERS_PER_DEGREE = 111_195;
/** Legs are cut so that a straight line in degrees stays within metres of the rhumb line. */
const MAX_STEP_METERS = 2000;
const STEPS_PER_CORNER = 20;
/** A parabola bends most in its middle: it must begin this much earlier than an arc to stay within the radius. */
const PARABOLA = 1.8;

/** From -180 to 180. */
export function computeTurn(fromDegrees: number, toDegrees: number): number {
  return ((((toDegrees - fromDegrees) % 360) + 540) % 360) - 180;
}

export function buildPath(waypoints: readonly Waypoint[], turnRadiusMeters: number): Path {
  const points = subdivide(roundCorners(waypoints, turnRadiusMeters));
  const places = points.map(([latitude, longitude]) => ({ latitude, longitude }));
  const meters = new Float64Array(points.length);
  const legCourses = new Float64Array(points.length);
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [places[i - 1] as Position, places[i] as Position];
    meters[i] = (meters[i - 1] as number) + computeDistanceMeters(from, to);
    legCourses[i - 1] = computeInitialBearing(from, to);
  }
  legCourses[points.length - 1] = legCourses[points.length - 2] as number;
  const courses = legCourses.map((course, i) =>
    i === 0 ? course : course - computeTurn(legCourses[i - 1] as number, course) / 2,
  );
  const lengthMeters = meters[points.length - 1] as number;
  return {
    lengthMeters,
    waypoints,
    at: (asked) => interpolate(points, meters, courses, Math.min(Math.max(asked, 0), lengthMeters)),
  };
}

function interpolate(points: readonly Waypoint[], meters: Float64Array, courses: Float64Array, at: number): PathPoint {
  let low = 0;
  let high = points.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((meters[middle] as number) <= at) low = middle;
    else high = middle - 1;
  }
  const [from, to] = [points[low] as Waypoint, points[low + 1] as Waypoint];
  const length = (meters[low + 1] as number) - (meters[low] as number);
  const share = length > 0 ? (at - (meters[low] as number)) / length : 0;
  const bend = computeTurn(courses[low] as number, courses[low + 1] as number);
  return {
    latitude: from[0] + (to[0] - from[0]) * share,
    longitude: from[1] + (to[1] - from[1]) * share,
    courseDegrees: ((courses[low] as number) + bend * share + 360) % 360,
    bendDegreesPerMeter: length > 0 ? bend / length : 0,
    depthMeters: from[2] + (to[2] - from[2]) * share,
  };
}

/** Each corner becomes a parabola that leaves the legs where an arc of the radius would, at most half a leg away. */
function roundCorners(waypoints: readonly Waypoint[], radiusMeters: number): Waypoint[] {
  const rounded: Waypoint[] = [];
  waypoints.forEach((corner, i) => {
    const [before, after] = [waypoints[i - 1], waypoints[i + 1]];
    if (!before || !after) rounded.push(corner);
    else rounded.push(...roundCorner(before, corner, after, radiusMeters));
  });
  return rounded;
}

function roundCorner(before: Waypoint, corner: Waypoint, after: Waypoint, radiusMeters: number): Waypoint[] {
  const position = ([latitude, longitude]: Waypoint) => ({ latitude, longitude });
  const lengthIn = computeDistanceMeters(position(before), position(corner));
  const lengthOut = computeDistanceMeters(position(corner), position(after));
  const angle = Math.abs(
    computeTurn(
      computeInitialBearing(position(before), position(corner)),
      computeInitialBearing(position(corner), position(after)),
    ),
  );
  const cut = Math.min(
    PARABOLA * radiusMeters * Math.tan((Math.min(angle, 150) / 2) * RADIANS),
    0.45 * lengthIn,
    0.45 * lengthOut,
  );
  if (cut < 1) return [corner];
  const enter = between(corner, before, cut / lengthIn);
  const leave = between(corner, after, cut / lengthOut);
  return Array.from({ length: STEPS_PER_CORNER + 1 }, (_, i) => {
    const share = i / STEPS_PER_CORNER;
    return between(between(enter, corner, share), between(corner, leave, share), share);
  });
}

function between(from: Waypoint, to: Waypoint, share: number): Waypoint {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

function subdivide(points: readonly Waypoint[]): Waypoint[] {
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [point];
    const east = (next[1] - point[1]) * Math.cos(((point[0] + next[0]) / 2) * RADIANS);
    const length = Math.hypot(next[0] - point[0], east) * METERS_PER_DEGREE;
    const steps = Math.max(1, Math.ceil(length / MAX_STEP_METERS));
    return Array.from({ length: steps }, (_, k) => between(point, next, k / steps));
  });
}

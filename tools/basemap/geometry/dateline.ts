/**
 * Shapes that cross 180° are given as if the world went on: longitudes run past ±180 without a jump.
 * The tiler wraps what lies outside back in. Uncut rings would otherwise become streaks across the map.
 */
import type { Position } from 'geojson';

/** Latitude beyond which Web Mercator shows nothing; polar rings are closed below it. */
const BEYOND_MERCATOR_DEGREES = 87;

/** The same line with every step taken the short way round. */
export function unwrapLine(line: readonly Position[]): Position[] {
  let turns = 0;
  let previous: number | undefined;
  return line.map(([longitude = 0, latitude = 0]) => {
    if (previous !== undefined && longitude - previous > 180) turns -= 1;
    if (previous !== undefined && longitude - previous < -180) turns += 1;
    previous = longitude;
    return [longitude + 360 * turns, latitude];
  });
}

/**
 * The same closed ring unwrapped. A ring round a pole (Antarctica) comes back a whole turn away from where
 * it began; it is closed by way of the map's edge.
 */
export function unwrapRing(ring: readonly Position[]): Position[] {
  const unwrapped = unwrapLine(ring);
  const first = unwrapped[0];
  const last = unwrapped.at(-1);
  if (!first || !last) return unwrapped;
  const [startLongitude = 0, latitude = 0] = first;
  const [endLongitude = 0] = last;
  if (Math.abs(endLongitude - startLongitude) < 180) return unwrapped;
  const edge = Math.sign(latitude) * BEYOND_MERCATOR_DEGREES;
  return [...unwrapped, [endLongitude, edge], [startLongitude, edge], first];
}

/** Unwraps a polygon and moves its holes into the same copy of the world as its outline. */
export function unwrapPolygon(rings: readonly (readonly Position[])[]): Position[][] {
  const [outline, ...holes] = rings.map(unwrapRing);
  if (!outline) return [];
  const longitudes = outline.map(([longitude = 0]) => longitude);
  const west = longitudes.reduce((a, b) => Math.min(a, b));
  const east = longitudes.reduce((a, b) => Math.max(a, b));
  const middle = (west + east) / 2;
  return [outline, ...holes.map((hole) => shiftNear(hole, middle))];
}

function shiftNear(ring: Position[], longitudeDegrees: number): Position[] {
  const turns = Math.round((longitudeDegrees - (ring[0]?.[0] ?? 0)) / 360);
  return turns === 0 ? ring : ring.map(([longitude = 0, latitude = 0]) => [longitude + 360 * turns, latitude]);
}

/** Geometry on the Web Mercator plane of the map, where a length in pixels is the same in every direction. */
import type { Position } from '@fms/domain';

/** MapLibre's world is this many pixels wide at zoom 0. */
const WORLD_PIXELS = 512;
const RADIANS = Math.PI / 180;
/** Circumference of the Earth as Web Mercator takes it, metres (EPSG:3857). */
const EARTH_METERS = 40_075_016.686;

/** The place `pixels` away from `from` on screen, in the direction of a true bearing: Mercator keeps angles. */
export function screenOffset(from: Position, bearingDegrees: number, pixels: number, zoom: number): Position {
  const world = WORLD_PIXELS * 2 ** zoom;
  const bearing = bearingDegrees * RADIANS;
  const east = (Math.sin(bearing) * pixels) / world;
  const north = (Math.cos(bearing) * pixels) / world;
  return {
    longitude: from.longitude + east * 360,
    latitude: latitudeOf(mercatorY(from.latitude) - north),
  };
}

/** Pixels that a length on the ground takes at a latitude. */
export function pixelsOf(meters: number, latitude: number, zoom: number): number {
  return (meters * WORLD_PIXELS * 2 ** zoom) / (EARTH_METERS * Math.cos(latitude * RADIANS));
}

/** Length on the ground of one pixel. */
export function metersPerPixel(latitude: number, zoom: number): number {
  return (EARTH_METERS * Math.cos(latitude * RADIANS)) / (WORLD_PIXELS * 2 ** zoom);
}

/** 0 at the top of the world, 1 at its bottom. */
function mercatorY(latitude: number): number {
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)) / (2 * Math.PI);
}

function latitudeOf(y: number): number {
  return (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / RADIANS;
}

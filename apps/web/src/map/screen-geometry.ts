/** Geometry on the Web Mercator plane of the map, where a length in pixels is the same in every direction. */
/** MapLibre's world is this many pixels wide at zoom 0. */
const WORLD_PIXELS = 512;
const RADIANS = Math.PI / 180;
/** Circumference of the Earth as Web Mercator takes it, metres (EPSG:3857). */
const EARTH_METERS = 40_075_016.686;

/** Pixels that a length on the ground takes at a latitude. */
export function pixelsOf(meters: number, latitude: number, zoom: number): number {
  return (meters * WORLD_PIXELS * 2 ** zoom) / (EARTH_METERS * Math.cos(latitude * RADIANS));
}

/** Length on the ground of one pixel. */
export function metersPerPixel(latitude: number, zoom: number): number {
  return (EARTH_METERS * Math.cos(latitude * RADIANS)) / (WORLD_PIXELS * 2 ** zoom);
}

/** Geometry on the Web Mercator plane of the map, where a length in pixels is the same in every direction. */
/** MapLibre's world is this many pixels wide at zoom 0. */
const WORLD_PIXELS = 512;
const RADIANS = Math.PI / 180;
/** Circumference of the Earth as Web Mercator takes it, metres (EPSG:3857). */
const EARTH_METERS = 40_075_016.686;

/** Length on the ground of the whole world's width at a latitude. */
export function computeWorldMeters(latitude: number): number {
  return EARTH_METERS * Math.cos(latitude * RADIANS);
}

/** Pixels that a length on the ground takes at a latitude. */
export function toPixels(meters: number, latitude: number, zoom: number): number {
  return (meters * WORLD_PIXELS * 2 ** zoom) / computeWorldMeters(latitude);
}

/** Length on the ground of one pixel. */
export function computeMetersPerPixel(latitude: number, zoom: number): number {
  return computeWorldMeters(latitude) / (WORLD_PIXELS * 2 ** zoom);
}

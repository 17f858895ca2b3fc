/**
 * Thinning of positions by `scope`, the zoom level of the geo request (§3, "Geo data request").
 *
 * One point per pair of screen pixels is kept: a line drawn through more of them looks the same. The map's world is
 * 512 · 2^zoom pixels wide (MapLibre's tiles), so the cell is 720 / (512 · 2^scope) degrees of longitude. The same
 * number of degrees is used for latitude, where Web Mercator stretches it: at 60° a cell is 2 pixels wide and 4 high.
 */
import { HOUR_MS } from '../time/unit.ts';

export const MIN_SCOPE = 0;
export const MAX_SCOPE = 22;
/** Width of the map's world in pixels at zoom 0. */
export const WORLD_PIXELS_AT_ZOOM_0 = 512;
/** Pixels of the screen, across and up, that share one point. */
export const PIXELS_PER_POINT = 2;
/** The speed at which the time spacing lets one point through per cell. */
export const SPACING_SPEED_KNOTS = 15;

const DEGREES_PER_NAUTICAL_MILE = 1 / 60;

/** Side of the grid cell in degrees; fractional zooms count as the next finer one, so a view never lacks points. */
export function computeGridCellDegrees(scope: number): number {
  const zoom = Math.min(MAX_SCOPE, Math.max(MIN_SCOPE, Math.ceil(scope)));
  return (PIXELS_PER_POINT * 360) / (WORLD_PIXELS_AT_ZOOM_0 * 2 ** zoom);
}

/**
 * Least time between two points of one vessel: what a ship at 15 kn needs to cross a cell at the equator, in whole
 * milliseconds. For thinning in time where a grid would be dearer, and so that a berthed ship does not send thousands.
 */
export function computeMinSpacingMs(scope: number): number {
  return Math.floor((computeGridCellDegrees(scope) / DEGREES_PER_NAUTICAL_MILE / SPACING_SPEED_KNOTS) * HOUR_MS);
}

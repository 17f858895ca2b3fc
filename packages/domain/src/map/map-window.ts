/** The box of the map that is asked for (§5, "Map window"; field names of the geo request). */
import { MAX_LATITUDE, MAX_LONGITUDE, normaliseLongitude } from '../geo/coordinates.ts';

export interface MapWindow {
  readonly topLeftLatitude: number;
  readonly topLeftLongitude: number;
  readonly bottomRightLatitude: number;
  readonly bottomRightLongitude: number;
}

/** No position is outside it. */
export const WORLD_WINDOW: MapWindow = {
  topLeftLatitude: 90,
  topLeftLongitude: -180,
  bottomRightLatitude: -90,
  bottomRightLongitude: 180,
};

/** §5 and §9.3: a box narrower than this is widened by this much on each side. */
export const MIN_MAP_SPAN_DEGREES = 0.02;

/**
 * §5, as it goes on the wire: a span under 0.02° is widened by 0.02° on each side, and a left longitude beyond
 * the right one makes the box −180…180. Nothing is widened past a pole or past ±180°, where there is nothing to find.
 */
export function normaliseMapWindow(window: MapWindow): MapWindow {
  const [south, north] = widen(window.bottomRightLatitude, window.topLeftLatitude, MAX_LATITUDE);
  const crossed = window.topLeftLongitude > window.bottomRightLongitude;
  const [west, east] = crossed
    ? [-MAX_LONGITUDE, MAX_LONGITUDE]
    : widen(window.topLeftLongitude, window.bottomRightLongitude, MAX_LONGITUDE);
  return {
    topLeftLatitude: north,
    topLeftLongitude: west,
    bottomRightLatitude: south,
    bottomRightLongitude: east,
  };
}

function widen(low: number, high: number, bound: number): [low: number, high: number] {
  if (high - low >= MIN_MAP_SPAN_DEGREES) return [low, high];
  return [Math.max(-bound, low - MIN_MAP_SPAN_DEGREES), Math.min(bound, high + MIN_MAP_SPAN_DEGREES)];
}

/**
 * What the product's own map asks for (§5-9): a view across 180° becomes two boxes, one a side, so
 * that it does not load the whole world. Takes longitudes as a wrapping map gives them: beyond ±180°, or left > right.
 */
export function splitMapWindow(window: MapWindow): MapWindow[] {
  const { topLeftLongitude: left, bottomRightLongitude: right } = window;
  const turn = 2 * MAX_LONGITUDE;
  if (right - left >= turn) return [between(window, -MAX_LONGITUDE, MAX_LONGITUDE)];
  const west = normaliseLongitude(left);
  const span = left > right ? normaliseLongitude(right) - west + turn : right - left;
  const east = west + (span >= turn ? span - turn : span);
  if (east <= MAX_LONGITUDE) return [between(window, west, east)];
  return [between(window, west, MAX_LONGITUDE), between(window, -MAX_LONGITUDE, east - turn)];
}

function between(window: MapWindow, topLeftLongitude: number, bottomRightLongitude: number): MapWindow {
  return normaliseMapWindow({ ...window, topLeftLongitude, bottomRightLongitude });
}

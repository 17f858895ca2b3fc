/** What the map looks at, as it stands in the address: `6.25/57.1234/2.3456` is zoom, latitude and longitude of its middle. */
import type { MapView } from '../../../map/index.ts';

/** The map shows no more of the poles than this. */
const MOST_LATITUDE = 85.06;
const MOST_ZOOM = 24;

/** Four decimals of a degree are eleven metres: less than a ship's length. */
export function formatMapView({ zoom, latitude, longitude }: MapView): string {
  return [zoom.toFixed(2), latitude.toFixed(4), longitude.toFixed(4)].join('/');
}

/** Undefined for what is no view. A longitude beyond 180° is taken: the map may have been turned round. */
export function parseMapView(text: string | null): MapView | undefined {
  const parts = text?.split('/').map((part) => (part.trim() === '' ? Number.NaN : Number(part))) ?? [];
  const [zoom = Number.NaN, latitude = Number.NaN, longitude = Number.NaN] = parts;
  const isView =
    parts.length === 3 &&
    zoom >= 0 &&
    zoom <= MOST_ZOOM &&
    Math.abs(latitude) <= MOST_LATITUDE &&
    Math.abs(longitude) <= 360;
  return isView ? { zoom, latitude, longitude } : undefined;
}

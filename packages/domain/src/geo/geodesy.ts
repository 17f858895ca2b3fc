/** Distances and directions on a sphere. Good to about 0.5 %, the difference between a sphere and the Earth. */
import { normaliseLongitude, type Position } from './coordinates.ts';

/** Mean radius of the Earth (IUGG, R1), for everything that is measured. Prediction has its own, see prediction.ts. */
export const MEAN_EARTH_RADIUS_KM = 6371.0088;

const RADIANS = Math.PI / 180;

/**
 * Great-circle distance in metres by the haversine formula, which keeps its digits for points close together. Within
 * a few metres of the opposite end of the Earth it is good to about 0.1 m only.
 */
export function computeDistanceMeters(from: Position, to: Position, radiusKm: number = MEAN_EARTH_RADIUS_KM): number {
  const lat1 = from.latitude * RADIANS;
  const lat2 = to.latitude * RADIANS;
  const halfLat = Math.sin((lat2 - lat1) / 2);
  const halfLon = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const chord = halfLat * halfLat + Math.cos(lat1) * Math.cos(lat2) * halfLon * halfLon;
  return 2 * radiusKm * 1000 * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Direction in which to leave `from` along the great circle to `to`: true degrees in [0, 360). */
export function computeInitialBearing(from: Position, to: Position): number {
  const lat1 = from.latitude * RADIANS;
  const lat2 = to.latitude * RADIANS;
  const turn = (to.longitude - from.longitude) * RADIANS;
  const east = Math.sin(turn) * Math.cos(lat2);
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(turn);
  return (Math.atan2(east, north) / RADIANS + 360) % 360;
}

/** Where one arrives after `distance` metres on the great circle that leaves `from` at `bearingDegrees`. */
export function computeDestination(
  from: Position,
  bearingDegrees: number,
  distance: number,
  radiusKm: number = MEAN_EARTH_RADIUS_KM,
): Position {
  const angle = distance / (radiusKm * 1000);
  const bearing = bearingDegrees * RADIANS;
  const lat1 = from.latitude * RADIANS;
  const sinLat2 = Math.sin(lat1) * Math.cos(angle) + Math.cos(lat1) * Math.sin(angle) * Math.cos(bearing);
  const lat2 = Math.asin(Math.max(-1, Math.min(1, sinLat2)));
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(lat1),
    Math.cos(angle) - Math.sin(lat1) * sinLat2,
  );
  return { latitude: lat2 / RADIANS, longitude: normaliseLongitude(from.longitude + turn / RADIANS) };
}

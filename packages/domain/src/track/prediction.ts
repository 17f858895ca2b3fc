/**
 * Position prediction (§4.14). Server and browser run this same function: the server sends a
 * position only when the browser's prediction would be wrong by more than 25 m, or after 60 s (§B3-8).
 */
import type { Position } from '../geo/coordinates.ts';
import { computeDestination, computeDistanceMeters } from '../geo/geodesy.ts';

/** §4.14 and §9.3: the radius used by prediction, and only there. */
export const PREDICTION_EARTH_RADIUS_KM = 6378.1;
/** §4.14 and §9.3. */
export const KMH_PER_KNOT = 1.852;
/** A position goes out when the prediction is off by more than this. */
export const PREDICTION_TOLERANCE_METERS = 25;
/** ... or when this much time has passed since the last one. */
export const PREDICTION_MAX_AGE_SECONDS = 60;

export interface Motion extends Position {
  readonly courseDegrees: number;
  readonly speed: number;
  /** Knots unless it contains `km` (in any case of letters). */
  readonly speedUnit?: string;
}

/** §4.14: the position after `intervalSeconds`; the old one when the result is not a number. */
export function predictPosition(motion: Motion, intervalSeconds: number): Position {
  const speedKmh = motion.speedUnit?.toLowerCase().includes('km') ? motion.speed : motion.speed * KMH_PER_KNOT;
  const meters = (speedKmh * 1000 * intervalSeconds) / 3600;
  const next = computeDestination(motion, motion.courseDegrees, meters, PREDICTION_EARTH_RADIUS_KM);
  if (Number.isNaN(next.latitude) || Number.isNaN(next.longitude)) {
    return { latitude: motion.latitude, longitude: motion.longitude };
  }
  return next;
}

/** How far the prediction made from `motion` lies from where the vessel really is after `intervalSeconds`. */
export function computePredictionErrorMeters(motion: Motion, intervalSeconds: number, actual: Position): number {
  return computeDistanceMeters(predictPosition(motion, intervalSeconds), actual);
}

/** Whether viewers who predict from `motion` must be told of `actual`. */
export function shouldSendPosition(motion: Motion, intervalSeconds: number, actual: Position): boolean {
  return (
    intervalSeconds >= PREDICTION_MAX_AGE_SECONDS ||
    computePredictionErrorMeters(motion, intervalSeconds, actual) > PREDICTION_TOLERANCE_METERS
  );
}

/**
 * What a coordinate must go through before anything in the product believes it: refusal of "not available", the
 * repair of §5 "Coordinates", and the flags that say what was done.
 */
import { QUALITY_GOOD, QUALITY_REPAIRED, QUALITY_ZERO } from '../quality/quality.ts';

/** Degrees, north and east positive. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** §5: a coordinate beyond its bound is divided by this. */
const REPAIR_DIVISOR = 1000;
export const MAX_LATITUDE = 90;
export const MAX_LONGITUDE = 180;
/** AIS says "not available" with these (ITU-R M.1371, message 1, latitude and longitude). */
const NOT_AVAILABLE = { latitude: 91, longitude: 181 } as const;
/** Half of the finest step AIS can express, 1/10,000 minute. */
const SENTINEL_TOLERANCE = 1 / 10_000 / 60 / 2;

export interface RepairedCoordinate {
  readonly value: number;
  readonly repaired: boolean;
}

/** §5: a latitude above 90 in absolute value is divided by 1000. */
export function repairLatitude(latitude: number): RepairedCoordinate {
  return repair(latitude, MAX_LATITUDE);
}

/** §5: a longitude above 180 in absolute value is divided by 1000. */
export function repairLongitude(longitude: number): RepairedCoordinate {
  return repair(longitude, MAX_LONGITUDE);
}

function repair(value: number, bound: number): RepairedCoordinate {
  return Math.abs(value) > bound ? { value: value / REPAIR_DIVISOR, repaired: true } : { value, repaired: false };
}

export type PositionRefusal = 'not-a-number' | 'not-available' | 'out-of-range';

export type NormalisedPosition =
  | { readonly ok: true; readonly latitude: number; readonly longitude: number; readonly quality: number }
  | { readonly ok: false; readonly reason: PositionRefusal };

/**
 * The one gate at the data boundary. Order matters: AIS "not available" (91, 181) is refused first, because the repair
 * would land it at 0.091° / 0.181° in the Gulf of Guinea (§5-8). What is still no coordinate after the
 * repair is refused too. A zero coordinate is kept and flagged, so that the rule for tracks can be relaxed later.
 */
export function normalisePosition({ latitude, longitude }: Position): NormalisedPosition {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return { ok: false, reason: 'not-a-number' };
  if (isSentinel(latitude, NOT_AVAILABLE.latitude) || isSentinel(longitude, NOT_AVAILABLE.longitude)) {
    return { ok: false, reason: 'not-available' };
  }
  const lat = repairLatitude(latitude);
  const lon = repairLongitude(longitude);
  if (Math.abs(lat.value) > MAX_LATITUDE || Math.abs(lon.value) > MAX_LONGITUDE) {
    return { ok: false, reason: 'out-of-range' };
  }
  const quality =
    (lat.repaired || lon.repaired ? QUALITY_REPAIRED : QUALITY_GOOD) |
    (lat.value === 0 || lon.value === 0 ? QUALITY_ZERO : QUALITY_GOOD);
  return { ok: true, latitude: lat.value, longitude: lon.value, quality };
}

function isSentinel(value: number, sentinel: number): boolean {
  return Math.abs(value - sentinel) < SENTINEL_TOLERANCE;
}

/** The same meridian in [−180, 180). Not a repair: for longitudes that were computed or come from a wrapping map. */
export function normaliseLongitude(longitude: number): number {
  if (longitude >= -MAX_LONGITUDE && longitude < MAX_LONGITUDE) return longitude;
  const turned = (longitude + MAX_LONGITUDE) % (2 * MAX_LONGITUDE);
  return (turned < 0 ? turned + 2 * MAX_LONGITUDE : turned) - MAX_LONGITUDE;
}

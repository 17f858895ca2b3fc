/**
 * Whether a vessel moves, decided over several sightings. One sighting alone changes its verdict with every wave about a
 * threshold, so each threshold is two speeds, and a verdict changes after two minutes behind the other one.
 */
import type { Position } from '../geo/coordinates.ts';
import { computeDistanceMeters } from '../geo/geodesy.ts';
import type { Instant } from '../time/instant.ts';
import { DRIFT_MAX_KNOTS } from '../track/drift.ts';
import { isMoving, MOVING_SPEED_KNOTS, VESSEL_LATE_MS } from './vessel-presence.ts';

/** A stopped vessel moves again from this speed on. */
export const START_MOVING_KNOTS = 1;
/** A slow vessel stays slow up to this speed. */
export const END_SLOW_KNOTS = 2.5;
/** A verdict changes after the other one held this long. */
export const MOTION_HOLD_MS = 2 * 60 * 1000;
/** On station: within this distance of where the vessel slowed down … */
export const STATION_RADIUS_METERS = 300;
/** … for this long. A drift of 0.5 kn leaves the circle earlier. */
export const STATION_HOLD_MS = 20 * 60 * 1000;

interface Verdict {
  readonly is: boolean;
  /** Since when the speed says otherwise, null while it agrees. */
  readonly doubtedSince: Instant | null;
}

/** What is remembered of a vessel between two sightings. */
export interface VesselMotion {
  /** Time of the newest sighting. */
  readonly time: Instant;
  readonly moving: Verdict;
  /** At most the speed of a drift. */
  readonly slow: Verdict;
  /** Where and since when a slow vessel holds its place; null while it is not slow. */
  readonly station: { readonly place: Position; readonly since: Instant } | null;
}

export interface MotionSighting extends Position {
  readonly time: Instant;
  readonly speedKnots: number | null;
}

/** Evaluates one sighting; sightings come in order of time. After a silence of {@link VESSEL_LATE_MS} it starts anew. */
export function updateMotion(known: VesselMotion | undefined, sighting: MotionSighting): VesselMotion {
  const { time, speedKnots } = sighting;
  const isSlow = speedKnots === null || speedKnots <= DRIFT_MAX_KNOTS;
  if (known === undefined || time - known.time > VESSEL_LATE_MS) {
    const moving = { is: isMoving(speedKnots), doubtedSince: null };
    return { time, moving, slow: { is: isSlow, doubtedSince: null }, station: isSlow ? begin(sighting) : null };
  }
  const staysMoving = speedKnots !== null && speedKnots >= (known.moving.is ? MOVING_SPEED_KNOTS : START_MOVING_KNOTS);
  const staysSlow = isSlow || (known.slow.is && speedKnots <= END_SLOW_KNOTS);
  const slow = updateVerdict(known.slow, staysSlow, time);
  return {
    time,
    moving: updateVerdict(known.moving, staysMoving, time),
    slow,
    station: slow.is ? hold(known, sighting) : null,
  };
}

/** Whether the vessel is slow and has held its place: dynamic positioning, work at a platform or on a field. */
export function isOnStation({ time, station }: VesselMotion): boolean {
  return station !== null && time - station.since >= STATION_HOLD_MS;
}

function updateVerdict(known: Verdict, says: boolean, time: Instant): Verdict {
  if (says === known.is) return known.doubtedSince === null ? known : { is: says, doubtedSince: null };
  const doubtedSince = known.doubtedSince ?? time;
  return time - doubtedSince >= MOTION_HOLD_MS ? { is: says, doubtedSince: null } : { is: known.is, doubtedSince };
}

function hold({ station }: VesselMotion, sighting: MotionSighting): VesselMotion['station'] {
  if (station === null) return begin(sighting);
  return computeDistanceMeters(station.place, sighting) <= STATION_RADIUS_METERS ? station : begin(sighting);
}

function begin({ latitude, longitude, time }: MotionSighting): VesselMotion['station'] {
  return { place: { latitude, longitude }, since: time };
}

/** What the map may claim about a vessel (§B2-1; §9.6-2 for the 48 hours). */
import type { Instant } from '../time/instant.ts';

/** At this speed and above a vessel is moving. */
export const MOVING_SPEED_KNOTS = 0.5;
/** No position for longer than this: late. */
export const VESSEL_LATE_MS = 5 * 60 * 1000;
/** Under way and no position for longer than this: lost. */
export const VESSEL_LOST_UNDER_WAY_MS = 60 * 60 * 1000;
/** §9.6, inactive for 48 h: every vessel without a position for longer is lost. */
export const VESSEL_INACTIVE_MS = 48 * 60 * 60 * 1000;

/** `unknown`: no position was ever received. */
export type VesselPresence = 'moving' | 'stopped' | 'late' | 'lost' | 'unknown';

export interface VesselSighting {
  /** Time of the latest position, null when there is none. */
  readonly time: Instant | null;
  /** Speed with that position, null when not known. */
  readonly speedKnots: number | null;
  /** Evaluated over several sightings (`updateMotion`); absent, the speed of this one decides. */
  readonly isMoving?: boolean | undefined;
}

/** Whether the last known speed says under way. An unknown speed does not: an outline claims less than an arrow. */
export function isMoving(speedKnots: number | null): boolean {
  return speedKnots !== null && speedKnots >= MOVING_SPEED_KNOTS;
}

export function getVesselPresence({ time, speedKnots, ...motion }: VesselSighting, nowMs: Instant): VesselPresence {
  if (time === null) return 'unknown';
  const ageMs = nowMs - time;
  const underWay = motion.isMoving ?? isMoving(speedKnots);
  if (ageMs > (underWay ? VESSEL_LOST_UNDER_WAY_MS : VESSEL_INACTIVE_MS)) return 'lost';
  if (ageMs > VESSEL_LATE_MS) return 'late';
  return underWay ? 'moving' : 'stopped';
}

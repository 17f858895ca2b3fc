/** Activity of a vessel, as on the fleet's tiles: its presence, refined by place and speed (§B2-1). */
import { DRIFT_MAX_KNOTS } from '../track/drift.ts';
import type { VesselPresence } from './vessel-presence.ts';

/**
 * `in-port`: stopped inside a zone of the kind port. `drifting`: too slow to steer, and neither in a port nor at an
 * anchorage. That is a claim about the moment; a drift of an hour is found in its track (`findDrifts`). `on-station`: as
 * slow, and held in one place.
 */
export type VesselActivity = VesselPresence | 'in-port' | 'drifting' | 'on-station';

/** What tells slow vessels apart: the speed, or what was decided over several sightings (`updateMotion`). */
export interface VesselPace {
  readonly speedKnots: number | null;
  readonly isSlow?: boolean | undefined;
  readonly isOnStation?: boolean | undefined;
}

/** Kinds of zones in which a slow vessel is where it means to be. */
export type RestingPlace = 'port' | 'anchorage';

/** `placeOf` is asked only where the answer matters. */
export function getVesselActivity(
  presence: VesselPresence,
  pace: VesselPace,
  placeOf: () => RestingPlace | undefined,
): VesselActivity {
  if (presence === 'stopped') return placeOf() === 'port' ? 'in-port' : presence;
  if (presence !== 'moving' || !isSlow(pace) || placeOf() !== undefined) return presence;
  return pace.isOnStation === true ? 'on-station' : 'drifting';
}

function isSlow(pace: VesselPace): boolean {
  return pace.isSlow ?? (pace.speedKnots !== null && pace.speedKnots <= DRIFT_MAX_KNOTS);
}

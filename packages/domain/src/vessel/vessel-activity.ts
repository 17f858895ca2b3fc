/** Activity of a vessel, as on the fleet's tiles: its presence, refined by place and speed (§B2-1). */
import { DRIFT_MAX_KNOTS } from '../track/drift.ts';
import type { VesselPresence } from './vessel-presence.ts';

/**
 * `in-port`: stopped inside a zone of the kind port. `drifting`: too slow to steer, and neither in a port nor at an
 * anchorage. That is a claim about the moment; a drift of an hour is found in its track (`findDrifts`).
 */
export type VesselActivity = VesselPresence | 'in-port' | 'drifting';

/** Kinds of zones in which a vessel may be slow without drifting. */
export type RestingPlace = 'port' | 'anchorage';

/** `placeOf` is asked only where the answer matters. */
export function getVesselActivity(
  presence: VesselPresence,
  speedKnots: number | null,
  placeOf: () => RestingPlace | undefined,
): VesselActivity {
  if (presence === 'stopped') return placeOf() === 'port' ? 'in-port' : presence;
  const isSlow = presence === 'moving' && speedKnots !== null && speedKnots <= DRIFT_MAX_KNOTS;
  return isSlow && placeOf() === undefined ? 'drifting' : presence;
}

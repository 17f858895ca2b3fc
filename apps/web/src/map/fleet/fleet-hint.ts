/** Hint for the object under the pointer: a vessel, or the members of a cluster or berth. */
import type { AlarmPriority } from '@fms/domain/alarm';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { VesselSymbolState } from '@fms/ui/symbol';
import type { SceneTarget } from './fleet-scene.ts';
import { getMarkerRank } from './vessel-marker.ts';

export interface HintVessel {
  readonly id: VesselId;
  readonly name: string;
  readonly state: VesselSymbolState;
  readonly speedKnots: number | null;
  /** Time of the last report. */
  readonly time: Instant;
  readonly alarm: AlarmPriority | undefined;
}

export interface FleetHint {
  /** How many there are, and how many of them are under way. */
  readonly count: number;
  readonly underWay: number;
  /** The most important of them. */
  readonly vessels: readonly [HintVessel, ...HintVessel[]];
}

/** More names than these are read nowhere but in a list. */
export const MAX_HINTED = 5;

/** A copy of what is known at the moment: what is drawn is written over with the next drawing. */
export function getFleetHint({ markers }: Pick<SceneTarget, 'markers'>): FleetHint | undefined {
  const [first, ...others] = markers
    .toSorted((a, b) => getMarkerRank(a, undefined) - getMarkerRank(b, undefined))
    .slice(0, MAX_HINTED)
    .map(({ vessel: { id, name, alarm }, state, last: { speedKnots, time } }) => ({
      id,
      name,
      alarm,
      state,
      speedKnots,
      time,
    }));
  if (first === undefined) return undefined;
  const underWay = markers.filter(({ state }) => state === 'moving').length;
  return { count: markers.length, underWay, vessels: [first, ...others] };
}

/** The same as long as it is of the same vessels. */
export function getHintKey(target: SceneTarget | undefined): string {
  return target === undefined ? '' : `${target.kind} ${target.markers.length} ${target.markers[0]?.vessel.id}`;
}

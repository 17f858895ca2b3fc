import type { Alarm } from '@fms/contract/alarm';
import type { Zone } from '@fms/contract/zone';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useAlarms, useFromClock, useLive } from '../../live/index.ts';
import type { MapVessel } from '../../map/index.ts';
import { useVessels } from '../vessel/index.ts';
import { createRestingPlaceFinder, zoneQueries } from '../zone/index.ts';
import { getVesselState, isSameFleet, mapVessels, type VesselState } from './fleet-state.ts';

/** Lists count and order by age; they are looked over, not watched. */
const LIST_EVERY_MS = 2000;
const NO_ZONES: readonly Zone[] = [];

/** Every vessel with what is known of it, made again every two seconds and not with every position. */
export function useFleetStates(): readonly VesselState[] {
  const vessels = useVessels();
  const { positions, tags } = useLive();
  const beat = useFromClock((nowMs) => Math.floor(nowMs / LIST_EVERY_MS));
  const { clock } = useLive();
  const { data: zones = NO_ZONES } = useQuery(zoneQueries.all());
  const placeOf = useMemo(() => createRestingPlaceFinder(zones), [zones]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the beat is what makes the list look again
  return useMemo(() => {
    const knowledge = {
      positionOf: (id: Parameters<typeof positions.read>[0]) => positions.read(id),
      heardAt: (id: Parameters<typeof tags.lastHeard>[0]) => tags.lastHeard(id),
      nowMs: clock.now(),
      placeOf,
    };
    return vessels.map((vessel) => getVesselState(vessel, knowledge));
  }, [vessels, positions, tags, clock, placeOf, beat]);
}

/** What the map must know of the vessels, with their alarms now or at another time; it follows positions by itself. */
export function useMapVessels(alarmsThen?: readonly Alarm[]): readonly MapVessel[] {
  const vessels = useVessels();
  const { active } = useAlarms();
  const kept = useRef<readonly MapVessel[]>([]);
  return useMemo(() => {
    const made = mapVessels(vessels, alarmsThen ?? active);
    // The list of the fleet is answered again each minute and mostly says the same: the map is not redrawn for it.
    if (!isSameFleet(kept.current, made)) kept.current = made;
    return kept.current;
  }, [vessels, active, alarmsThen]);
}

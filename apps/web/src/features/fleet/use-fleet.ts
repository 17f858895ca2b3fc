import { useMemo } from 'react';
import { useVessels } from '../../api/vessel.queries.ts';
import { useAlarms, useFromClock, useLive } from '../../live/index.ts';
import type { MapVessel } from '../../map/index.ts';
import { mapVessels, type VesselState, vesselState } from './fleet-state.ts';

/** Lists count and order by age; they are looked over, not watched. */
const LIST_EVERY_MS = 2000;

/** Every vessel with what is known of it, made anew every two seconds and not with every position. */
export function useFleetStates(): readonly VesselState[] {
  const vessels = useVessels();
  const { positions, tags } = useLive();
  const beat = useFromClock((nowMs) => Math.floor(nowMs / LIST_EVERY_MS));
  const { clock } = useLive();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the beat is what makes the list look again
  return useMemo(() => {
    const knowledge = {
      positionOf: (id: Parameters<typeof positions.read>[0]) => positions.read(id),
      heardAt: (id: Parameters<typeof tags.lastHeard>[0]) => tags.lastHeard(id),
      nowMs: clock.now(),
    };
    return vessels.map((vessel) => vesselState(vessel, knowledge));
  }, [vessels, positions, tags, clock, beat]);
}

/** What the map must know of the vessels; it follows their positions by itself. */
export function useMapVessels(): readonly MapVessel[] {
  const vessels = useVessels();
  const { active } = useAlarms();
  return useMemo(() => mapVessels(vessels, active), [vessels, active]);
}

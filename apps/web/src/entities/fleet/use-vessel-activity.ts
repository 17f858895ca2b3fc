import type { Vessel } from '@fms/contract/vessel';
import type { Zone } from '@fms/contract/zone';
import type { VesselId } from '@fms/domain/identity';
import type { VesselActivity, VesselPresence } from '@fms/domain/vessel';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useFromClock, useLive, usePosition } from '../../live/index.ts';
import { createRestingPlaceFinder, type PlaceOf, zoneQueries } from '../zone/index.ts';
import { getVesselState } from './fleet-state.ts';

const NO_ZONES: readonly Zone[] = [];
const NEVER = () => null;

/** What one vessel does now, by the rule of every list: its presence for symbols, its activity for words. */
export function useVesselActivity(vessel: Vessel): { presence: VesselPresence; activity: VesselActivity } {
  const position = usePosition(vessel.id);
  const placeOf = useRestingPlaces();
  const stateAt = (nowMs: number) =>
    getVesselState(vessel, { positionOf: () => position, heardAt: NEVER, nowMs, placeOf });
  const presence = useFromClock((nowMs) => stateAt(nowMs).presence);
  const activity = useFromClock((nowMs) => stateAt(nowMs).activity);
  return { presence, activity };
}

/**
 * Tells what one of `vessels` does at the moment it is asked, by the same rule; undefined for any other vessel. For parts
 * that know a vessel by its id alone, as the map does.
 */
export function useActivityOf(vessels: readonly Vessel[]): (vesselId: VesselId) => VesselActivity | undefined {
  const { positions, clock } = useLive();
  const placeOf = useRestingPlaces();
  return useCallback(
    (vesselId) => {
      const vessel = vessels.find(({ id }) => id === vesselId);
      const positionOf = (id: VesselId) => positions.read(id);
      return vessel && getVesselState(vessel, { positionOf, heardAt: NEVER, nowMs: clock.now(), placeOf }).activity;
    },
    [vessels, positions, clock, placeOf],
  );
}

function useRestingPlaces(): PlaceOf {
  const { data: zones = NO_ZONES } = useQuery(zoneQueries.all());
  return useMemo(() => createRestingPlaceFinder(zones), [zones]);
}

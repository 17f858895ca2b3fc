import type { Vessel } from '@fms/contract/vessel';
import type { Zone } from '@fms/contract/zone';
import type { VesselActivity, VesselPresence } from '@fms/domain/vessel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFromClock, usePosition } from '../../live/index.ts';
import { createRestingPlaceFinder, zoneQueries } from '../zone/index.ts';
import { getVesselState } from './fleet-state.ts';

const NO_ZONES: readonly Zone[] = [];
const NEVER = () => null;

/** What one vessel does now, by the rule of every list: its presence for symbols, its activity for words. */
export function useVesselActivity(vessel: Vessel): { presence: VesselPresence; activity: VesselActivity } {
  const position = usePosition(vessel.id);
  const { data: zones = NO_ZONES } = useQuery(zoneQueries.all());
  const placeOf = useMemo(() => createRestingPlaceFinder(zones), [zones]);
  const stateAt = (nowMs: number) =>
    getVesselState(vessel, { positionOf: () => position, heardAt: NEVER, nowMs, placeOf });
  const presence = useFromClock((nowMs) => stateAt(nowMs).presence);
  const activity = useFromClock((nowMs) => stateAt(nowMs).activity);
  return { presence, activity };
}

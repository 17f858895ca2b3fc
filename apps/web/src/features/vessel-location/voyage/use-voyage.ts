import type { Vessel } from '@fms/contract/vessel';
import type { TimeSpan } from '@fms/domain/time';
import { useQuery } from '@tanstack/react-query';
import { locationQueries } from '../../../entities/track/index.ts';
import { getVesselOptions } from '../../../entities/vessel/index.ts';

/** Stays, and time and distance by state, of the window; by the noon of the zone the vessel reports in (§9.6). */
export function useVoyage(vessel: Vessel, window: TimeSpan) {
  return useQuery(locationQueries.voyage(vessel.id, window, getVesselOptions(vessel).setting.reportTimeZone));
}

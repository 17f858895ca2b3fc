/** How far a vessel's own clock is off: "time ago" applies her time offset (§9.4 and §9.6). */
import type { VesselId } from '@fms/domain/identity';
import { createContext, type ReactNode, useContext } from 'react';
import { getVesselOptions, useVessel } from './vessel.queries.ts';

const ClockOffset = createContext(0);

/** Milliseconds to add to a time of the vessel's clock before it is compared with now; 0 while she is not known. */
export function useClockOffsetOf(vesselId: VesselId): number {
  const vessel = useVessel(vesselId);
  return vessel === undefined ? 0 : getVesselOptions(vessel).setting.vesselTimeOffset * 1000;
}

/** Inside it all ages are those of what this vessel measured. */
export function VesselClock({ vesselId, children }: { vesselId: VesselId; children: ReactNode }) {
  return <ClockOffset value={useClockOffsetOf(vesselId)}>{children}</ClockOffset>;
}

/** The offset of the vessel around; 0 where there is none. */
export function useClockOffset(): number {
  return useContext(ClockOffset);
}

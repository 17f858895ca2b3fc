/** Offset of a vessel's own clock: "time ago" applies its time offset (§9.4 and §9.6). */
import type { VesselId } from '@fms/domain/identity';
import type { ReactNode } from 'react';
import { ClockOffsetProvider } from '../../live/index.ts';
import { getVesselOptions, useVessel } from './vessel.queries.ts';

/** Milliseconds to add to a time of the vessel's clock before it is compared with now; 0 while it is unknown. */
export function useClockOffsetOf(vesselId: VesselId): number {
  const vessel = useVessel(vesselId);
  return vessel === undefined ? 0 : getVesselOptions(vessel).setting.vesselTimeOffset * 1000;
}

/** Inside it all ages are those of what this vessel measured. */
export function VesselClock({ vesselId, children }: { vesselId: VesselId; children: ReactNode }) {
  return <ClockOffsetProvider value={useClockOffsetOf(vesselId)}>{children}</ClockOffsetProvider>;
}

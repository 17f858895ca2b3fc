import { describe, expect, it } from 'vitest';
import { buildVessel } from '../../testing/builders.ts';
import { buildFleetContext } from '../../testing/fleet/fleet-context.ts';
import { countFleet } from './fleet-counts.ts';
import { getVesselState, type VesselState } from './fleet-state.ts';

/** A vessel at noon, heard so many hours ago; null for never. */
const stateOf = (id: number, heardHoursAgo: number | null, speedKnots?: number): VesselState =>
  getVesselState(buildVessel(id), buildFleetContext(heardHoursAgo, speedKnots));

describe('countFleet', () => {
  it('counts by data and by motion', () => {
    const counts = countFleet([
      stateOf(1, 0),
      stateOf(2, 0, 0.2),
      stateOf(3, 0.5),
      stateOf(4, 49),
      stateOf(5, null),
      stateOf(6, 0, 1.5),
    ]);
    expect(counts).toEqual({
      data: { online: 3, late: 1, silent: 1, never: 1 },
      underWay: 1,
      drifting: 1,
      onStation: 0,
      stopped: 1,
      inPort: 0,
      unknown: 3,
    });
  });
});

import type { Vessel } from '@fms/contract/vessel';
import { describe, expect, it } from 'vitest';
import { buildVessel, NOON } from '../../testing/builders.ts';
import { countFleet } from './fleet-counts.ts';
import { getVesselState, type VesselState } from './fleet-state.ts';

const HOUR_MS = 3_600_000;

function stateOf(vessel: Vessel, heardHoursAgo: number | null, speedKnots = 10): VesselState {
  const heardAt = heardHoursAgo === null ? null : NOON - heardHoursAgo * HOUR_MS;
  const position =
    heardAt === null
      ? undefined
      : { latitude: 60, longitude: 3, time: heardAt, speedKnots, courseDegrees: 0, headingDegrees: 0, quality: 0 };
  return getVesselState(vessel, { positionOf: () => position, heardAt: () => heardAt, nowMs: NOON });
}

describe('countFleet', () => {
  it('counts by data and by motion', () => {
    const counts = countFleet([
      stateOf(buildVessel(1), 0),
      stateOf(buildVessel(2), 0, 0.2),
      stateOf(buildVessel(3), 0.5),
      stateOf(buildVessel(4), 49),
      stateOf(buildVessel(5), null),
      stateOf(buildVessel(6), 0, 1.5),
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

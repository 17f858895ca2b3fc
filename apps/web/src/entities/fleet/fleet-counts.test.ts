import { describe, expect, it } from 'vitest';
import { buildVesselState } from '../../testing/vessel-state.ts';
import { countFleet } from './fleet-counts.ts';

describe('countFleet', () => {
  it('counts by data and by motion', () => {
    const counts = countFleet([
      buildVesselState(1, 0),
      buildVesselState(2, 0, 0.2),
      buildVesselState(3, 0.5),
      buildVesselState(4, 49),
      buildVesselState(5, null),
      buildVesselState(6, 0, 1.5),
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

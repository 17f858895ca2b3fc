/** Tables of tanks: a round trip, and what trim and heel do to a sounding. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fleet } from '../testing/ships.ts';
import { computeSounding, computeTankDepth, computeTankVolume } from './tank-table.ts';

const tanks = fleet.flatMap(({ machinery }) => machinery.tanks);
const EVEN = { trimSlope: 0, heelDegrees: 0 };

describe('the table of a tank', () => {
  it('is full at its capacity and empty at the bottom', () => {
    for (const { place, capacityM3 } of tanks) {
      expect(computeTankVolume(place, place.height)).toBeCloseTo(capacityM3, 6);
      expect(computeTankVolume(place, 0)).toBe(0);
      expect(place.length).toBeGreaterThanOrEqual(place.breadth - 1e-9);
    }
  });

  it('gives the depth back for each volume', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tanks), fc.double({ min: 0, max: 1, noNaN: true }), ({ place }, share) => {
        const meters = share * place.height;
        expect(computeTankDepth(place, computeTankVolume(place, meters))).toBeCloseTo(meters, 9);
      }),
    );
  });

  it('reads on even keel what stands in the tank, more when trimmed by the stern or heeled to its side', () => {
    const tank = tanks.find(({ code }) => code === 'FO1S');
    if (!tank) throw new Error('no ship has a starboard fuel tank');
    const half = tank.capacityM3 / 2;
    const even = computeSounding(tank.place, half, EVEN);
    expect(even).toBeCloseTo(computeTankDepth(tank.place, half), 9);
    expect(computeSounding(tank.place, half, { ...EVEN, trimSlope: 0.005 })).toBeCloseTo(
      even + 0.005 * 0.4 * tank.place.length,
      9,
    );
    expect(computeSounding(tank.place, half, { ...EVEN, heelDegrees: 1 })).toBeGreaterThan(even);
    expect(computeSounding(tank.place, half, { ...EVEN, heelDegrees: -1 })).toBeLessThan(even);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlantInput, refuse } from '../plant-value/index.ts';
import { good, requireValue } from '../testing/plant-input.ts';
import { computePowerFactor, computeReactivePower, computeSharingDifference, computeTieFlow } from './electrical.ts';

fc.configureGlobal({ seed: 1812 });

const BAD: PlantInput = { value: 0, state: 'bad' };

describe('a set of 1,214 kW at 690.2 V and 1,104 A', () => {
  const reactivePower = computeReactivePower({ voltage: good(690.2), current: good(1104), power: good(1214) });

  it('gives 518 kVAr at a power factor of 0.92', () => {
    expect(requireValue(reactivePower)).toBeCloseTo(517.7, 1);
    expect(requireValue(computePowerFactor({ power: good(1214), reactivePower }))).toBeCloseTo(0.92, 2);
  });
});

describe('computeReactivePower', () => {
  const of = (power: number) => computeReactivePower({ voltage: good(400), current: good(100), power: good(power) });

  it('is none for a power within the error of its instruments, and refused beyond', () => {
    expect(requireValue(of(70))).toBe(0);
    expect(of(71)).toEqual(refuse('out-of-range', 'power'));
  });

  it('closes the triangle of powers', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 69, noNaN: true }), (power) => {
        expect(Math.hypot(power, requireValue(of(power)))).toBeCloseTo((Math.sqrt(3) * 400 * 100) / 1000, 9);
      }),
    );
  });
});

describe('computeSharingDifference', () => {
  const set = (load: PlantInput, isRunning = true) => ({
    load,
    isRunning: { value: isRunning, state: 'good' } as const,
  });

  it('is between the highest and the lowest of those that run', () => {
    expect(requireValue(computeSharingDifference([set(good(66.7)), set(good(66.2)), set(BAD, false)]))).toBeCloseTo(
      0.5,
      9,
    );
  });

  it('needs the load of every set that runs, and two of them', () => {
    expect(computeSharingDifference([set(good(66)), set(BAD), set(good(60))])).toEqual(refuse('bad', 'load 2'));
    expect(computeSharingDifference([set(good(66)), set(good(0), false)])).toEqual(refuse('too-few', 'sets'));
  });
});

describe('computeTieFlow', () => {
  it('is what one side makes and does not use: 32 kW to the other', () => {
    const flow = computeTieFlow({
      generation: [good(1214), good(0)],
      loads: [good(985), good(0), good(182), good(15)],
    });
    expect(requireValue(flow)).toBe(32);
  });

  it('needs every feeder', () => {
    expect(computeTieFlow({ generation: [good(1)], loads: [good(1), BAD] })).toEqual(refuse('bad', 'feeder 2'));
  });
});

import { describe, expect, it } from 'vitest';
import { refuse } from '../plant-value/index.ts';
import { good, requireValue } from '../testing/plant-input.ts';
import {
  computeExcessFuel,
  computeMassFlow,
  computeNetFlow,
  computeSfoc,
  computeTypicalSfoc,
  correctSfocToLcv,
} from './fuel-consumption.ts';

describe('fuel of an engine of 10,800 kW at 57 %', () => {
  const fuelMass = computeNetFlow({ supply: good(2980.4), returned: good(1787.2) });

  it('burns what is supplied and does not return', () => {
    expect(requireValue(fuelMass)).toBeCloseTo(1193.2, 9);
    expect(requireValue(computeNetFlow({ supply: good(10), returned: good(12), leak: good(1) }))).toBe(-3);
  });

  it('has a specific consumption', () => {
    expect(requireValue(computeSfoc({ fuelMass, power: good(6160) }))).toBeCloseTo(193.7, 2);
  });

  it('costs 1.5 t a day above its shop test', () => {
    const excess = computeExcessFuel({ sfoc: good(193.7), reference: good(183.4), power: good(6160) });
    expect(requireValue(excess)).toBeCloseTo(1.523, 3);
  });

  it('is stopped without power', () => {
    expect(computeSfoc({ fuelMass: good(12), power: good(0) })).toEqual(refuse('stopped', 'power'));
    expect(computeSfoc({ fuelMass: good(-1), power: good(100) })).toEqual(refuse('out-of-range', 'fuelMass'));
  });
});

it('takes mass from volume and density', () => {
  expect(requireValue(computeMassFlow({ volumeFlow: good(1000), density: good(845) }))).toBe(845);
  expect(computeMassFlow({ volumeFlow: good(1000), density: good(0) })).toEqual(refuse('out-of-range', 'density'));
});

it('converts to the reference fuel', () => {
  expect(requireValue(correctSfocToLcv({ sfoc: good(200), lcv: good(40_565) }))).toBeCloseTo(190, 9);
});

it.each([
  [195, 0.5, 202.5563],
  [300, 0.7, 301.785],
])('a typical engine of %d g/kWh at load %d burns %d', (base, load, expected) => {
  expect(requireValue(computeTypicalSfoc({ base: good(base), load: good(load) }))).toBeCloseTo(expected, 3);
});

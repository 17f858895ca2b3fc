import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlantInput } from '../plant-value/index.ts';
import { refuse } from '../plant-value/index.ts';
import { good, requireValue } from '../testing/plant-input.ts';
import {
  computeHoursToOverhaul,
  computeLoad,
  computePowerFromLoad,
  computeShaftPower,
  computeSlip,
  computeTorque,
  findPower,
} from './shaft.ts';

fc.configureGlobal({ seed: 1810 });

describe('a shaft', () => {
  it.each([
    [6160, 338],
    [6250, 343],
  ])('of %d kW at 174 rpm carries %d kNm', (power, torque) => {
    expect(requireValue(computeTorque({ power: good(power), shaftSpeed: good(174) }))).toBeCloseTo(torque, 0);
  });

  it('gives back its power from torque and speed', () => {
    const between = fc.double({ min: 1, max: 1000, noNaN: true });
    fc.assert(
      fc.property(between, between, (power, rpm) => {
        const torque = computeTorque({ power: good(power), shaftSpeed: good(rpm) });
        expect(requireValue(computeShaftPower({ torque, shaftSpeed: good(rpm) }))).toBeCloseTo(power, 8);
      }),
    );
  });

  it('has no torque at standstill', () => {
    expect(computeTorque({ power: good(0), shaftSpeed: good(0) })).toEqual(refuse('stopped', 'shaftSpeed'));
  });
});

describe('computeSlip', () => {
  it('of 12.9 kn with 4.5 m of pitch at 94.3 rpm is 6.2 %', () => {
    const slip = computeSlip({ speedThroughWater: good(12.9), pitch: good(4.5), shaftSpeed: good(94.33) });
    expect(requireValue(slip)).toBeCloseTo(6.2, 1);
  });

  it('is none without advance, and needs the log', () => {
    const inputs = { speedThroughWater: good(2), pitch: good(4), shaftSpeed: good(0) };
    expect(computeSlip(inputs)).toEqual(refuse('stopped', 'shaftSpeed'));
    expect(computeSlip({ ...inputs, speedThroughWater: { value: 2, state: 'stale' } })).toEqual(
      refuse('stale', 'speedThroughWater'),
    );
  });
});

describe('findPower', () => {
  const load = { load: good(57), ratedPower: good(10_800) };

  it('prefers what is measured, then torque, then load', () => {
    expect(findPower({ power: good(6160), ...load })).toMatchObject({ power: { value: 6160 }, origin: 'measured' });
    expect(findPower({ torque: good(338), shaftSpeed: good(174), ...load }).origin).toBe('torque');
    expect(findPower(load)).toMatchObject({ power: { value: 6156 }, origin: 'load' });
  });

  it('goes on to the next where a sensor fails, and names the best where all do', () => {
    const bad: PlantInput = { value: 0, state: 'bad' };
    expect(findPower({ power: bad, ...load }).origin).toBe('load');
    expect(findPower({ power: bad }).power).toEqual(refuse('bad', 'power'));
    expect(findPower({}).power).toEqual(refuse('unknown', 'power'));
  });
});

it('load and power are each other', () => {
  expect(requireValue(computePowerFromLoad({ load: good(57), ratedPower: good(10_800) }))).toBeCloseTo(6156, 9);
  expect(requireValue(computeLoad({ power: good(1214), ratedPower: good(1820) }))).toBeCloseTo(66.7, 1);
  expect(computeLoad({ power: good(1), ratedPower: good(0) })).toEqual(refuse('out-of-range', 'ratedPower'));
});

it('counts the hours to an overhaul, past it too', () => {
  const left = (runningHours: number) =>
    requireValue(
      computeHoursToOverhaul({
        runningHours: good(runningHours),
        hoursAtOverhaul: good(20_000),
        interval: good(12_000),
      }),
    );
  expect(left(31_284)).toBe(716);
  expect(left(32_050)).toBe(-50);
});

import { describe, expect, it } from 'vitest';
import { parameter, refuse } from '../plant-value/plant-value.ts';
import {
  type ChargeSample,
  computeChargeEfficiency,
  computeCRate,
  computeCyclesOfCharge,
  computeEquivalentFullCycles,
  computeRoundTrip,
} from './throughput.ts';

const MINUTE = 60_000;

describe('computeCRate', () => {
  const capacity = parameter(1000, 'capacity');

  it('is the power over what the battery holds today: 450 kW of 1000 kWh at 90 % are 0.5 C', () => {
    const rate = computeCRate({
      power: { value: -450, state: 'late', time: 5 },
      capacity: capacity,
      stateOfHealth: { value: 90, state: 'good', time: 9 },
    });
    expect(rate).toEqual({ value: -0.5, state: 'late', time: 5 });
  });

  it('needs all three', () => {
    const inputs = { power: parameter(450, 'power'), capacity: capacity };
    expect(computeCRate({ ...inputs, stateOfHealth: { value: 90, state: 'stale' } })).toEqual(
      refuse('stale', 'stateOfHealth'),
    );
    expect(computeCRate({ ...inputs, stateOfHealth: parameter(0, 'stateOfHealth') })).toEqual(
      refuse('out-of-range', 'stateOfHealth'),
    );
  });
});

describe('equivalent full cycles', () => {
  it('of 250 kWh in and 240 kWh out on 100 kWh are 2.45', () => {
    expect(computeEquivalentFullCycles(250, 240, 100)).toBeCloseTo(2.45, 12);
  });

  it('are one for a charge and a discharge of the whole', () => {
    expect(computeCyclesOfCharge([100, 0, 100])).toBe(1);
    expect(computeCyclesOfCharge([80])).toBe(0);
  });

  it('are none of a battery that holds nothing', () => {
    expect(() => computeEquivalentFullCycles(1, 1, 0)).toThrow(RangeError);
  });
});

/** An hour at each power, a sample a minute; 1000 kWh, charged with 95 %. */
function run(...powers: number[]): ChargeSample[] {
  let stateOfCharge = 50;
  return powers.flatMap((chargeKw, hour) =>
    Array.from({ length: 60 }, (_, minute) => {
      stateOfCharge += ((chargeKw > 0 ? 0.95 * chargeKw : chargeKw) / 60 / 1000) * 100;
      return { time: (hour * 60 + minute) * MINUTE, chargeKw, stateOfCharge };
    }),
  );
}

describe('computeRoundTrip', () => {
  it('compares what went out with what came in, from one charge to the same', () => {
    const trip = computeRoundTrip(run(-200, 200, -200, 300, -200));
    expect('reason' in trip ? trip : Math.abs(trip.efficiencyPercent - 95)).toBeLessThan(2);
  });

  it('says nothing of a battery that was only drained', () => {
    expect(computeRoundTrip(run(-200, -100))).toEqual(refuse('too-few', 'stateOfCharge'));
    expect(computeRoundTrip([])).toEqual(refuse('too-few', 'stateOfCharge'));
  });

  it('says nothing over a silence', () => {
    const samples = run(-200, 220, -200);
    const silent = samples.filter(({ time }) => time < 70 * MINUTE || time > 100 * MINUTE);
    expect(computeRoundTrip(silent)).toEqual(refuse('too-few', 'power'));
  });
});

it('charges with 96 %: 480 kWh in the battery of 500 kWh from shore', () => {
  expect(computeChargeEfficiency(480, 500)).toBeCloseTo(96, 9);
  expect(computeChargeEfficiency(0, 0)).toBeNull();
});

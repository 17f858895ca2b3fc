import { describe, expect, it } from 'vitest';
import { parameter, refuse } from '../plant-value/plant-value.ts';
import { computeNetFuelFlow, type NetFlowInputs } from './net-flow.ts';

const input = (value: number) => parameter(value, '');
const inputs: NetFlowInputs = {
  fuelSupplyFlow: input(1200),
  fuelReturnFlow: input(400),
  fuelSupplyTemperature: input(15),
  fuelReturnTemperature: input(15),
  density: input(850),
};

describe('computeNetFuelFlow', () => {
  it('is supply less return: 800 l/h of 0.85 kg/l are 680 kg/h at 15 °C', () => {
    expect(computeNetFuelFlow(inputs)).toEqual({
      value: { litresPerHour: expect.closeTo(800, 9), kilogramsPerHour: expect.closeTo(680, 9) },
      state: 'good',
    });
  });

  it('counts a warm return for the mass it is', () => {
    // α = (186.9696 + 0.4862·850)/850² = 8.308 · 10⁻⁴; at 55 °C exp(−0.03323 · 1.02659) = 0.96646.
    const warm = computeNetFuelFlow({ ...inputs, fuelReturnTemperature: input(55) });
    expect(warm).toMatchObject({ value: { kilogramsPerHour: expect.closeTo(0.85 * (1200 - 400 * 0.96646), 1) } });
  });

  it('is negative where the meters say so', () => {
    const negative = computeNetFuelFlow({ ...inputs, fuelSupplyFlow: input(300) });
    expect(negative).toMatchObject({ value: { litresPerHour: expect.closeTo(-100, 9) } });
  });

  it('has no mass without a known fuel', () => {
    expect(computeNetFuelFlow({ ...inputs, density: input(650) })).toEqual(refuse('out-of-range', 'density'));
    expect(computeNetFuelFlow({ ...inputs, density: parameter<number>(null, 'density') })).toEqual(
      refuse('missing', 'density'),
    );
  });
});

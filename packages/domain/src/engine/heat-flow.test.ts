import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlantInput } from '../plant-value/index.ts';
import { refuse } from '../plant-value/index.ts';
import { good, requireValue } from '../testing/plant-input.ts';
import { computeHeatFlow, computeMixingTemperature } from './heat-flow.ts';

fc.configureGlobal({ seed: 1811 });

const stream = (flow: number, temperature: number) => ({ flow: good(flow), temperature: good(temperature) });

describe('computeHeatFlow', () => {
  it('of 138 m³/h of HT water from 76.2 to 84.6 °C is 1,346 kW', () => {
    const heat = computeHeatFlow({ volumeFlow: good(138), inlet: good(76.2), outlet: good(84.6) }, 'fresh-water');
    expect(requireValue(heat)).toBeCloseTo(1346, 0);
  });

  it('is negative where a medium cools', () => {
    const heat = computeHeatFlow({ volumeFlow: good(122), inlet: good(74.1), outlet: good(62.4) }, 'lube-oil');
    expect(requireValue(heat)).toBeCloseTo(-732.7, 1);
  });
});

describe('computeMixingTemperature', () => {
  it('weighs by flow', () => {
    expect(requireValue(computeMixingTemperature([stream(100, 40), stream(50, 55)]))).toBeCloseTo(45, 9);
  });

  it('lies between the coldest and the hottest', () => {
    const one = fc.record({
      flow: fc.double({ min: 0.1, max: 500, noNaN: true }),
      celsius: fc.double({ min: 0, max: 120, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 5 }), (all) => {
        const mixed = requireValue(computeMixingTemperature(all.map(({ flow, celsius }) => stream(flow, celsius))));
        expect(mixed).toBeGreaterThanOrEqual(Math.min(...all.map(({ celsius }) => celsius)) - 1e-9);
        expect(mixed).toBeLessThanOrEqual(Math.max(...all.map(({ celsius }) => celsius)) + 1e-9);
      }),
    );
  });

  it('names the stream whose sensor fails, and needs a flow', () => {
    const bad: PlantInput = { value: 0, state: 'bad' };
    expect(computeMixingTemperature([stream(1, 2), { flow: good(1), temperature: bad }])).toEqual(
      refuse('bad', 'temperature 2'),
    );
    expect(computeMixingTemperature([stream(0, 40)])).toEqual(refuse('stopped', 'flow'));
  });
});

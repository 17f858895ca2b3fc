import { describe, expect, it } from 'vitest';
import { computeTradedEmission } from '../emission/index.ts';
import { isExplained, isVerified, listSampleOrigins, refuse } from '../plant-value/index.ts';
import { burn } from '../testing/emission-leg.ts';
import { replayExplanation } from '../testing/replay-explanation.ts';
import { explainGas, GASES, type Gas } from './gas-emission.ts';

const in2026 = Date.parse('2026-06-01');

function tonnesOf(gas: Gas, fuel: Parameters<typeof burn>[0], tonnes: number): number {
  const figure = explainGas(gas, burn(fuel, tonnes), in2026);
  if (!isExplained(figure)) throw new Error(figure.reason.input);
  expect(replayExplanation(figure)).toBeCloseTo(figure.value, 9);
  return figure.value;
}

describe('explainGas', () => {
  it('of 1,000 t HFO: 3114 t CO2, 0.05 t CH4, 0.18 t N2O', () => {
    expect(tonnesOf('co2', 'HFO', 1000)).toBeCloseTo(3114, 9);
    expect(tonnesOf('methane', 'HFO', 1000)).toBeCloseTo(0.05, 9);
    expect(tonnesOf('nitrousOxide', 'HFO', 1000)).toBeCloseTo(0.18, 9);
  });

  it('of HFO with 2.6 % sulphur: 50.83 t SO2 of 1,000 t', () => {
    expect(tonnesOf('sulphurDioxide', 'HFO', 1000)).toBeCloseTo(2 * 0.97753 * 26, 9);
  });

  it('of gas in a medium-speed engine: 3.1 % slips as methane and makes no CO2', () => {
    expect(tonnesOf('co2', 'LNG Otto medium speed', 1000)).toBeCloseTo(969 * 2.75, 9);
    expect(tonnesOf('methane', 'LNG Otto medium speed', 1000)).toBeCloseTo(31, 9);
  });

  it.each(['HFO', 'LFO', 'MGO', 'LNG Diesel slow speed'] as const)('adds up to the traded emission of %s', (fuel) => {
    const sum =
      tonnesOf('co2', fuel, 1000) + 28 * tonnesOf('methane', fuel, 1000) + 265 * tonnesOf('nitrousOxide', fuel, 1000);
    expect(sum).toBeCloseTo(computeTradedEmission(fuel, 1000, in2026) as number, 6);
  });

  it('says with which samples, and that the sulphur figure rests on an unverified set', () => {
    const [carbon, sulphur] = [
      explainGas('co2', burn('HFO', 1), in2026),
      explainGas('sulphurDioxide', burn('HFO', 1), in2026),
    ];
    if (!(isExplained(carbon) && isExplained(sulphur))) throw new Error('refused');
    expect(listSampleOrigins(carbon)).toMatchObject([{ of: 'fuelRate', count: 2850 }]);
    expect([isVerified(carbon), isVerified(sulphur)]).toEqual([true, false]);
  });

  it('is none without sulphur, before the factors, or of a negative mass', () => {
    expect(explainGas('sulphurDioxide', { ...burn('HFO', 1), sulphur: null }, in2026)).toEqual(
      refuse('missing', 'fuelSulphur'),
    );
    expect(explainGas('co2', burn('HFO', 1), Date.parse('2023-12-31'))).toEqual(refuse('missing', 'fuelFactors'));
    for (const gas of GASES) expect(() => explainGas(gas, burn('HFO', -1), in2026)).toThrow(RangeError);
  });
});

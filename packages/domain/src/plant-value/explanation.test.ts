import { describe, expect, it } from 'vitest';
import { replayExplanation } from '../testing/replay-explanation.ts';
import {
  explainComputed,
  explainFactor,
  explainMeasured,
  explainSum,
  isExplained,
  isVerified,
  listFactorOrigins,
  listSampleOrigins,
} from './explanation.ts';
import { refuse } from './plant-value.ts';

const set = { name: 'MEPC.364(79)', validFrom: '1970-01-01', source: 'MEPC.364(79), 2.2.1', verified: true };
const samples = { of: 'fuelRate', from: 0, to: 60_000, count: 2, knownShare: 1 };

function carbonOf(tonnes: number, fuel: string) {
  return explainComputed(['co2', 't', fuel], tonnes * 3.114, '[fuelMass] * [carbonFactor]', [
    explainMeasured(['fuelMass', 't', fuel], tonnes, samples),
    explainFactor(['carbonFactor', 't/t'], 3.114, set),
  ]);
}

describe('an explanation', () => {
  const sum = explainSum(['co2', 't'], [carbonOf(100, 'Rotterdam–Bilbao'), carbonOf(50, 'in Bilbao')]);
  if (!isExplained(sum)) throw new Error(sum.reason.code);

  it('unfolds a sum to formulas, factors with their source, and samples', () => {
    expect(sum.value).toBeCloseTo(467.1, 9);
    expect(sum.inputs.map(({ subject }) => subject)).toEqual(['Rotterdam–Bilbao', 'in Bilbao']);
    expect(listFactorOrigins(sum)).toEqual([set]);
    expect(listSampleOrigins(sum)).toEqual([samples, samples]);
  });

  it('gives the same value again by its formulas alone', () => {
    expect(replayExplanation(sum)).toBeCloseTo(sum.value, 9);
    expect(() => replayExplanation({ ...carbonOf(1, 'x'), formula: '[fuelMass]' })).toThrow('carbonFactor not used');
  });

  it('is verified where all of its factors are', () => {
    expect(isVerified(sum)).toBe(true);
    const doubtful = explainFactor(['emittedShare', '1'], 0.97753, { ...set, name: 'GHG', verified: false });
    const both = explainSum(['co2', 't'], [sum, doubtful]);
    expect(isExplained(both) && isVerified(both)).toBe(false);
  });

  it('is refused as a sum where one part is', () => {
    expect(explainSum(['co2', 't'], [carbonOf(1, 'x'), refuse('missing', 'fuelSulphur')])).toEqual(
      refuse('missing', 'fuelSulphur'),
    );
    expect(explainSum(['co2', 't'], [])).toMatchObject({ value: 0, inputs: [] });
  });
});

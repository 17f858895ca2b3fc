import { describe, expect, it } from 'vitest';
import { refuse } from '../plant-value/plant-value.ts';
import { type CorrectedFuel, computeCorrectedCii } from './carbon-correction.ts';
import { computeAttainedCii } from './carbon-intensity.ts';

const NOTHING: CorrectedFuel = {
  burned: 1000,
  excludedVoyages: 0,
  tankerOperation: 0,
  electrical: 0,
  boiler: 0,
  others: 0,
};
const WORK = { capacity: 50_000, nauticalMiles: 10_000, excludedNauticalMiles: 0, factors: 1 };

describe('MEPC.355(78)', () => {
  it('is the attained indicator where nothing is corrected', () => {
    expect(computeCorrectedCii({ HFO: NOTHING }, WORK, 2026)).toBeCloseTo(
      computeAttainedCii(3114, 50_000, 10_000) as number,
      9,
    );
  });

  it('takes 66 % of the fuel for cargo off in 2026, three years after 2023', () => {
    const corrected = computeCorrectedCii({ HFO: { ...NOTHING, boiler: 100 } }, WORK, 2026);
    expect(corrected).toBeCloseTo(((1000 - 66) * 3.114e6) / (50_000 * 10_000), 9);
  });

  it('takes excluded voyages off both sides', () => {
    const work = { ...WORK, excludedNauticalMiles: 2000 };
    const corrected = computeCorrectedCii({ HFO: { ...NOTHING, excludedVoyages: 200 } }, work, 2026);
    expect(corrected).toBeCloseTo((800 * 3.114e6) / (50_000 * 8000), 9);
  });

  it('is none where every mile is excluded', () => {
    const work = { ...WORK, excludedNauticalMiles: 10_000 };
    expect(computeCorrectedCii({ HFO: NOTHING }, work, 2026)).toEqual(refuse('too-few', 'distance'));
  });
});

/** Lower calorific values of marine fuels, for consumption at the reference of ISO 3046-1 (§9.8). */
import { type FactorSet, type PlantInput, refuse } from '../plant-value/index.ts';

export type FuelGrade = 'HFO' | 'LFO' | 'MDO' | 'MGO' | 'LNG';

/** kJ/kg */
export const FUEL_LCV: FactorSet<Readonly<Record<FuelGrade, number>>> = {
  name: 'FuelEU lower calorific values',
  validFrom: '2023-09-22',
  source: 'Regulation (EU) 2023/1805, annex II',
  verified: true,
  factors: { HFO: 40_500, LFO: 41_000, MDO: 42_700, MGO: 42_700, LNG: 49_100 },
};

/** The first grade that a text names: `VLSFO RMG 380` is residual fuel, `DMA` is gas oil. Undefined for other words. */
export function parseFuelGrade(text: string): FuelGrade | undefined {
  const words = text.toUpperCase();
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0];
}

const PATTERNS: readonly (readonly [FuelGrade, RegExp])[] = [
  ['MGO', /\b(?:LS)?MGO\b|\bDM[AXZ]\b|GAS ?OIL/],
  ['MDO', /\b(?:LS)?MDO\b|\bDMB\b|DIESEL/],
  ['LNG', /\bLNG\b/],
  ['HFO', /\b(?:HS|VLS|ULS)?H?FO\b|\bRM[A-K]\b|HEAVY|RESIDUAL/],
  ['LFO', /\bLFO\b|LIGHT/],
];

/** Lower calorific value of a grade as the text of a plant names it, kJ/kg; refused as `missing` where it names none. */
export function getLowerCalorificValue(text: string | null, { factors } = FUEL_LCV): PlantInput {
  const grade = text === null ? undefined : parseFuelGrade(text);
  return grade === undefined ? refuse('missing', 'fuelGrade') : { value: factors[grade], state: 'good' };
}

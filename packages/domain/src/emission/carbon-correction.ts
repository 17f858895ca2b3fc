/** Corrections of the attained carbon intensity (G5, MEPC.355(78)); the expression is not yet checked against the text. */

import { pickFactorSet } from '../plant-value/factor-set.ts';
import { type Refusal, refuse } from '../plant-value/plant-value.ts';
import { CARBON_FACTORS, type Fuel } from './fuel-data.ts';

export const CORRECTION_SET = { name: 'MEPC.355(78)', verified: false } as const;

/** Masses of one fuel, t. */
export interface CorrectedFuel {
  readonly burned: number;
  /** Burned on excluded parts of voyages: ice, safety, search and rescue. */
  readonly excludedVoyages: number;
  /** Burned by tankers in ship-to-ship and shuttle operation. */
  readonly tankerOperation: number;
  /** Burned for electrical cargo cooling and reefers, for cargo boilers, and for other cargo pumps. */
  readonly electrical: number;
  readonly boiler: number;
  readonly others: number;
}

export interface CorrectedWork {
  /** t or GT. */
  readonly capacity: number;
  readonly nauticalMiles: number;
  readonly excludedNauticalMiles: number;
  /** Product of the factors f_i, f_m, f_c and f_VSE; 1 where none applies. */
  readonly factors: number;
}

/**
 * Σ C_F · {FC − (FC_voyage + TF + (0.75 − 0.03·y)(FC_electrical + FC_boiler + FC_others))} · 10⁶ over
 * factors · capacity · (D − D_x), with y the years since 2023; g CO2 per t and nautical mile. Refused as `too-few` without
 * distance and as `missing` without capacity or factors.
 */
export function computeCorrectedCii(
  fuels: Readonly<Partial<Record<Fuel, CorrectedFuel>>>,
  work: CorrectedWork,
  year: number,
): number | Refusal {
  const carbonFactors = pickFactorSet(CARBON_FACTORS, `${year}-12-31`)?.factors;
  const miles = work.nauticalMiles - work.excludedNauticalMiles;
  if (carbonFactors === undefined || !(work.capacity > 0)) return refuse('missing', 'capacity');
  if (!(miles > 0)) return refuse('too-few', 'distance');
  const cargoShare = 0.75 - 0.03 * (year - 2023);
  const carbon = (Object.entries(fuels) as [Fuel, CorrectedFuel][]).reduce((sum, [fuel, of]) => {
    const excluded = of.excludedVoyages + of.tankerOperation + cargoShare * (of.electrical + of.boiler + of.others);
    return sum + carbonFactors[fuel] * (of.burned - excluded);
  }, 0);
  return (carbon * 1e6) / (work.factors * work.capacity * miles);
}

/** How much of the sulphur in fuel leaves as sulphur oxides, as published. */
import type { FactorSet } from '../plant-value/index.ts';

export interface SulphurConversion {
  /** Share of the sulphur that leaves as SO2; the rest leaves as particles. */
  readonly emittedShare: number;
  /** Mass of SO2 over mass of sulphur. */
  readonly massRatio: number;
}

export const SULPHUR_CONVERSIONS: readonly FactorSet<SulphurConversion>[] = [
  {
    name: 'Fourth IMO GHG Study',
    source: 'Fourth IMO GHG Study 2020, 2.2.5: EF_SOx = 2 · 0.97753 · S',
    validFrom: '1970-01-01',
    // Not yet compared with the text of the study.
    verified: false,
    factors: { emittedShare: 0.97753, massRatio: 2 },
  },
];

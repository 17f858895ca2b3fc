/** Which part of a year's emissions is surrendered under the emissions trading system of the European Union. */
import type { FactorSet } from '../plant-value/factor-set.ts';

export interface TradingYear {
  /** Share of the verified emissions that allowances are due for, 0 to 1. */
  readonly share: number;
  /** Whether methane and nitrous oxide count beside CO2. */
  readonly hasOtherGases: boolean;
}

const SOURCE = 'Directive (EU) 2023/959 (safety4sea, shipandbunker.com 411884, marinelink 504678)';

export const TRADING_YEARS: readonly FactorSet<TradingYear>[] = [
  year(2024, { share: 0.4, hasOtherGases: false }),
  year(2025, { share: 0.7, hasOtherGases: false }),
  year(2026, { share: 1, hasOtherGases: true }),
];

function year(from: number, factors: TradingYear): FactorSet<TradingYear> {
  return {
    name: `EU ETS ${from}`,
    source: SOURCE,
    validFrom: `${from}-01-01`,
    verified: true,
    factors,
  };
}

/** Parts of a voyage that count: between two ports of the area or at berth in one, into or out of it, elsewhere. */
export const VOYAGE_SCOPES = { within: 1, 'in-or-out': 0.5, outside: 0 } as const;
export type VoyageScope = keyof typeof VOYAGE_SCOPES;

export const VOYAGE_SCOPE_SET: FactorSet<typeof VOYAGE_SCOPES> = {
  name: 'EU ETS scope',
  source: 'Directive 2003/87/EC, article 3ga; Regulation (EU) 2023/1805, article 2 (1)',
  validFrom: '2024-01-01',
  verified: true,
  factors: VOYAGE_SCOPES,
};

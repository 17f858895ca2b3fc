/** Targets and money of FuelEU Maritime, as published. */
import type { FactorSet } from '../plant-value/factor-set.ts';

/** Reference intensity of 2020, gCO2e/MJ. */
export const FUEL_EU_REFERENCE = 91.16;

const SOURCE = 'Regulation (EU) 2023/1805, article 4(2) (eurlexa.com 32023R1805)';

/** Greenhouse gas intensity of the energy used on board that must not be passed, gCO2e/MJ. */
export const FUEL_EU_TARGETS: readonly FactorSet<number>[] = [
  target(2025, 2),
  target(2030, 6),
  target(2035, 14.5),
  target(2040, 31),
  target(2045, 62),
  target(2050, 80),
];

function target(from: number, reductionPercent: number): FactorSet<number> {
  return {
    name: `FuelEU ${from}`,
    source: SOURCE,
    validFrom: `${from}-01-01`,
    verified: true,
    factors: FUEL_EU_REFERENCE * (1 - reductionPercent / 100),
  };
}

/** Annex IV, part B: €, MJ per t of very-low-sulphur fuel oil, growth for each further deficit in a row. */
export const FUEL_EU_PENALTY = { eurosPerTonne: 2400, megajoulesPerTonne: 41_000, growth: 0.1 } as const;

export const FUEL_EU_PENALTY_SET: FactorSet<typeof FUEL_EU_PENALTY> = {
  name: 'FuelEU penalty',
  source: 'Regulation (EU) 2023/1805, annex IV, part B, and article 23 (2) (eurlexa.com 32023R1805; ABS)',
  validFrom: '2025-01-01',
  verified: true,
  factors: FUEL_EU_PENALTY,
};

/** A deficit may be borrowed up to this share of target · energy, and is repaid in the next year with this factor. */
export const FUEL_EU_BORROWING: FactorSet<{ readonly mostShare: number; readonly repaidTimes: number }> = {
  name: 'FuelEU borrowing',
  source: 'Regulation (EU) 2023/1805, article 20 (3) to (5) (eurlexa.com 32023R1805)',
  validFrom: '2025-01-01',
  verified: true,
  factors: { mostShare: 0.02, repaidTimes: 1.1 },
};

/** Up to and with this year renewable fuels of non-biological origin count twice. */
export const FUEL_EU_DOUBLE_COUNT_UNTIL = 2033;

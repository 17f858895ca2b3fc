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

/** Up to and with this year renewable fuels of non-biological origin count twice. */
export const FUEL_EU_DOUBLE_COUNT_UNTIL = 2033;

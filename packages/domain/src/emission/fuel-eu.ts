/** Greenhouse gas intensity of a ship's energy, its compliance balance and penalty (Regulation (EU) 2023/1805). */

import { pickFactorSet } from '../plant-value/factor-set.ts';
import { type Refusal, refuse } from '../plant-value/plant-value.ts';
import { LIFE_CYCLE_FACTORS, type LifeCycleFuel, WARMING_POTENTIALS, type WarmingSet } from './fuel-data.ts';
import { FUEL_EU_DOUBLE_COUNT_UNTIL, FUEL_EU_PENALTY, FUEL_EU_TARGETS } from './fuel-eu-data.ts';

/** The factors of the fuels in force at the end of a year; undefined before 2024. */
export function findLifeCycleFuels(year: number): Readonly<Record<string, LifeCycleFuel>> | undefined {
  return pickFactorSet(LIFE_CYCLE_FACTORS, `${year}-12-31`)?.factors;
}

/** Well to wake, gCO2e/MJ: WtT + [(1 − slip)(CO2 + CH4·GWP + N2O·GWP) + slip·GWP_CH4] / LCV. */
export function computeWellToWake(fuel: LifeCycleFuel, warming: WarmingSet): number {
  const { methane, nitrousOxide } = WARMING_POTENTIALS[warming];
  const burned = fuel.co2 + fuel.methane * methane + fuel.nitrousOxide * nitrousOxide;
  return fuel.wellToTank + ((1 - fuel.slip) * burned + fuel.slip * methane) / fuel.heatingValue;
}

export interface EnergyUse {
  readonly fuel: LifeCycleFuel;
  /** Mass that counts after the scope of its voyage, t. */
  readonly tonnes: number;
  /** Renewable of non-biological origin: its energy counts twice until 2033. */
  readonly isNonBiological: boolean;
}

export interface EnergyYear {
  readonly year: number;
  readonly uses: readonly EnergyUse[];
  /** Energy from shore, MJ; it counts with an intensity of zero. */
  readonly shoreMegajoules: number;
  readonly warming: WarmingSet;
}

export interface FuelEuBalance {
  /** gCO2e/MJ. */
  readonly target: number;
  readonly actual: number;
  /** gCO2e; negative is a deficit. */
  readonly balance: number;
  /** Name of the set of the target. */
  readonly set: string;
}

/**
 * Balance = (target − actual) · (Σ M·LCV + E_shore), g. Intensities are not rounded in between. Refused as `missing` before
 * 2025 and as `too-few` without energy.
 */
export function computeFuelEuBalance({ year, uses, shoreMegajoules, warming }: EnergyYear): FuelEuBalance | Refusal {
  const set = pickFactorSet(FUEL_EU_TARGETS, `${year}-12-31`);
  if (set === undefined) return refuse('missing', 'target');
  let [emitted, energy, rewarded] = [0, shoreMegajoules, shoreMegajoules];
  for (const { fuel, tonnes, isNonBiological } of uses) {
    const own = tonnes * 1e6 * fuel.heatingValue;
    emitted += own * computeWellToWake(fuel, warming);
    energy += own;
    rewarded += own * (isNonBiological && year <= FUEL_EU_DOUBLE_COUNT_UNTIL ? 2 : 1);
  }
  if (!(energy > 0)) return refuse('too-few', 'energy');
  const actual = emitted / rewarded;
  return { target: set.factors, actual, balance: (set.factors - actual) * energy, set: set.name };
}

/**
 * Penalty, €: |CB| / (actual · 41,000) · 2,400 · (1 + (n − 1)/10) for the n-th deficit in a row; 0 without a deficit. Throws
 * a RangeError for an n below 1.
 */
export function computeFuelEuPenalty({ actual, balance }: FuelEuBalance, deficitsInRow = 1): number {
  if (deficitsInRow < 1) throw new RangeError(`there is no deficit number ${deficitsInRow}`);
  if (balance >= 0) return 0;
  const { eurosPerTonne, megajoulesPerTonne, growth } = FUEL_EU_PENALTY;
  return (-balance / (actual * megajoulesPerTonne)) * eurosPerTonne * (1 + (deficitsInRow - 1) * growth);
}

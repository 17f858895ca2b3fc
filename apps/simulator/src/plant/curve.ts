/** Curves of machinery: what goes in against what comes out. */

import { type FuelSpec, REFERENCE_CALORIFIC_VALUE } from '../spec/fuel-spec.ts';

/**
 * Specific fuel consumption in g/kWh at a load of 0 to 1.1: a shallow bowl with its lowest point at about 78 %, and a
 * steep rise below a quarter, where friction is most of the work.
 */
export function computeSpecificConsumption(best: number, load: number): number {
  const held = Math.max(load, 0.04);
  return best * (1 + 0.24 * (held - 0.78) ** 2 + 0.018 * (1 / held - 1 / 0.78));
}

/** An engine or a set as far as its fuel is concerned. */
interface Consumer {
  readonly ratedKw: number;
  readonly bestSfoc: number;
}

/**
 * Litres an hour at 15 °C of a consumer that gives `powerKw`; nothing when it stands. `wear` is what it burns over
 * its shop test, 1 for as new. Fuel of less energy than that of the shop test is burnt in proportion.
 */
export function computeLitresPerHour(
  { ratedKw, bestSfoc }: Consumer,
  fuel: FuelSpec,
  powerKw: number,
  wear = 1,
): number {
  if (powerKw <= 0) return 0;
  const grams =
    computeSpecificConsumption(bestSfoc, powerKw / ratedKw) * (REFERENCE_CALORIFIC_VALUE / fuel.calorificValue);
  return (grams * wear * powerKw) / fuel.density15;
}

/** °C of the exhaust behind the cylinders, mean of all, when the load has lasted. */
export const computeExhaustTarget = (load: number) => 205 + 235 * load ** 0.85;
/** °C of the cooling water at the engine's outlet; thermostats keep it narrow. */
export const computeCoolingTarget = (load: number) => 76 + 9 * load;
export const computeLubeOilTarget = (load: number) => 48 + 19 * load;

/** State of charge 0–100 → volts of one lithium-ion (NMC) cell at rest. */
export function computeCellVoltsAtRest(soc: number): number {
  const s = Math.min(Math.max(soc, 0), 100) / 100;
  return 3.42 + 0.62 * s + 0.11 * s * s - 0.28 * Math.exp(-14 * s) + 0.02 * Math.sin(6 * s);
}

const FULL_POWER_UNTIL_SOC = 68;
/** Cells that are never quite full last longer: ferries charge to about four fifths. */
export const CHARGED_SOC = 81;
const HIGHEST_CHARGE_C = 1.25;

/** Highest charging power in times the capacity an hour: full up to 68 %, then less and less. */
export function computeChargeLimitC(soc: number): number {
  if (soc <= FULL_POWER_UNTIL_SOC) return HIGHEST_CHARGE_C;
  return Math.max(0, (HIGHEST_CHARGE_C * (CHARGED_SOC - soc)) / (CHARGED_SOC - FULL_POWER_UNTIL_SOC));
}

/** The energy of one fuel of one leg as FuelEU counts it, with its emission from well to wake. */
import {
  computeWellToWake,
  type EnergyUse,
  FUEL_EU_DOUBLE_COUNT_UNTIL,
  findLifeCycleFuels,
  LIFE_CYCLE_FACTORS,
  type LifeCycleFuelName,
  VOYAGE_SCOPE_SET,
  VOYAGE_SCOPES,
  type VoyageScope,
  WARMING_POTENTIAL_SETS,
  type WarmingSet,
} from '../emission/index.ts';
import {
  type ComputedFigure,
  type Explanation,
  explainComputed,
  explainFactor,
  type FactorSet,
  pickFactorSet,
} from '../plant-value/index.ts';
import type { LegFuel } from './emission-leg.ts';

export interface FuelEuYear {
  readonly year: number;
  readonly warming: WarmingSet;
  /** 1 for the first deficit in a row. */
  readonly deficitsInRow: number;
}

export interface CountedFuel {
  readonly use: EnergyUse;
  readonly energy: Explanation;
  readonly rewarded: Explanation;
  readonly emitted: Explanation;
}

/**
 * One fuel of one leg: its energy by scope, twice where that is rewarded, and what it emits from well to wake. Undefined in a
 * year before the factors hold.
 */
export function countFuel(
  { fuel, mass, isNonBiological }: LegFuel,
  scope: VoyageScope,
  { year, warming }: FuelEuYear,
): CountedFuel | undefined {
  const set = pickFactorSet(LIFE_CYCLE_FACTORS, `${year}-12-31`);
  const factors = findLifeCycleFuels(year)?.[fuel];
  if (set === undefined || factors === undefined) return undefined;
  const tonnes = mass.value * VOYAGE_SCOPES[scope];
  const megajoules = tonnes * 1e6 * factors.heatingValue;
  const energy = explainComputed(['energy', 'MJ', fuel], megajoules, '[fuelMass] * [scope] * 10^6 * [heatingValue]', [
    mass,
    explainFactor(['scope', '1', scope], VOYAGE_SCOPES[scope], VOYAGE_SCOPE_SET),
    explainFactor(['heatingValue', 'MJ/g', fuel], factors.heatingValue, set),
  ]);
  const times = isNonBiological && year <= FUEL_EU_DOUBLE_COUNT_UNTIL ? 2 : 1;
  const intensity = explainWellToWake(fuel, set, warming);
  return {
    use: { fuel: factors, tonnes, isNonBiological },
    energy,
    rewarded:
      times === 1 ? energy : explainComputed(['rewardedEnergy', 'MJ', fuel], 2 * megajoules, '2 * [energy]', [energy]),
    emitted: explainComputed(
      ['emittedGreenhouseGas', 'gCO2e', fuel],
      megajoules * intensity.value,
      '[energy] * [wellToWake]',
      [energy, intensity],
    ),
  };
}

const WELL_TO_WAKE =
  '[wellToTank] + ((1 - [slip]) * ([carbonFactor] + [methaneFactor] * [methanePotential]' +
  ' + [nitrousOxideFactor] * [nitrousOxidePotential]) + [slip] * [methanePotential]) / [heatingValue]';

/** The intensity of a fuel from well to wake, gCO2e/MJ, down to the factors of its set. */
export function explainWellToWake(
  fuel: LifeCycleFuelName,
  set: FactorSet<Readonly<Record<LifeCycleFuelName, EnergyUse['fuel']>>>,
  warming: WarmingSet,
): ComputedFigure {
  const factors = set.factors[fuel];
  const potentials = WARMING_POTENTIAL_SETS[warming];
  return explainComputed(['wellToWake', 'gCO2e/MJ', fuel], computeWellToWake(factors, warming), WELL_TO_WAKE, [
    explainFactor(['wellToTank', 'gCO2e/MJ', fuel], factors.wellToTank, set),
    explainFactor(['slip', '1', fuel], factors.slip, set),
    explainFactor(['carbonFactor', 'g/g', fuel], factors.co2, set),
    explainFactor(['methaneFactor', 'g/g', fuel], factors.methane, set),
    explainFactor(['methanePotential', 'g/g'], potentials.factors.methane, potentials),
    explainFactor(['nitrousOxideFactor', 'g/g', fuel], factors.nitrousOxide, set),
    explainFactor(['nitrousOxidePotential', 'g/g'], potentials.factors.nitrousOxide, potentials),
    explainFactor(['heatingValue', 'MJ/g', fuel], factors.heatingValue, set),
  ]);
}

/** The gases of a mass of fuel: CO2, methane, nitrous oxide and sulphur oxides, each with its explanation (§9.8). */
import { LIFE_CYCLE_FACTORS, type LifeCycleFuel } from '../emission/index.ts';
import {
  type ComputedFigure,
  explainComputed,
  explainFactor,
  type FactorSet,
  pickFactorSet,
  type Refusal,
  refuse,
  toFactorDay,
} from '../plant-value/index.ts';
import type { Instant } from '../time/instant.ts';
import type { LegFuel } from './emission-leg.ts';
import { SULPHUR_CONVERSIONS } from './gas-data.ts';

export const GASES = ['co2', 'methane', 'nitrousOxide', 'sulphurDioxide'] as const;
export type Gas = (typeof GASES)[number];

/**
 * t of one gas from one fuel. What slips through an engine unburnt is methane and makes no CO2. SO2 is twice the sulphur that
 * leaves as gas. Refused as `missing` before the factors hold, and for SO2 without the sulphur of the fuel; throws a
 * RangeError for a negative mass.
 */
export function explainGas(gas: Gas, used: LegFuel, time: Instant): ComputedFigure | Refusal {
  if (!(used.mass.value >= 0)) throw new RangeError(`${used.mass.value} t of ${used.fuel} were not burned`);
  if (gas === 'sulphurDioxide') return explainSulphur(used, time);
  const set = pickFactorSet(LIFE_CYCLE_FACTORS, toFactorDay(time));
  if (set === undefined) return refuse('missing', 'fuelFactors');
  const factors = set.factors[used.fuel];
  return gas === 'methane' ? explainMethane(used, factors, set) : explainBurned(gas, used, factors, set);
}

const BURNED = {
  co2: { key: 'co2', factor: 'carbonFactor' },
  nitrousOxide: { key: 'nitrousOxide', factor: 'nitrousOxideFactor' },
} as const;

function explainBurned(
  gas: keyof typeof BURNED,
  { fuel, mass }: LegFuel,
  factors: LifeCycleFuel,
  set: FactorSet<unknown>,
): ComputedFigure {
  const { key, factor } = BURNED[gas];
  return explainComputed(
    [gas, 't', fuel],
    mass.value * (1 - factors.slip) * factors[key],
    `[fuelMass] * (1 - [slip]) * [${factor}]`,
    [
      mass,
      explainFactor(['slip', '1', fuel], factors.slip, set),
      explainFactor([factor, 't/t', fuel], factors[key], set),
    ],
  );
}

function explainMethane({ fuel, mass }: LegFuel, factors: LifeCycleFuel, set: FactorSet<unknown>): ComputedFigure {
  return explainComputed(
    ['methane', 't', fuel],
    mass.value * ((1 - factors.slip) * factors.methane + factors.slip),
    '[fuelMass] * ((1 - [slip]) * [methaneFactor] + [slip])',
    [
      mass,
      explainFactor(['slip', '1', fuel], factors.slip, set),
      explainFactor(['methaneFactor', 't/t', fuel], factors.methane, set),
    ],
  );
}

function explainSulphur({ fuel, mass, sulphur }: LegFuel, time: Instant): ComputedFigure | Refusal {
  const set = pickFactorSet(SULPHUR_CONVERSIONS, toFactorDay(time));
  if (sulphur === null || set === undefined) return refuse('missing', 'fuelSulphur');
  const { emittedShare, massRatio } = set.factors;
  return explainComputed(
    ['sulphurDioxide', 't', fuel],
    (mass.value * sulphur.value * emittedShare * massRatio) / 100,
    '[fuelMass] * [fuelSulphur] * [emittedShare] * [massRatio] / 100',
    [
      mass,
      sulphur,
      explainFactor(['emittedShare', '1'], emittedShare, set),
      explainFactor(['massRatio', 't/t'], massRatio, set),
    ],
  );
}

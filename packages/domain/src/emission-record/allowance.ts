/** Allowances of the European Union's emissions trading system by leg and year, each with its explanation. */
import {
  computeAllowancesDue,
  computeTradedEmission,
  LIFE_CYCLE_FACTORS,
  TRADING_YEARS,
  VOYAGE_SCOPE_SET,
  VOYAGE_SCOPES,
  WARMING_POTENTIAL_SETS,
} from '../emission/index.ts';
import {
  type ComputedFigure,
  explainComputed,
  explainFactor,
  explainMeasured,
  explainSum,
  isExplained,
  pickFactorSet,
  type Refusal,
  refuse,
  toFactorDay,
} from '../plant-value/index.ts';
import type { Instant } from '../time/instant.ts';
import { type EmissionLeg, getLegScope, type LegFuel, selectLegs, toYearSpan } from './emission-leg.ts';

const CO2_ONLY = '[fuelMass] * (1 - [slip]) * [carbonFactor]';
const ALL_GASES =
  '[fuelMass] * ((1 - [slip]) * ([carbonFactor] + [methaneFactor] * [methanePotential]' +
  ' + [nitrousOxideFactor] * [nitrousOxidePotential]) + [slip] * [methanePotential])';

/** t CO2e that count for one fuel of a leg, before scope and phase-in. Refused as `missing` before 2024. */
export function explainTradedEmission({ fuel, mass }: LegFuel, time: Instant): ComputedFigure | Refusal {
  const set = pickFactorSet(LIFE_CYCLE_FACTORS, toFactorDay(time));
  const year = pickFactorSet(TRADING_YEARS, toFactorDay(time));
  const value = computeTradedEmission(fuel, mass.value, time);
  if (typeof value !== 'number' || set === undefined || year === undefined) return refuse('missing', 'tradingYear');
  const { slip, co2, methane, nitrousOxide } = set.factors[fuel];
  const burned = [
    mass,
    explainFactor(['slip', '1', fuel], slip, set),
    explainFactor(['carbonFactor', 't/t', fuel], co2, set),
  ];
  if (!year.factors.hasOtherGases) return explainComputed(['tradedEmission', 't', fuel], value, CO2_ONLY, burned);
  const warming = WARMING_POTENTIAL_SETS['AR5 28/265'];
  return explainComputed(['tradedEmission', 't', fuel], value, ALL_GASES, [
    ...burned,
    explainFactor(['methaneFactor', 't/t', fuel], methane, set),
    explainFactor(['nitrousOxideFactor', 't/t', fuel], nitrousOxide, set),
    explainFactor(['methanePotential', 't/t'], warming.factors.methane, warming),
    explainFactor(['nitrousOxidePotential', 't/t'], warming.factors.nitrousOxide, warming),
  ]);
}

/** Allowances due for a leg: emission · scope · share of the year. Refused where a port is not known, and before 2024. */
export function explainLegAllowances(leg: EmissionLeg): ComputedFigure | Refusal {
  const time = leg.to - 1;
  const scope = getLegScope(leg);
  const year = pickFactorSet(TRADING_YEARS, toFactorDay(time));
  if (typeof scope !== 'string') return scope;
  if (year === undefined) return refuse('missing', 'tradingYear');
  const emission = explainSum(
    ['tradedEmission', 't', leg.id],
    leg.fuels.map((fuel) => explainTradedEmission(fuel, time)),
  );
  if (!isExplained(emission)) return emission;
  const due = computeAllowancesDue(emission.value, scope, time);
  if (typeof due !== 'number') return due;
  return explainComputed(['allowances', 't', leg.id], due, '[tradedEmission] * [scope] * [share]', [
    emission,
    explainFactor(['scope', '1', scope], VOYAGE_SCOPES[scope], VOYAGE_SCOPE_SET),
    explainFactor(['share', '1'], year.factors.share, year),
  ]);
}

export interface AllowanceYear {
  readonly allowances: ComputedFigure | Refusal;
  /** At the price given, €; null without a price. */
  readonly cost: ComputedFigure | Refusal | null;
  /** Ids of legs that cross the beginning or end of the year and are not counted. */
  readonly crossing: readonly string[];
}

/** Allowances of a calendar year. `eurosPerAllowance` is what a person entered; null where none is known. */
export function explainAllowanceYear(
  all: readonly EmissionLeg[],
  year: number,
  eurosPerAllowance: number | null,
): AllowanceYear {
  const { legs, crossing } = selectLegs(all, toYearSpan(year));
  const allowances = explainSum(['allowances', 't'], legs.map(explainLegAllowances));
  const price = eurosPerAllowance;
  const cost =
    price === null || !isExplained(allowances)
      ? null
      : explainComputed(['allowanceCost', '€'], allowances.value * price, '[allowances] * [price]', [
          allowances,
          explainMeasured(['price', '€/t'], price),
        ]);
  return { allowances, cost, crossing: crossing.map(({ id }) => id) };
}

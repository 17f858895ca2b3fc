/** Emissions and allowances of a ship under the emissions trading system of the European Union. */

import { pickFactorSet, toFactorDay } from '../plant-value/factor-set.ts';
import { type Refusal, refuse } from '../plant-value/plant-value.ts';
import type { Instant } from '../time/instant.ts';
import { TRADING_YEARS, VOYAGE_SCOPES, type VoyageScope } from './emission-trading-data.ts';
import { LIFE_CYCLE_FACTORS, type LifeCycleFuelName, WARMING_POTENTIALS } from './fuel-data.ts';

/** Of Regulation (EU) 2015/757 as amended: 28 for methane, 265 for nitrous oxide. */
const POTENTIAL = WARMING_POTENTIALS['AR5 28/265'];

/**
 * t CO2e of a mass of fuel, t: FC · (1 − slip) · (C_F + 28·CH4 + 265·N2O) + FC · slip · 28, or FC · (1 − slip) · C_F where
 * only CO2 counts. Refused as `missing` before 2024.
 */
export function computeTradedEmission(fuel: LifeCycleFuelName, tonnes: number, time: Instant): number | Refusal {
  const year = pickFactorSet(TRADING_YEARS, toFactorDay(time))?.factors;
  const factors = pickFactorSet(LIFE_CYCLE_FACTORS, toFactorDay(time))?.factors[fuel];
  if (year === undefined || factors === undefined) return refuse('missing', 'tradingYear');
  const { co2, methane, nitrousOxide, slip } = factors;
  const burned = tonnes * (1 - slip);
  if (!year.hasOtherGases) return burned * co2;
  const perTonne = co2 + methane * POTENTIAL.methane + nitrousOxide * POTENTIAL.nitrousOxide;
  return burned * perTonne + tonnes * slip * POTENTIAL.methane;
}

/** Allowances due, t CO2e: emission · scope · share of the year. Refused as `missing` before 2024. */
export function computeAllowancesDue(emissionTonnes: number, scope: VoyageScope, time: Instant): number | Refusal {
  const year = pickFactorSet(TRADING_YEARS, toFactorDay(time))?.factors;
  return year === undefined ? refuse('missing', 'tradingYear') : emissionTonnes * VOYAGE_SCOPES[scope] * year.share;
}

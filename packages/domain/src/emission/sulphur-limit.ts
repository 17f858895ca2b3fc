/** Which sulphur, and which ratio of SO2 to CO2, is allowed where and when. */
import { combine } from '../plant-value/combine.ts';
import { pickFactorSet, toFactorDay } from '../plant-value/factor-set.ts';
import { type PlantAnswer, type PlantInput, refuse } from '../plant-value/plant-value.ts';
import type { Instant } from '../time/instant.ts';
import { RATIO_LIMITS, SULPHUR_LIMITS } from './sulphur-limit-data.ts';

export interface SulphurLimit {
  /** Sulphur in fuel by mass, percent. */
  readonly sulphurPercent: number;
  /** SO2 in ppm over CO2 in percent by volume behind a scrubber that equals it. */
  readonly ratio: number;
  /** Name of the set both are from. */
  readonly set: string;
}

/** The limit inside or outside an emission control area; undefined before there was one (19 May 2005). */
export function getSulphurLimit(isInside: boolean, time: Instant): SulphurLimit | undefined {
  const set = pickFactorSet(SULPHUR_LIMITS, toFactorDay(time));
  if (set === undefined) return undefined;
  const sulphurPercent = isInside ? set.factors.insidePercent : set.factors.outsidePercent;
  const equal = RATIO_LIMITS.factors.find((limit) => limit.sulphurPercent === sulphurPercent);
  return equal && { sulphurPercent, ratio: equal.ratio, set: set.name };
}

/**
 * Sulphur of a fuel, percent by mass, that would make the same ratio of SO2 (ppm) to CO2 (percent) without a scrubber: between
 * the rows of the table, and 0 at 0. Undefined above its last row, where it says nothing.
 */
export function computeEquivalentSulphur(ratio: number): number | undefined {
  const rows = [{ sulphurPercent: 0, ratio: 0 }, ...RATIO_LIMITS.factors];
  const above = rows.findIndex((row) => row.ratio >= ratio);
  const [low, high] = [rows[Math.max(0, above - 1)], rows[above]];
  if (low === undefined || high === undefined || !(ratio >= 0)) return undefined;
  if (high.ratio === low.ratio) return high.sulphurPercent;
  const share = (ratio - low.ratio) / (high.ratio - low.ratio);
  return low.sulphurPercent + share * (high.sulphurPercent - low.sulphurPercent);
}

/** Less CO2 than this, percent, is air: the engine does not run, and the ratio means nothing. */
export const LEAST_CO2_PERCENT = 0.5;

/**
 * SO2 in ppm over CO2 in percent by volume, of means over 60 s (MEPC.340(77), 2.3). Refused as `low-load` where there is
 * hardly any CO2.
 */
export function computeGasRatio(inputs: { readonly so2: PlantInput; readonly co2: PlantInput }): PlantAnswer {
  return combine(inputs, (of) => (of.co2 >= LEAST_CO2_PERCENT ? of.so2 / of.co2 : refuse('low-load', 'co2')));
}

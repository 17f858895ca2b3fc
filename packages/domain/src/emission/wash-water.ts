/** Whether the wash water of a scrubber may go overboard: pH, PAH and turbidity (MEPC.259(68), 10.1). */
import { combine } from '../plant-value/combine.ts';
import { pickFactorSet, toFactorDay } from '../plant-value/factor-set.ts';
import { type PlantAnswer, type PlantInput, refuse } from '../plant-value/plant-value.ts';
import type { TimedValue } from '../statistic/rise-per-hour.ts';
import type { Instant } from '../time/instant.ts';
import { WASH_WATER_LIMITS } from './wash-water-data.ts';

/** A measured quantity set against its limit. */
export interface Evaluated {
  readonly value: number;
  readonly limit: number;
  readonly isKept: boolean;
  /** Name of the set of limits. */
  readonly set: string;
}

export interface PhInputs {
  readonly dischargePh: PlantInput;
  /** Used while manoeuvring or in transit only. */
  readonly inletPh: PlantInput;
}

export interface PhRule {
  /** Manoeuvring or in transit: the fall from the inlet may be evaluated instead. */
  readonly isUnderWay: boolean;
  /** The ship's own limit at the discharge, approved as giving 6.5 at 4 m from it; null where it has none. */
  readonly approvedLimit: number | null;
}

/**
 * pH of at least 6.5 at the discharge, or at least the ship's approved limit; under way a fall of at most 2 from the inlet
 * is enough. `value` and `limit` are pH at the discharge; under way the limit is the lower of both where the inlet is known.
 */
export function evaluatePh({ dischargePh, inletPh }: PhInputs, rule: PhRule, time: Instant): PlantAnswer<Evaluated> {
  const set = pickFactorSet(WASH_WATER_LIMITS, toFactorDay(time));
  if (set === undefined) return refuse('missing', 'limits');
  const atDischarge = rule.approvedLimit ?? set.factors.leastPh;
  const evaluate = (value: number, limit: number) => ({ value, limit, isKept: value >= limit, set: set.name });
  const direct = combine({ dischargePh }, (of) => evaluate(of.dischargePh, atDischarge));
  if (!rule.isUnderWay || ('value' in direct && direct.value.isKept)) return direct;
  return combine({ dischargePh, inletPh }, (of) =>
    evaluate(of.dischargePh, Math.min(atDischarge, of.inletPh - set.factors.mostPhDrop)),
  );
}

export interface PahInputs {
  /** Phenanthrene equivalent, µg/l. */
  readonly dischargePah: PlantInput;
  readonly inletPah: PlantInput;
  /** Wash water, m³/h, taken as t/h. */
  readonly washWaterFlow: PlantInput;
  /** Power of the consumers connected, kW. */
  readonly connectedPower: PlantInput;
}

/** The limit does not rise below this discharge, t/MWh: the last row of the table. */
const LEAST_SPECIFIC_FLOW = 1;

/** PAH above the inlet, µg/l, of at most 2250 over the discharge in t/MWh: 50 at 45, 100 at 22.5, 2250 at 1 and below. */
export function evaluatePah(inputs: PahInputs, time: Instant): PlantAnswer<Evaluated> {
  const set = pickFactorSet(WASH_WATER_LIMITS, toFactorDay(time));
  if (set === undefined) return refuse('missing', 'limits');
  return combine(inputs, (of) => {
    if (!(of.connectedPower > 0)) return refuse('stopped', 'connectedPower');
    const flow = Math.max(LEAST_SPECIFIC_FLOW, (of.washWaterFlow * 1000) / of.connectedPower);
    const value = of.dischargePah - of.inletPah;
    const limit = set.factors.pahTimesFlow / flow;
    return { value, limit, isKept: value <= limit, set: set.name };
  });
}

/** Turbidity is evaluated over this time. */
export const TURBIDITY_MEAN_MS = 15 * 60_000;
/** Fewer samples of the 15 than this make no mean. */
const LEAST_TURBIDITY_SAMPLES = 12;

/**
 * Mean over 15 min of turbidity above the inlet, FNU or NTU, of at most 25. `differences` are means over 60 s of discharge
 * less inlet; those within the 15 min before `time` count. Refused as `too-few` where more than three of them are missing.
 */
export function evaluateTurbidity(differences: readonly TimedValue[], time: Instant): PlantAnswer<Evaluated> {
  const set = pickFactorSet(WASH_WATER_LIMITS, toFactorDay(time));
  if (set === undefined) return refuse('missing', 'limits');
  const recent = differences.filter((sample) => sample.time > time - TURBIDITY_MEAN_MS && sample.time <= time);
  if (recent.length < LEAST_TURBIDITY_SAMPLES) return refuse('too-few', 'turbidity');
  const value = recent.reduce((sum, sample) => sum + sample.value, 0) / recent.length;
  const limit = set.factors.mostTurbidity;
  return { value: { value, limit, isKept: value <= limit, set: set.name }, state: 'good', time };
}

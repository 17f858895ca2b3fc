/** What went through a battery: C-rate, equivalent full cycles, efficiency. */
import { combine } from '../plant-value/combine.ts';
import type { FactorSet } from '../plant-value/factor-set.ts';
import { type PlantAnswer, type PlantInput, type Refusal, refuse } from '../plant-value/plant-value.ts';
import { integrateOverTime } from '../statistic/integral.ts';
import type { Instant } from '../time/instant.ts';

export interface CRateInputs {
  /** kW; the sign is kept. */
  readonly power: PlantInput;
  /** As new, of the strings that are connected, kWh. */
  readonly capacity: PlantInput;
  /** Percent of the capacity as new. */
  readonly stateOfHealth: PlantInput;
}

/** C = P / (capacity × SoH), 1/h: at 1 C the battery is empty within an hour (IEC 61960-3, reference test current). */
export function computeCRate(inputs: CRateInputs): PlantAnswer {
  return combine(inputs, (of) =>
    of.capacity > 0 && of.stateOfHealth > 0
      ? of.power / (of.capacity * (of.stateOfHealth / 100))
      : refuse('out-of-range', of.capacity > 0 ? 'stateOfHealth' : 'capacity'),
  );
}

/**
 * EFC = (E_in + E_out) / (2 · E_nominal), energies in kWh; not yet checked against a document that defines it. Throws a
 * RangeError for a nominal energy that is not positive.
 */
export function computeEquivalentFullCycles(inKwh: number, outKwh: number, nominalKwh: number): number {
  if (!(nominalKwh > 0)) throw new RangeError(`no cycles of a battery of ${nominalKwh} kWh`);
  return (inKwh + outKwh) / (2 * nominalKwh);
}

/** What counts as one full cycle. */
export const FULL_CYCLE: FactorSet<{ readonly swingPercent: number }> = {
  name: 'Σ|ΔSoC| / 200 %',
  validFrom: '2020-01-01',
  source: 'Documentation of breos (battery ageing); no standard that defines it was read',
  verified: false,
  // From full to empty and back.
  factors: { swingPercent: 200 },
};

/** The same from a course of the state of charge, percent: Σ|ΔSoC| / 200. */
export function computeCyclesOfCharge(stateOfCharge: readonly number[]): number {
  const swings = stateOfCharge.slice(1).map((value, index) => Math.abs(value - (stateOfCharge[index] as number)));
  return swings.reduce((sum, swing) => sum + swing, 0) / FULL_CYCLE.factors.swingPercent;
}

export interface ChargeSample {
  readonly time: Instant;
  /** kW, charging positive. */
  readonly chargeKw: number;
  /** Percent. */
  readonly stateOfCharge: number;
}

export interface RoundTrip {
  readonly from: Instant;
  readonly to: Instant;
  readonly inKwh: number;
  readonly outKwh: number;
  /** Energy out over energy in, percent. */
  readonly efficiencyPercent: number;
}

/** Two states of charge nearer than this, points, count as equal. */
export const EQUAL_CHARGE_POINTS = 0.5;
/** Of the time between them this share must be known. */
export const ROUND_TRIP_KNOWN_SHARE = 0.98;

/**
 * Energy out over energy in, over the longest span of the samples (in order of time) that ends at the state of charge it
 * began with: what is still stored counts for neither side. Refuses as `too-few` where no such span took in energy or
 * too much of it is not known.
 */
export function computeRoundTrip(samples: readonly ChargeSample[]): RoundTrip | Refusal {
  const span = findEqualCharge(samples);
  const rates = (sign: 1 | -1) => span.map(({ time, chargeKw }) => ({ time, value: Math.max(0, sign * chargeKw) }));
  const [taken, given] = [integrateOverTime(rates(1)), integrateOverTime(rates(-1))];
  const [first, last] = [span[0], span.at(-1)];
  if (first === undefined || last === undefined || taken.total === 0) return refuse('too-few', 'stateOfCharge');
  if (taken.knownMs < ROUND_TRIP_KNOWN_SHARE * (last.time - first.time)) return refuse('too-few', 'power');
  return {
    from: first.time,
    to: last.time,
    inKwh: taken.total,
    outKwh: given.total,
    efficiencyPercent: (given.total / taken.total) * 100,
  };
}

/** The longest stretch between two samples of equal charge; empty when there is none. */
function findEqualCharge(samples: readonly ChargeSample[]): readonly ChargeSample[] {
  const firstOf = new Map<number, number>();
  let longest: readonly [from: number, to: number] = [0, -1];
  samples.forEach(({ stateOfCharge }, index) => {
    const level = Math.round(stateOfCharge / EQUAL_CHARGE_POINTS);
    const from = firstOf.get(level);
    if (from === undefined) firstOf.set(level, index);
    else if (spanOf(samples, [from, index]) > spanOf(samples, longest)) longest = [from, index];
  });
  return samples.slice(longest[0], longest[1] + 1);
}

function spanOf(samples: readonly ChargeSample[], [from, to]: readonly [number, number]): number {
  return (samples[to]?.time ?? 0) - (samples[to] === undefined ? 0 : (samples[from]?.time ?? 0));
}

/** Energy that reached the battery over energy taken from shore, both kWh, percent. Null without energy from shore. */
export function computeChargeEfficiency(batteryKwh: number, shoreKwh: number): number | null {
  return shoreKwh > 0 ? (batteryKwh / shoreKwh) * 100 : null;
}

/** Whether meters and tanks agree on what was burned. */

import { type Refusal, refuse } from '../plant-value/plant-value.ts';
import type { TimedValue } from '../statistic/index.ts';
import type { TimeSpan } from '../time/time-span.ts';

/** A balance is drawn over this time. */
export const BALANCE_SPAN_MS = 24 * 3_600_000;
/** A difference beyond this, percent of what the tanks say, is flagged. */
export const BALANCE_FLAG_PERCENT = 2;

export interface BalanceInputs {
  /** What remained in all tanks of the grade at either end, t. */
  readonly remainingBefore: number;
  readonly remainingAfter: number;
  /** What was taken on board meanwhile, t. */
  readonly bunkered: number;
  /** What the meters say was burned, t. */
  readonly burnedByMeters: number;
}

export interface FuelBalance {
  /** before + bunkered − after, t. */
  readonly burnedByTanks: number;
  readonly burnedByMeters: number;
  /** Meters less tanks, t. */
  readonly difference: number;
  /** Of what the tanks say. */
  readonly percent: number;
  readonly isFlagged: boolean;
}

/** Δtanks + burned = 0, with what is left of it. Refused as `stopped` where the tanks say that nothing was burned. */
export function computeFuelBalance(inputs: BalanceInputs): FuelBalance | Refusal {
  const { remainingBefore, remainingAfter, bunkered, burnedByMeters } = inputs;
  const burnedByTanks = remainingBefore + bunkered - remainingAfter;
  if (!(burnedByTanks > 0)) return refuse('stopped', 'remaining');
  const difference = burnedByMeters - burnedByTanks;
  const percent = (difference / burnedByTanks) * 100;
  return {
    burnedByTanks,
    burnedByMeters,
    difference,
    percent,
    isFlagged: Math.abs(percent) > BALANCE_FLAG_PERCENT,
  };
}

export interface FuelTotals {
  /** Advance of the totaliser of the meter. */
  readonly totaliser: number;
  /** Flow integrated over time. */
  readonly integrated: number;
  /** What the tanks lost. */
  readonly tanks: number;
}

/** Differences of each from the totaliser, percent; null where the totaliser did not advance. All in one unit. */
export function compareTotals({ totaliser, integrated, tanks }: FuelTotals) {
  const percentOf = (value: number) => (totaliser > 0 ? (value / totaliser - 1) * 100 : null);
  return { integratedPercent: percentOf(integrated), tanksPercent: percentOf(tanks) };
}

/**
 * What a totaliser advanced by between its readings in order of time, jumps back to a lower reading (a reset, or the end of
 * its digits) counted from zero. Readings may be means of some minutes: of a reset in such a span the mean lies anywhere
 * below, and the reading after it lower still, so that of several falls in a row only the last one counts. A step longer
 * than `maxStepMs` adds nothing, as in the integral it is held against: over a silence the totaliser goes on and the flow
 * is unknown. Null for fewer than two readings.
 */
export function readTotaliser(readings: readonly TimedValue[], maxStepMs = Number.POSITIVE_INFINITY): number | null {
  if (readings.length < 2) return null;
  return readings.slice(1).reduce((sum, { time, value }, index) => {
    const before = readings[index] as TimedValue;
    if (time - before.time > maxStepMs) return sum;
    if (value >= before.value) return sum + value - before.value;
    const next = readings[index + 2];
    return next === undefined || next.value < value ? sum : sum + value;
  }, 0);
}

export interface ConsumptionInputs {
  readonly span: TimeSpan;
  /** Burned within it, kg. */
  readonly kilograms: number;
  readonly nauticalMiles: number;
  /** Energy at the shaft or the terminals, kWh. */
  readonly kilowattHours: number;
}

export interface Consumption {
  readonly kilogramsPerHour: number | null;
  readonly kilogramsPerMile: number | null;
  /** g/kWh. */
  readonly gramsPerKilowattHour: number | null;
}

/** Fuel per hour, mile and kWh; null where there is nothing to divide by. */
export function computeConsumption({ span, kilograms, nauticalMiles, kilowattHours }: ConsumptionInputs): Consumption {
  const hours = (span.to - span.from) / 3_600_000;
  const over = (amount: number) => (amount > 0 ? kilograms / amount : null);
  const perEnergy = over(kilowattHours);
  return {
    kilogramsPerHour: over(hours),
    kilogramsPerMile: over(nauticalMiles),
    gramsPerKilowattHour: perEnergy === null ? null : perEnergy * 1000,
  };
}

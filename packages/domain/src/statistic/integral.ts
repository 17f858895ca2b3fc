/** What a rate adds up to over time: energy from power, charge from current, volume from flow. */
import { HOUR_MS } from '../time/unit.ts';
import type { TimedValue } from './rise-per-hour.ts';

/** Between two samples further apart than this the value is not known. */
export const INTEGRAL_MAX_STEP_MS = 5 * 60_000;

export interface Integral {
  /** In the unit of the values times hours: kW give kWh. */
  readonly total: number;
  /** Time between samples near enough to one another. */
  readonly knownMs: number;
  /** Time in longer steps; it adds nothing to the total. */
  readonly unknownMs: number;
}

/**
 * ∫ value dt by the trapezoidal rule over samples in order of time. A step longer than `maxStepMs` adds nothing and
 * counts as unknown: a sum over a silence would be made up.
 */
export function integrateOverTime(samples: readonly TimedValue[], maxStepMs = INTEGRAL_MAX_STEP_MS): Integral {
  let [total, knownMs, unknownMs] = [0, 0, 0];
  let before: TimedValue | undefined;
  for (const sample of samples) {
    const stepMs = before === undefined ? 0 : sample.time - before.time;
    if (before !== undefined && stepMs <= maxStepMs) {
      total += ((before.value + sample.value) / 2) * (stepMs / HOUR_MS);
      knownMs += stepMs;
    } else unknownMs += stepMs;
    before = sample;
  }
  return { total, knownMs, unknownMs };
}

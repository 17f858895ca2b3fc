/** Rate at which a slow quantity rises or falls per hour, such as the level of a tank. */

import type { Instant } from '../time/instant.ts';
import { HOUR_MS } from '../time/unit.ts';

export interface TimedValue {
  readonly time: Instant;
  readonly value: number;
}

const LEAST_SPAN_MS = 10 * 60_000;
const LEAST_VALUES = 3;

/**
 * Slope of the least-squares line through the values, in their unit per hour; falling is negative. Undefined for fewer
 * than three values or less than ten minutes: a wave in the tank would be taken for a leak.
 */
export function computeRisePerHour(values: readonly TimedValue[]): number | undefined {
  const times = values.map(({ time }) => time);
  const span = Math.max(...times) - Math.min(...times);
  if (values.length < LEAST_VALUES || span < LEAST_SPAN_MS) return undefined;
  const meanTime = mean(times);
  const meanValue = mean(values.map(({ value }) => value));
  let [covariance, variance] = [0, 0];
  for (const { time, value } of values) {
    const hours = (time - meanTime) / HOUR_MS;
    covariance += hours * (value - meanValue);
    variance += hours * hours;
  }
  return covariance / variance;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

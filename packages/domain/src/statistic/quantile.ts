/** Quantiles of a set of values, and how sure their median is. */

/**
 * The value below which the share `share` (0 to 1) of the values lies, interpolated between neighbours (Hyndman and Fan,
 * type 7). Null without values.
 */
export function computeQuantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * Math.min(1, Math.max(0, share));
  const lower = sorted[Math.floor(at)];
  const upper = sorted[Math.ceil(at)];
  return lower === undefined || upper === undefined ? null : lower + (upper - lower) * (at - Math.floor(at));
}

export interface MedianInterval {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** Probability that the true median lies within, 0 to 1: under 0.95 for fewer than six values. */
  readonly coverage: number;
}

/**
 * Median with the narrowest interval of order statistics that holds the true median with 95 %, whatever the values are
 * distributed like (Conover, Practical Nonparametric Statistics, 3.2). For fewer than six values lowest to highest, with
 * the coverage that gives: 1 − 2^(1−n). Null without values.
 */
export function computeMedianInterval(values: readonly number[]): MedianInterval | null {
  const sorted = values.toSorted((a, b) => a - b);
  const median = computeQuantile(sorted, 0.5);
  if (median === null) return null;
  let cut = 0;
  while (2 * (cut + 1) < sorted.length && coverageOf(sorted.length, cut + 1) >= 0.95) cut += 1;
  const low = sorted[cut] ?? median;
  const high = sorted[sorted.length - 1 - cut] ?? median;
  return { median, low, high, coverage: coverageOf(sorted.length, cut) };
}

/** Probability that the median lies between the values that remain when `cut` are left out at either end. */
function coverageOf(count: number, cut: number): number {
  let term = 0.5 ** count;
  let tail = 0;
  for (let k = 0; k <= cut; k += 1) {
    tail += term;
    term *= (count - k) / (k + 1);
  }
  return Math.max(0, 1 - 2 * tail);
}

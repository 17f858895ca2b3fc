/** How often values occurred (§B4-22). */

export interface HistogramBin {
  readonly from: number;
  readonly to: number;
  /** Share of the whole weight, 0 to 1. */
  readonly share: number;
}

/** Steps people can read on an axis. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * Bins of one even, readable width, at most `maxBins`, from the lowest value to the highest; none without values. `weights`
 * says for how long each value stood, so that a bucket of an hour counts more than one of a minute.
 */
export function computeHistogram(
  values: readonly (number | null | undefined)[],
  weights: readonly number[],
  maxBins = 24,
): HistogramBin[] {
  let [low, high, total] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  values.forEach((value, index) => {
    if (!isNumber(value)) return;
    low = Math.min(low, value);
    high = Math.max(high, value);
    total += weights[index] ?? 0;
  });
  if (low > high || total <= 0) return [];
  const width = binWidth(high - low || Math.abs(high) || 1, maxBins);
  const first = Math.floor(low / width);
  const shares = new Array<number>(Math.floor(high / width) - first + 1).fill(0);
  values.forEach((value, index) => {
    if (!isNumber(value)) return;
    const bin = Math.floor(value / width) - first;
    shares[bin] = (shares[bin] ?? 0) + (weights[index] ?? 0) / total;
  });
  return shares.map((share, bin) => ({ from: (first + bin) * width, to: (first + bin + 1) * width, share }));
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** The least readable width that needs at most `maxBins`, one of them cut off at either end. */
function binWidth(range: number, maxBins: number): number {
  const least = range / Math.max(1, maxBins - 1);
  const power = 10 ** Math.floor(Math.log10(least));
  return (STEPS.find((step) => step * power >= least) ?? 10) * power;
}

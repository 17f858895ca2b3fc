/**
 * Straight lines through measurements, with an honest error: samples that follow one another are alike, so their number
 * is reduced by their lag-1 autocorrelation (Santer et al. 2000, J. Geophys. Res. 105, 7337).
 */
import type { Point } from './polynomial-fit.ts';

export interface LineFit {
  /** y per x. */
  readonly slope: number;
  /** Mean x, and y of the line there. */
  readonly centre: number;
  readonly level: number;
  /** Scatter about the line, as standard deviation. */
  readonly deviation: number;
  /** Share of the variance that the line explains, 0 to 1; 1 where nothing scatters. */
  readonly r2: number;
  /** Half widths of the 95 % intervals of slope and level. */
  readonly slopeError: number;
  readonly levelError: number;
  readonly count: number;
  /** Measurements that count as independent. */
  readonly effectiveCount: number;
}

/** Fewer than this never count: an error needs at least one degree of freedom. */
const LEAST_EFFECTIVE = 3;

/** The least-squares line; points in order of x. Undefined for fewer than three points or a single x. */
export function fitLine(points: readonly Point[]): LineFit | undefined {
  const count = points.length;
  const centre = mean(points.map(({ x }) => x));
  const level = mean(points.map(({ y }) => y));
  let [sxx, sxy, syy] = [0, 0, 0];
  for (const { x, y } of points) {
    sxx += (x - centre) ** 2;
    sxy += (x - centre) * (y - level);
    syy += (y - level) ** 2;
  }
  if (count < LEAST_EFFECTIVE || sxx === 0) return undefined;
  const slope = sxy / sxx;
  const residuals = points.map(({ x, y }) => y - level - slope * (x - centre));
  const squares = residuals.reduce((sum, residual) => sum + residual ** 2, 0);
  const effectiveCount = countIndependent(residuals);
  const quantile = getStudent95(effectiveCount - 2);
  const deviation = Math.sqrt(squares / (count - 2));
  return {
    slope,
    centre,
    level,
    deviation,
    r2: syy === 0 ? 1 : Math.max(0, 1 - squares / syy),
    slopeError: quantile * Math.sqrt(squares / (effectiveCount - 2) / sxx),
    levelError: (quantile * deviation) / Math.sqrt(effectiveCount),
    count,
    effectiveCount,
  };
}

/** y of the line at `x`. */
export function readLine({ slope, centre, level }: LineFit, x: number): number {
  return level + slope * (x - centre);
}

/** Half width of the 95 % band of the line at `x`. */
export function readBand({ slopeError, levelError, centre }: LineFit, x: number): number {
  return Math.hypot(levelError, slopeError * (x - centre));
}

/** Mean and the half width of its 95 % interval, from values in order of time; undefined for fewer than three. */
export function fitMean(values: readonly number[]): { readonly mean: number; readonly error: number } | undefined {
  if (values.length < LEAST_EFFECTIVE) return undefined;
  const level = mean(values);
  const residuals = values.map((value) => value - level);
  const variance = residuals.reduce((sum, residual) => sum + residual ** 2, 0) / (values.length - 1);
  const effective = countIndependent(residuals);
  return { mean: level, error: getStudent95(effective - 1) * Math.sqrt(variance / effective) };
}

/** Residuals that count as independent: n (1 − r) / (1 + r), with r between neighbours. */
function countIndependent(residuals: readonly number[]): number {
  const squares = residuals.reduce((sum, residual) => sum + residual ** 2, 0);
  const products = residuals.slice(1).reduce((sum, residual, index) => sum + residual * (residuals[index] ?? 0), 0);
  const correlation = squares === 0 ? 0 : Math.max(0, products / squares);
  return Math.max(LEAST_EFFECTIVE, (residuals.length * (1 - correlation)) / (1 + correlation));
}

/** 97.5 % quantile of the normal distribution. */
const NORMAL_95 = 1.959963984540054;

/**
 * 97.5 % quantile of Student's t, so that ±t holds 95 %: Cornish–Fisher expansion (Abramowitz & Stegun 26.7.5), good to
 * 1 % from three degrees of freedom on; the exact values below.
 */
export function getStudent95(freedom: number): number {
  if (freedom < 2) return 12.706;
  if (freedom < 3) return 4.303;
  return expandStudent(NORMAL_95, freedom);
}

/** 90 % quantile of the normal distribution. */
const NORMAL_80 = 1.2815515655446004;

/** 90 % quantile of Student's t, so that ±t holds 80 %: as {@link getStudent95}. */
export function getStudent80(freedom: number): number {
  if (freedom < 2) return 3.078;
  if (freedom < 3) return 1.886;
  return expandStudent(NORMAL_80, freedom);
}

function expandStudent(z: number, freedom: number): number {
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** A straight line through points, with how sure it is. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface LineFit {
  /** y = meanY + slope · (x − meanX). */
  readonly slope: number;
  readonly meanX: number;
  readonly meanY: number;
  readonly count: number;
  /** Σ (x − meanX)². */
  readonly spreadX: number;
  /** Standard deviation of the points about the line, with n − 2 degrees of freedom; 0 for two points. */
  readonly deviation: number;
}

/** Least-squares line; undefined for fewer than two points or where all have the same x. */
export function fitLine(points: readonly Point[]): LineFit | undefined {
  const count = points.length;
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / count;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / count;
  let [spreadX, spreadY, joint] = [0, 0, 0];
  for (const { x, y } of points) {
    spreadX += (x - meanX) ** 2;
    spreadY += (y - meanY) ** 2;
    joint += (x - meanX) * (y - meanY);
  }
  if (count < 2 || spreadX === 0) return undefined;
  const slope = joint / spreadX;
  // Rounding can leave a tiny negative remainder for points on a line.
  const remainder = Math.max(0, spreadY - slope * joint);
  return { slope, meanX, meanY, count, spreadX, deviation: count > 2 ? Math.sqrt(remainder / (count - 2)) : 0 };
}

/** The line at x. */
export function getLineAt({ slope, meanX, meanY }: LineFit, x: number): number {
  return meanY + slope * (x - meanX);
}

/** Half the width of the 95 % interval of the slope, ± t · s / √Σ(x − meanX)². */
export function getSlopeMargin({ count, spreadX, deviation }: LineFit): number {
  return toMargin(count, deviation / Math.sqrt(spreadX));
}

/** Half the width of the 95 % band of the line at x, ± t · s · √(1/n + (x − meanX)²/Σ(x − meanX)²). */
export function getLineMargin({ count, meanX, spreadX, deviation }: LineFit, x: number): number {
  return toMargin(count, deviation * Math.sqrt(1 / count + (x - meanX) ** 2 / spreadX));
}

/** Infinite for too few points, also where they happen to lie on one line. */
function toMargin(count: number, standardError: number): number {
  const factor = getStudentT(count - 2);
  return Number.isFinite(factor) ? factor * standardError : factor;
}

/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959963984540054;

/**
 * Two-sided 95 % point of Student's t (Abramowitz and Stegun, 26.7.5): good to 1 % from 2 degrees of freedom on and to
 * 0.1 % from 3 on. Infinite below 2: a line through three points is not sure at all.
 */
export function getStudentT(degrees: number): number {
  if (degrees < 2) return Number.POSITIVE_INFINITY;
  const terms = [
    Z,
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
    (79 * Z ** 9 + 776 * Z ** 7 + 1482 * Z ** 5 - 1920 * Z ** 3 - 945 * Z) / 92_160,
  ];
  return terms.reduce((sum, term, power) => sum + term / degrees ** power, 0);
}

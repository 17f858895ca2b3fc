/** Lowest upper end of the scale, knots, so that the noise of a moored ship is not magnified. */
const LEAST_KNOTS = 5;

/** What a small curve of speed spans: from nothing to the fastest of it, so that a steady passage is a steady line. */
export function computeSpeedScale(knots: readonly number[]): { low: number; high: number } {
  return { low: 0, high: Math.max(LEAST_KNOTS, ...knots) };
}

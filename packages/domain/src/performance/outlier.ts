/** Samples of a block that do not belong to it. */

/**
 * Chauvenet's criterion (ISO 19030-2): false for a value so far from the mean that of as many normally distributed values
 * fewer than half a one would lie as far. Null values belong to any block.
 */
export function findInliers(values: readonly (number | null)[]): boolean[] {
  const known = values.filter((value) => value !== null);
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const deviation = Math.sqrt(known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / known.length);
  return values.map((value) => {
    if (value === null || deviation === 0) return true;
    return computeErfc(Math.abs(value - mean) / (deviation * Math.SQRT2)) * known.length >= 0.5;
  });
}

/** Complementary error function of x ≥ 0, within 1.5e-7 (Abramowitz & Stegun 7.1.26). */
function computeErfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const sum = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592].reduce(
    (total, a) => (total + a) * t,
    0,
  );
  return sum * Math.exp(-(x ** 2));
}

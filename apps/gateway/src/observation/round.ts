/** Numbers as observations keep them: without noise of floating point, angles within one turn. */

/** Keeps 181.7 + 0.6 from becoming 182.29999999999998. */
const DIGITS = 1e9;

/** The value to nine decimals. */
export function round(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}

/** Degrees in [0, 360). */
export function normaliseDegrees(degrees: number): number {
  const rest = round(degrees) % 360;
  return rest < 0 ? rest + 360 : rest;
}

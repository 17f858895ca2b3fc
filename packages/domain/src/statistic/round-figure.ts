/** Figures that are computed of many readings. */

/** Digits of a figure. A sum of doubles depends on the order of its terms only beyond the fourteenth or so. */
const DIGITS = 12;
const POWERS = Array.from({ length: 23 }, (_, power) => 10 ** power);

/**
 * A computed figure to twelve significant digits, so that it is the same to the last one whether it was added up reading
 * by reading or from roll-ups. Powers of ten up to 10^22 are exact, so that the result is the double nearest to its digits.
 */
export function roundFigure(value: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const power = DIGITS - 1 - Math.floor(Math.log10(Math.abs(value)));
  const scale = POWERS[Math.abs(power)];
  if (scale === undefined) return Number(value.toPrecision(DIGITS));
  return power >= 0 ? Math.round(value * scale) / scale : Math.round(value / scale) * scale;
}

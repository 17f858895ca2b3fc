/** Formats numbers for the screen (§B6-2). */

/** No value: unknown is never zero. */
export const NO_VALUE = '––';
/** The question does not arise for this thing. */
export const NOT_APPLICABLE = '—';
export const MINUS = '\u2212';
/** Thin thousands mark in its no-break form, so that a number never breaks over two lines. */
export const THIN_SPACE = '\u202f';

export interface NumberStyle {
  /** Digits after the decimal mark; belongs to the tag and does not change while it runs. */
  readonly decimals?: number;
  /** Write `+` before positive numbers, for quantities whose sign matters. */
  readonly signed?: boolean;
  readonly thousandsMark?: string;
  readonly decimalMark?: string;
}

/** `12345.6` → `12 345.6` (thin space), `-3` → `−3`; null, undefined and anything not finite → `––`. */
export function formatNumber(value: number | null | undefined, style: NumberStyle = {}): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NO_VALUE;
  const { decimals = 0, signed = false, thousandsMark = THIN_SPACE, decimalMark = '.' } = style;
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousandsMark);
  const digits = fraction === undefined ? grouped : `${grouped}${decimalMark}${fraction}`;
  // A value that rounds to nothing has no sign: −0.04 at one decimal is 0.0, not −0.0.
  if (/^[0.]*$/.test(Math.abs(value).toFixed(decimals))) return digits;
  if (value < 0) return `${MINUS}${digits}`;
  return signed ? `+${digits}` : digits;
}

/** `12.4 kn`, `63 %`, `+41 °C`; `––` stands alone, without the unit. Angles in `°` go through {@link formatAngle}. */
export function formatQuantity(value: number | null | undefined, unit: string, style: NumberStyle = {}): string {
  const text = formatNumber(value, style);
  return text === NO_VALUE || unit === '' ? text : `${text} ${unit}`;
}

/** A direction in whole degrees with three digits, `061°`; 359.7 is `000°`, −10 is `350°`. */
export function formatAngle(degrees: number | null | undefined): string {
  if (degrees === null || degrees === undefined || !Number.isFinite(degrees)) return NO_VALUE;
  const whole = ((Math.round(degrees) % 360) + 360) % 360;
  return `${String(whole).padStart(3, '0')}°`;
}

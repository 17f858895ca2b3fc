/** How a value of a tag is written with its unit: every screen writes the same value alike (§B6-2). */
import { formatAngle, formatQuantity } from './format-number.ts';

export interface MeasurementScale {
  readonly unit: string;
  /** Digits after the decimal mark. */
  readonly decimals: number;
  /** Lower end of the scale, in the unit. */
  readonly min: number;
}

/** Whether values are directions, 0° to 360°; a rudder or a heel has a sign and is none. */
export function isDirection({ unit, min }: Pick<MeasurementScale, 'unit' | 'min'>): boolean {
  return unit === '°' && min >= 0;
}

/** A log or a receiver is no finer than a tenth of a knot. */
const KNOT_DECIMALS = 1;

/** Digits after the decimal mark as every screen writes them: whole degrees of a direction, at most tenths of a knot. */
export function getShownDecimals(scale: MeasurementScale): number {
  if (isDirection(scale)) return 0;
  return scale.unit === 'kn' ? Math.min(scale.decimals, KNOT_DECIMALS) : scale.decimals;
}

/** `189°` for a direction, else `12.4 kn`; `––` without a value. */
export function formatMeasurement(value: number | null | undefined, scale: MeasurementScale): string {
  if (isDirection(scale)) return formatAngle(value);
  return formatQuantity(value, scale.unit, { decimals: getShownDecimals(scale) });
}

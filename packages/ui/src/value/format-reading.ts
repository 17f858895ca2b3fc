/**
 * What a value may be trusted for. `late`: past 3 intervals; `stale`: past 10 min or 10 intervals; `bad`: the source says
 * so; `unknown`: never received; `manual`, `simulated`: flagged by the source, otherwise fresh.
 */
export type Freshness = 'fresh' | 'late' | 'stale' | 'bad' | 'unknown' | 'manual' | 'simulated';

/** Two en dashes: no value. Never zero. */
export const NO_VALUE = '––';

const THIN_SPACE = ' ';
const MINUS = '−';

/** A number as the visual language writes it: fixed decimals, thin space at thousands, true minus, plus on request. */
export function formatNumber(value: number, decimals: number, signed = false): string {
  const fixed = Math.abs(value).toFixed(decimals);
  const [whole = '', fraction] = fixed.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, THIN_SPACE);
  const isZero = Number(fixed) === 0;
  const sign = isZero ? '' : value < 0 ? MINUS : signed ? '+' : '';
  return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** The number of a reading, or two dashes where the freshness says there is nothing to show. */
export function formatReading(
  value: number | undefined,
  freshness: Freshness,
  decimals: number,
  signed: boolean,
): string {
  if (value === undefined || !Number.isFinite(value) || freshness === 'bad' || freshness === 'unknown') return NO_VALUE;
  return formatNumber(value, decimals, signed);
}

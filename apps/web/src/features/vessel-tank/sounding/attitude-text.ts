/** How the ship lies, in words. */
import { formatNumber } from '@fms/domain/format';
import type { Translate } from '../../../language/index.ts';

/** "0.42 m aft". */
export function formatTrim(meters: number, t: Translate): string {
  const trim = formatNumber(Math.abs(meters), { decimals: 2 });
  return t(meters < 0 ? 'TRIM_FORWARD' : 'TRIM_AFT', { trim });
}

/** "0.6° P". */
export function formatHeel(degrees: number, t: Translate): string {
  const heel = formatNumber(Math.abs(degrees), { decimals: 1 });
  return t(degrees < 0 ? 'HEEL_PORT' : 'HEEL_STARBOARD', { heel });
}

/** What comes of a tank as it fills or empties now. */
import { hasValue } from '@fms/domain/plant-value';
import { computeTimeToHigh, computeTimeToLow, HIGH_LEVEL_PERCENT } from '@fms/domain/tank';
import { HOUR_MS, type Instant } from '@fms/domain/time';
import type { TankContent } from './tank-content.ts';

export type TankOutlook =
  | { readonly kind: 'fault'; readonly since: Instant | undefined }
  | { readonly kind: 'unknown' | 'steady' }
  /** Comes to the high level, percent, in that time; 0 when it is there. */
  | { readonly kind: 'high'; readonly percent: number; readonly inMs: number }
  /** Comes to what no pump takes out. */
  | { readonly kind: 'low'; readonly inMs: number }
  /** The capacity is not known: only the direction is. */
  | { readonly kind: 'filling' | 'emptying' };

export function computeTankOutlook({ tank, readings, volume, rate }: TankContent): TankOutlook {
  const measured = [readings.level, readings.volume, readings.sounding].filter((reading) => reading?.tag !== undefined);
  const faulty = measured.find((reading) => reading?.state === 'bad');
  if (faulty !== undefined) return { kind: 'fault', since: faulty.time };
  if (!hasValue(volume) || !hasValue(rate)) return { kind: 'unknown' };
  if (rate.value === 0) return { kind: 'steady' };
  const { capacity, unpumpable } = tank;
  if (capacity === undefined) return { kind: rate.value > 0 ? 'filling' : 'emptying' };
  const state = { volume: volume.value, capacity, rate: rate.value };
  const high = computeTimeToHigh(state);
  if (high !== null) return { kind: 'high', percent: HIGH_LEVEL_PERCENT, inMs: high * HOUR_MS };
  const low = computeTimeToLow(state, (100 * unpumpable) / capacity);
  return low === null ? { kind: 'steady' } : { kind: 'low', inMs: low * HOUR_MS };
}

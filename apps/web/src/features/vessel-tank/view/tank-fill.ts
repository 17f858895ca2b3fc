import { hasValue, type PlantAnswer } from '@fms/domain/plant-value';
import type { TankContent } from '../../../entities/tank/index.ts';

/**
 * How full a tank is, percent: its volume over its capacity. A level by height is another figure where the tank is no
 * box, or the ship has trim and heel. Undefined where the level is all that is known of it.
 */
export function computeFill({ tank: { capacity }, volume, volumeSource }: TankContent): PlantAnswer | undefined {
  if (capacity === undefined || volumeSource === 'level') return undefined;
  return hasValue(volume) ? { ...volume, value: (100 * volume.value) / capacity } : volume;
}

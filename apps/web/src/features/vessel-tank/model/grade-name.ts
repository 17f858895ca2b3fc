import type { TankGroup } from '../../../entities/tank/index.ts';
import { translateWord } from '../../../language/index.ts';

/** The fluid as it was entered, else the medium in words, else the only tank of its kind. */
export function getGradeName({ fluid, medium, tanks }: TankGroup): string {
  if (fluid !== undefined) return fluid;
  return medium === undefined ? (tanks[0]?.shortName ?? '') : translateWord(`medium-${medium}`);
}

/** The demonstration's twelve ships in two organisations. Names, numbers and call signs are invented. */
import type { ShipSpec } from '../spec/ship-spec.ts';
import { blueWaterFleet } from './blue-water.ts';
import { nordlysFleet } from './nordlys.ts';

export const DEFAULT_SEED = 1852;

export function buildDemonstrationFleet(seed: number = DEFAULT_SEED): ShipSpec[] {
  return [...nordlysFleet, ...blueWaterFleet].map((ship) => ship(seed));
}

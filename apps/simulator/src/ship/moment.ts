/** What the parts of a truth are computed from. */
import type { Navigation } from '../navigation/navigation.ts';
import type { PlantParts } from '../plant/plant-parts.ts';
import type { PowerBalance } from '../plant/power-balance.ts';

export interface Moment {
  readonly parts: PlantParts;
  /** Seed of the ship, for the small differences between its cylinders and cells. */
  readonly seed: number;
  readonly state: Float64Array;
  readonly navigation: Navigation;
  readonly power: PowerBalance;
  readonly seconds: number;
}

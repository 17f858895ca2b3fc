/** Density of what tanks hold where nothing better is entered; fuel and oil have none: their delivery notes say it. */
import type { FactorSet } from '../plant-value/factor-set.ts';
import type { TankMedium } from '../tag/tank.ts';

/** kg/m³. */
export const NOMINAL_DENSITY: FactorSet<Readonly<Partial<Record<TankMedium, number>>>> = {
  name: 'Nominal densities of liquids',
  validFrom: '1970-01-01',
  source: 'fresh water and sea water by convention of hydrostatics; urea solution of 32.5 % by ISO 22241-1',
  verified: false,
  factors: { 'fresh-water': 1000, 'sea-water': 1025, waste: 1000, chemical: 1090 },
};

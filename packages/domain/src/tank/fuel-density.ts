/** Density of fuel at its temperature, and what a volume of it weighs (ASTM D1250, ISO 91, table 54B). */
import { combine } from '../plant-value/combine.ts';
import type { FactorSet } from '../plant-value/factor-set.ts';
import { type PlantAnswer, type PlantInput, type Refusal, refuse } from '../plant-value/plant-value.ts';

export interface ExpansionBand {
  /** Density at 15 °C from which it holds, kg/m³. */
  readonly from: number;
  /** α = (k0 + k1·ρ) / ρ², 1/K. */
  readonly k0: number;
  readonly k1: number;
}

export interface ExpansionTable {
  /** Heaviest first. */
  readonly bands: readonly ExpansionBand[];
  readonly heaviest: number;
}

/** Coefficients of refined products; those lighter than the last band are no fuel of a ship. */
export const EXPANSION: FactorSet<ExpansionTable> = {
  name: 'ASTM D1250-80, table 54B',
  source: 'ASTM D1250-80 (ISO 91-1), table 54B, as quoted at bunkerworld.com, thread 121',
  validFrom: '1980-01-01',
  verified: false,
  factors: {
    bands: [
      { from: 838.3127, k0: 186.9696, k1: 0.4862 },
      { from: 787.5195, k0: 594.5418, k1: 0 },
    ],
    heaviest: 1075,
  },
};

const REFERENCE_CELSIUS = 15;

/** Volume at 15 °C over volume at temperature: exp(−α·ΔT·(1 + 0.8·α·ΔT)). Refused as `out-of-range` beyond the table. */
export function computeVolumeCorrection(densityAt15: number, celsius: number): number | Refusal {
  const { bands, heaviest } = EXPANSION.factors;
  const band = bands.find(({ from }) => densityAt15 >= from);
  if (band === undefined || densityAt15 > heaviest) return refuse('out-of-range', 'density');
  const expansion = (band.k0 + band.k1 * densityAt15) / densityAt15 ** 2;
  const change = expansion * (celsius - REFERENCE_CELSIUS);
  return Math.exp(-change * (1 + 0.8 * change));
}

/** kg/m³ at temperature, °C: density at 15 °C, kg/m³, times the volume correction. */
export function computeDensity(inputs: {
  readonly density: PlantInput;
  readonly temperature: PlantInput;
}): PlantAnswer {
  return combine(inputs, (of) => {
    const correction = computeVolumeCorrection(of.density, of.temperature);
    return typeof correction === 'number' ? of.density * correction : correction;
  });
}

/** Mass, t, of a volume, m³, as it is at its temperature, °C; `density` is that at 15 °C, kg/m³. */
export function computeFuelMass(inputs: {
  readonly volume: PlantInput;
  readonly density: PlantInput;
  readonly temperature: PlantInput;
}): PlantAnswer {
  const atTemperature = computeDensity({ density: inputs.density, temperature: inputs.temperature });
  return combine({ volume: inputs.volume, density: atTemperature }, (of) => (of.volume * of.density) / 1000);
}

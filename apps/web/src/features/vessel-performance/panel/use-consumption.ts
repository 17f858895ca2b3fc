/** Mean specific consumption of the main engines over the points of the last month. */
import { formatSlotRef } from '@fms/domain/plant';
import { combine, type PlantAnswer, type PlantInput, parameter, refuse } from '@fms/domain/plant-value';
import { toPlantInput, useSlot } from '../../../entities/plant/index.ts';
import { isRecent, type PerformanceParts } from '../model/performance-parts.ts';

/** Density of the fuel as measured or, without that, as entered, kg/m³. */
export function useDensity({ plant }: Pick<PerformanceParts, 'plant'>): PlantInput {
  const measured = toPlantInput(useSlot(formatSlotRef('vessel', 'fuelDensity')), 'fuelDensity');
  const [system] = plant.ofKind('fuel-system');
  const entered = parameter(system && plant.numberOf(system.id, 'density'), 'fuelDensity');
  return 'value' in measured || !('value' in entered) ? measured : entered;
}

/** g/kWh: Σ fuel · density over Σ power, of points with both. */
export function useConsumption(parts: PerformanceParts): PlantAnswer {
  const { performance, window } = parts;
  const density = useDensity(parts);
  let [fuel, power] = [0, 0];
  for (const point of performance.fuel) {
    if (!isRecent(window, point.time)) continue;
    fuel += point.fuel;
    power += point.power;
  }
  if (power === 0) return refuse('too-few', 'points');
  return combine({ fuelDensity: density }, (of) => (fuel * of.fuelDensity) / power);
}

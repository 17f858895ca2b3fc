import { buildEngineMimic, type MimicPlaces, type PlacedMimic, placeMimic } from '@fms/domain/plant/mimic';
import type { PlantView } from '../../../entities/plant/index.ts';
import type { MimicCircuitChoice } from './mimic-address.ts';

const OF_CYLINDER = ['cylinderExhaustTemperature', 'cylinderMaximumPressure'] as const;

/** Under which the places of an engine's devices are kept with the plant. */
export const nameLayout = (engineId: string) => `engine/${engineId}`;

/** The mimic of an engine with what its tags fill, one circuit or all. */
export function placeEngineMimic(
  plant: PlantView,
  engineId: string,
  circuit: MimicCircuitChoice,
  moved: MimicPlaces['moved'] = plant.plant.mimics[nameLayout(engineId)] ?? {},
): PlacedMimic {
  const cylinders = Math.max(0, ...OF_CYLINDER.flatMap((key) => plant.indexesOf(engineId, key)));
  const only = circuit === 'all' ? undefined : circuit;
  return placeMimic(buildEngineMimic(engineId, cylinders), { isFilled: (slot) => plant.has(slot), moved, only });
}

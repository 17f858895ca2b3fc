import { formatSlotRef, type PlantEquipment, type SlotRef } from '@fms/domain/plant';
import type { PlantAnswer } from '@fms/domain/plant-value';
import { useMemo } from 'react';
import { type PlantView, toPlantInput, usePlantPlace, useSlots } from '../../../entities/plant/index.ts';
import { type AmbientSfoc, computeAmbientSfoc } from './ambient-sfoc.ts';

/**
 * Consumption of an engine in reference air and water. What cools the charge air is LT water where its inlet is measured,
 * else the sea. Undefined where the ship measures none of the three: then the shop test stands uncorrected.
 */
export function useAmbientSfoc({ id }: PlantEquipment, sfoc: PlantAnswer): AmbientSfoc | undefined {
  const { plant } = usePlantPlace();
  const slots = useMemo(() => listAmbientSlots(plant, id), [plant, id]);
  const readings = useSlots(Object.values(slots));
  if (!Object.values(slots).some((ref) => plant.has(ref))) return undefined;
  const input = (key: keyof typeof slots) => toPlantInput(readings.get(slots[key]), key);
  const ambient = {
    airPressure: input('airPressure'),
    airTemperature: input('airTemperature'),
    coolantTemperature: input('coolantTemperature'),
  };
  return computeAmbientSfoc(sfoc, ambient, plant.numberOf(id, 'ratedSpeed'));
}

function listAmbientSlots(plant: PlantView, engineId: string) {
  const ship = plant.ofKind('vessel')[0]?.id ?? 'vessel';
  const coolant: SlotRef = formatSlotRef(engineId, 'lowTemperatureWaterInlet');
  return {
    airPressure: formatSlotRef(ship, 'airPressure'),
    airTemperature: formatSlotRef(ship, 'airTemperature'),
    coolantTemperature: plant.has(coolant) ? coolant : formatSlotRef(ship, 'seaTemperature'),
  };
}

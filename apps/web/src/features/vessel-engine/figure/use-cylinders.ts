import type { Tag } from '@fms/contract/tag';
import { formatSlotRef, type PlantEquipment, type SlotRef } from '@fms/domain/plant';
import type { PlantInput } from '@fms/domain/plant-value';
import { useMemo } from 'react';
import { toPlantInput, usePlantPlace, useSlots } from '../../../entities/plant/index.ts';
import { type Cylinders, describeCylinders } from './cylinder-state.ts';
import { CYLINDER_PRESSURE, CYLINDER_TEMPERATURE } from './engine-slots.ts';

export interface EngineCylinders extends Cylinders {
  readonly slots: readonly SlotRef[];
  tagOf(number: number): Tag | undefined;
}

/** The cylinders that are measured, compared at the moment of the tab. */
export function useCylinders({ id }: PlantEquipment, isRunning: PlantInput<boolean>): EngineCylinders {
  const { plant } = usePlantPlace();
  const numbers = useMemo(() => plant.indexesOf(id, CYLINDER_TEMPERATURE), [plant, id]);
  const slots = useMemo(() => {
    const ofAll = (key: string) => numbers.map((number) => formatSlotRef(id, key, number));
    return { temperature: ofAll(CYLINDER_TEMPERATURE), pressure: ofAll(CYLINDER_PRESSURE) };
  }, [id, numbers]);
  const readings = useSlots([...slots.temperature, ...slots.pressure]);
  return useMemo(() => {
    const inputs = numbers.map((_, index) => {
      const [temperature, pressure] = [slots.temperature[index], slots.pressure[index]];
      const isMeasured = pressure !== undefined && plant.has(pressure);
      return {
        exhaustTemperature: toPlantInput(temperature && readings.get(temperature), CYLINDER_TEMPERATURE),
        maximumPressure: isMeasured ? toPlantInput(readings.get(pressure), CYLINDER_PRESSURE) : undefined,
      };
    });
    return {
      ...describeCylinders(isRunning, numbers, inputs),
      slots: slots.temperature,
      tagOf: (number) => plant.tagOf(formatSlotRef(id, CYLINDER_TEMPERATURE, number)),
    };
  }, [plant, id, numbers, slots, readings, isRunning]);
}

/** Which slots of a plant give the quantities that hull and propeller are evaluated by. */
import type { PerformanceColumn } from '@fms/contract/performance';
import { type EquipmentKind, formatSlotRef, type SlotRef } from '@fms/domain/plant';
import type { PlantView } from '../../../entities/plant/index.ts';

const OF_VESSEL = {
  speedThroughWater: 'speedThroughWater',
  speedOverGround: 'speedOverGround',
  courseOverGround: 'course',
  heading: 'heading',
  windSpeed: 'trueWindSpeed',
  windFrom: 'trueWindDirection',
  depthBelowKeel: 'depthBelowKeel',
  waterTemperature: 'seaTemperature',
} as const;

/** By equipment, the first kind that has the slot. */
const OF_EQUIPMENT: Partial<Record<PerformanceColumn, readonly (readonly [EquipmentKind, string])[]>> = {
  shaftPower: [
    ['shaft', 'power'],
    ['main-engine', 'power'],
    ['propulsion-motor', 'power'],
  ],
  shaftSpeed: [
    ['shaft', 'speed'],
    ['main-engine', 'speed'],
  ],
  rudder: [['rudder', 'angle']],
  fuelRate: [['main-engine', 'fuelRate']],
};

export type PerformanceSlots = Readonly<Partial<Record<PerformanceColumn, readonly SlotRef[]>>>;

/** As it is measured, else the mean of both ends. */
const DRAUGHTS = [['draught'], ['draughtForward', 'draughtAft']] as const;

/** Slots that tags fill; a quantity without any is absent. */
export function findPerformanceSlots(plant: PlantView): PerformanceSlots {
  const ofVessel = Object.entries(OF_VESSEL).map(
    ([quantity, key]) => [quantity, [formatSlotRef('vessel', key)]] as const,
  );
  const ofEquipment = Object.entries(OF_EQUIPMENT).map(
    ([quantity, places]) =>
      [
        quantity,
        places
          .map(([kind, key]) =>
            plant
              .ofKind(kind)
              .map(({ id }) => formatSlotRef(id, key))
              .filter(plant.has),
          )
          .find((refs) => refs.length > 0) ?? [],
      ] as const,
  );
  return Object.fromEntries(
    [...ofVessel, ['draught', findDraughtSlots(plant)] as const, ...ofEquipment]
      .map(([quantity, refs]) => [quantity, refs.filter(plant.has)] as const)
      .filter(([, refs]) => refs.length > 0),
  );
}

/** One end alone is no mean draught. */
function findDraughtSlots(plant: PlantView): SlotRef[] {
  const choices = DRAUGHTS.map((keys) => keys.map((key) => formatSlotRef('vessel', key)));
  return choices.find((refs) => refs.every(plant.has)) ?? [];
}

/** The slots behind a figure, as its curves: all tags of each quantity, in the order given. */
export function listInputs(plant: PlantView, quantities: readonly PerformanceColumn[]): SlotRef[] {
  const slots = findPerformanceSlots(plant);
  return quantities.flatMap((quantity) => slots[quantity] ?? []);
}

/** The slots a battery is read from. */
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { type PlantView, pickFilled } from '../../../entities/plant/index.ts';

export const BATTERY_ID = 'battery';
const BATTERY_KEYS = [
  'stateOfCharge',
  'power',
  'voltage',
  'insulation',
  'offGas',
  'ventilation',
  'ventilationSpeed',
  'emergencyStop',
  'coolantTemperature',
  'coolantFlow',
  'dischargeLimit',
  'chargeLimit',
] as const;
/** Of a string, in the order of its card; cells are asked for where they are drawn. */
export const STRING_KEYS = [
  'stateOfCharge',
  'stateOfHealth',
  'voltage',
  'current',
  'power',
  'lowestCellVoltage',
  'highestCellVoltage',
  'cellSpread',
  'lowestTemperature',
  'highestTemperature',
  'contactor',
  'insulation',
  'insulationLow',
  'tripped',
] as const;

/** What is shown of the battery as a whole, and of its strings. */
export function listBatterySlots(plant: PlantView): SlotRef[] {
  const strings = plant.ofKind('battery-string').flatMap(({ id }) => pickFilled(plant, id, STRING_KEYS));
  return [...pickFilled(plant, BATTERY_ID, BATTERY_KEYS), ...strings];
}

export const findStringSlot = (id: string, key: (typeof STRING_KEYS)[number]) => formatSlotRef(id, key);

/** Faults that battery controllers hold now, and which came first. */
import { type BatteryFault, type FaultLatch, findFirstOut } from '@fms/domain/battery';
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { getSlotState, type PlantView, type SlotReading } from '../../../entities/plant/index.ts';
import type { Translate } from '../../../language/index.ts';
import { BATTERY_ID } from '../system/battery-slots.ts';

/** Sources that stamp each value with the clock of the controller; others have the time at which a line was read. */
const STAMPED_SOURCE = /^(?:plant:|mqtt|opc)/i;

const FAULTS = [
  ['tripped', true, 'FAULT_TRIPPED'],
  ['insulationLow', true, 'FAULT_INSULATION'],
  ['contactor', false, 'FAULT_CONTACTOR'],
] as const;

/** Active faults of each string and of the battery, in the order of their controllers' clocks where all have one. */
export function readFaultLatch(
  plant: PlantView,
  readingOf: (slot: SlotRef) => SlotReading | undefined,
  t: Translate,
): FaultLatch {
  const faultOf = (slot: SlotRef, active: boolean, name: string): BatteryFault[] => {
    const reading = readingOf(slot);
    if (reading?.time === undefined || getSlotState(reading) !== active) return [];
    const isStamped = STAMPED_SOURCE.test(reading.tag?.source ?? '');
    return [{ name, arrivalTime: reading.time, controllerTime: isStamped ? reading.time : null }];
  };
  const ofStrings = plant
    .ofKind('battery-string')
    .flatMap(({ id, name }) =>
      FAULTS.flatMap(([key, active, text]) => faultOf(formatSlotRef(id, key), active, t(text, { name }))),
    );
  const stop = faultOf(formatSlotRef(BATTERY_ID, 'emergencyStop'), true, t('FAULT_EMERGENCY_STOP'));
  // A contactor that was opened in service is no fault: it counts beside another one alone.
  const isFault = stop.length > 0 || ofStrings.some(({ name }) => !isOpened(name, plant, t));
  return findFirstOut(isFault ? [...ofStrings, ...stop] : [], []);
}

const isOpened = (name: string, plant: PlantView, t: Translate) =>
  plant.ofKind('battery-string').some((string) => t('FAULT_CONTACTOR', { name: string.name }) === name);

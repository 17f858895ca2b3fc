/** Every fault the simulator knows, each with its label. */
import { batterySystemFaults, batterySystemSensorFaults } from './battery-faults.ts';
import { engineFaults, engineSensorFaults } from './engine-faults.ts';
import { enginePlantFaults, enginePlantSensorFaults } from './engine-plant-faults.ts';
import type { Fault } from './fault.ts';
import { navigationFaults } from './navigation-faults.ts';
import { powerFaults } from './power-faults.ts';
import { propulsionFaults, propulsionSensorFaults } from './propulsion-faults.ts';
import { scrubberPlantFaults, scrubberPlantSensorFaults } from './scrubber-plant-faults.ts';
import { serviceFaults } from './service-faults.ts';
import { tankFuelFaults, tankFuelSensorFaults } from './tank-fuel-faults.ts';

export const faultCatalogue: readonly Fault[] = [
  ...navigationFaults,
  ...engineFaults,
  ...engineSensorFaults,
  ...enginePlantFaults,
  ...enginePlantSensorFaults,
  ...powerFaults,
  ...batterySystemFaults,
  ...batterySystemSensorFaults,
  ...tankFuelFaults,
  ...tankFuelSensorFaults,
  ...scrubberPlantFaults,
  ...scrubberPlantSensorFaults,
  ...propulsionFaults,
  ...propulsionSensorFaults,
  ...serviceFaults,
];

export function getFault(id: string): Fault {
  const fault = faultCatalogue.find((each) => each.id === id);
  if (!fault) throw new Error(`the catalogue has no fault ${id}`);
  return fault;
}

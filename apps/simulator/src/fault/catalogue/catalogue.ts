/** Every fault the simulator knows, each with its label. */
import { engineFaults, engineSensorFaults } from './engine-faults.ts';
import type { Fault } from './fault.ts';
import { navigationFaults } from './navigation-faults.ts';
import { serviceFaults } from './service-faults.ts';

export const faultCatalogue: readonly Fault[] = [
  ...navigationFaults,
  ...engineFaults,
  ...engineSensorFaults,
  ...serviceFaults,
];

export function getFault(id: string): Fault {
  const fault = faultCatalogue.find((each) => each.id === id);
  if (!fault) throw new Error(`the catalogue has no fault ${id}`);
  return fault;
}

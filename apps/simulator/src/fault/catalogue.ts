/** Every fault the simulator knows, each with its label. */
import { engineFaults, engineSensorFaults } from './catalogue/engine-faults.ts';
import { navigationFaults } from './catalogue/navigation-faults.ts';
import { serviceFaults } from './catalogue/service-faults.ts';
import type { Fault } from './fault.ts';

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

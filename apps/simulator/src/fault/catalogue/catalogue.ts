/** Every fault the simulator knows, each with its label. */
import type { Fault } from './fault.ts';
import { navigationFaults } from './navigation-faults.ts';
import { readFaults } from './read-faults.ts';

export const faultCatalogue: readonly Fault[] = [
  ...navigationFaults,
  ...readFaults('engine'),
  ...readFaults('engine-plant'),
  ...readFaults('power'),
  ...readFaults('battery'),
  ...readFaults('tank-fuel'),
  ...readFaults('scrubber-plant'),
  ...readFaults('propulsion'),
  ...readFaults('service'),
];

export function getFault(id: string): Fault {
  const fault = faultCatalogue.find((each) => each.id === id);
  if (!fault) throw new Error(`the catalogue has no fault ${id}`);
  return fault;
}

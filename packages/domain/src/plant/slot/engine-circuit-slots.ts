/** What flows through an engine's fuel, lube oil and cooling circuits, beside its pumps, valves and filters. */
import type { SlotRow } from './slot.ts';

export const CIRCUIT_ROWS: readonly SlotRow[] = [
  ['fuelHeaterTemperature', 'fuel heater outlet temperature', '°C'],
  ['lubeOilFlow', 'lube oil flow', 'm³/h'],
  ['lubeOilOutletTemperature', 'lube oil outlet temperature', '°C'],
  ['highTemperatureWaterFlow', 'HT water flow', 'm³/h'],
  ['highTemperatureWaterInlet', 'HT water inlet temperature', '°C'],
  ['lowTemperatureWaterFlow', 'LT water flow', 'm³/h'],
  ['lowTemperatureWaterInlet', 'LT water inlet temperature', '°C'],
  ['lowTemperatureWaterOutlet', 'LT water outlet temperature', '°C'],
  ['seaWaterFlow', 'sea water flow', 'm³/h'],
  ['seaWaterInlet', 'sea water inlet temperature', '°C'],
  ['seaWaterOutlet', 'sea water outlet temperature', '°C'],
];

/** What meters each consumer of fuel: the same rows for engines, generating sets and boilers. */
import { type SlotRow, STATE } from './slot.ts';

const FUEL_FLOW = { group: 'fuel-flow' } as const;

export const FUEL_FLOW_ROWS: readonly SlotRow[] = [
  ['fuelSupplyFlow', 'fuel supply flow', 'l/h', FUEL_FLOW],
  ['fuelReturnFlow', 'fuel return flow', 'l/h', FUEL_FLOW],
  ['fuelSupplyTemperature', 'fuel supply temperature', '°C', FUEL_FLOW],
  ['fuelReturnTemperature', 'fuel return temperature', '°C', FUEL_FLOW],
  ['fuelTotal', 'fuel total', 'l', FUEL_FLOW],
  ['fuelUsed', 'fuel used since bunkering', 'm³', FUEL_FLOW],
  ['fuelOnDistillate', 'fuel change-over to distillate', '', { ...STATE, ...FUEL_FLOW }],
];

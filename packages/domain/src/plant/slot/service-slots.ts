/** Tanks, and what stands in the pipes of fuel, oil and water. */
import { type SlotRow, STATE, toSlots } from './slot.ts';

const TANK_ROWS: readonly SlotRow[] = [
  ['level', 'level', '%', { signalK: 'currentLevel', localId: '621.1/H201/meta/qty-level' }],
  ['volume', 'volume', 'm³', { signalK: 'currentVolume', localId: '621.1/H201/meta/qty-volume' }],
  ['temperature', 'temperature', '°C', { signalK: 'temperature', localId: '621.1/H201/meta/qty-temperature' }],
  ['sounding', 'sounding', 'm', { localId: '621.1/H201/meta/qty-sounding' }],
  ['highAlarm', 'high level', '', STATE],
  ['highHighAlarm', 'high high level', '', STATE],
];

const PUMP_ROWS: readonly SlotRow[] = [
  ['running', 'running', '', { ...STATE, localId: 'S110/meta/state-running' }],
  ['standby', 'standby', '', { ...STATE, localId: 'S110/meta/state-stand.by' }],
  ['dischargePressure', 'outlet pressure', 'bar', { localId: 'S110/meta/qty-pressure/pos-outlet' }],
  ['current', 'current', 'A', { localId: 'S110.2/E31/meta/qty-electric.current' }],
];

const VALVE_ROWS: readonly SlotRow[] = [
  ['open', 'open', '', { ...STATE, localId: 'S90/meta/state-opened' }],
  ['closed', 'closed', '', { ...STATE, localId: 'S90/meta/state-closed' }],
  ['position', 'position', '%', { localId: 'S90/meta/qty-opening.rate' }],
];

const FILTER_ROWS: readonly SlotRow[] = [
  ['pressureDrop', 'differential pressure', 'bar', { localId: 'S130/meta/qty-differential.pressure' }],
];

const METER_ROWS: readonly SlotRow[] = [
  ['flow', 'flow', 'l/h', { localId: 'I201/meta/qty-volume.flow.rate' }],
  ['total', 'total', 'l', { localId: 'I201/meta/qty-volume' }],
  ['temperature', 'temperature', '°C', { localId: 'I201/meta/qty-temperature' }],
  ['density', 'density', 'kg/m³', { localId: 'I201/meta/qty-density' }],
];

const FUEL_SYSTEM_ROWS: readonly SlotRow[] = [
  ['viscosity', 'viscosity', 'cSt'],
  ['temperature', 'temperature', '°C'],
  ['density', 'density', 'kg/m³'],
  ['grade', 'grade', '', { valueKind: 'text' }],
];

export const TANK_SLOTS = toSlots(TANK_ROWS);
export const PUMP_SLOTS = toSlots(PUMP_ROWS);
export const VALVE_SLOTS = toSlots(VALVE_ROWS);
export const FILTER_SLOTS = toSlots(FILTER_ROWS);
export const METER_SLOTS = toSlots(METER_ROWS);
export const FUEL_SYSTEM_SLOTS = toSlots(FUEL_SYSTEM_ROWS);

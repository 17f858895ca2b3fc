/** What makes, stores and shares out electric power. */
import { FUEL_FLOW_ROWS } from './fuel-flow-slots.ts';
import { BY_CELL, type SlotRow, STATE, toSlots } from './slot.ts';

const GENERATOR_ROWS: readonly SlotRow[] = [
  ['running', 'running', '', { ...STATE, localId: '511.11/C101/meta/state-running' }],
  ['power', 'power', 'kW', { signalK: 'realPower', localId: '511.15/E32/meta/qty-power' }],
  ['load', 'load', '%', { localId: '511.15/E32/meta/qty-load' }],
  ['voltage', 'voltage', 'V', { signalK: 'lineLineVoltage', localId: '511.15/E32/meta/qty-electric.potential' }],
  ['frequency', 'frequency', 'Hz', { signalK: 'frequency', localId: '511.15/E32/meta/qty-frequency' }],
  ['current', 'current', 'A', { signalK: 'current', localId: '511.15/E32/meta/qty-electric.current' }],
  ['reactivePower', 'reactive power', 'kvar', { signalK: 'reactivePower' }],
  ['fuelRate', 'fuel rate', 'l/h', { localId: '511.11/C101/meta/qty-volume.flow.rate/cnt-fuel.oil' }],
  ['runningHours', 'running hours', 'h', { localId: '511.11/C101/meta/qty-running.time' }],
  ['lubeOilPressure', 'lube oil pressure', 'bar', { localId: '511.11/C101.64/meta/qty-pressure/cnt-lubricating.oil' }],
  [
    'coolingWaterTemperature',
    'cooling water temperature',
    '°C',
    { localId: '511.11/C101.61/meta/qty-temperature/cnt-fresh.water' },
  ],
  [
    'exhaustTemperature',
    'exhaust temperature',
    '°C',
    { localId: '511.11/C101.31/meta/qty-temperature/cnt-exhaust.gas' },
  ],
  ['windingTemperature', 'winding temperature', '°C', { localId: '511.15/E32/meta/qty-temperature/detail-winding' }],
  ['starts', 'starts', ''],
  ['scrubberConnected', 'scrubber connected', '', { ...STATE, group: 'scrubber' }],
  ['breaker', 'breaker closed', '', STATE],
  ['blocked', 'blocked', '', STATE],
];

const SWITCHBOARD_ROWS: readonly SlotRow[] = [
  ['load', 'load', 'kW', { localId: '513.1/meta/qty-power' }],
  ['voltage', 'voltage', 'V', { localId: '513.1/meta/qty-electric.potential' }],
  ['frequency', 'frequency', 'Hz', { localId: '513.1/meta/qty-frequency' }],
  ['hotelLoad', 'hotel load', 'kW'],
  ['insulation', 'insulation', 'kΩ', { localId: '513.1/E52/meta/qty-electric.insulation' }],
];

const BUS_TIE_ROWS: readonly SlotRow[] = [
  ['closed', 'closed', '', STATE],
  ['power', 'power', 'kW'],
];

const SHORE_ROWS: readonly SlotRow[] = [
  ['power', 'power', 'kW'],
  ['voltage', 'voltage', 'V'],
  ['current', 'current', 'A'],
  ['frequency', 'frequency', 'Hz'],
  ['breaker', 'breaker closed', '', STATE],
];

const BATTERY_ROWS: readonly SlotRow[] = [
  [
    'stateOfCharge',
    'state of charge',
    '%',
    { signalK: 'capacity.stateOfCharge', localId: '519.1/meta/qty-state.of.charge' },
  ],
  ['stateOfHealth', 'state of health', '%', { signalK: 'capacity.stateOfHealth' }],
  ['power', 'power', 'kW', { localId: '519.1/meta/qty-power' }],
  ['cRate', 'C-rate', '1/h'],
  ['voltage', 'voltage', 'V', { signalK: 'voltage' }],
  ['current', 'current', 'A', { signalK: 'current' }],
  ['temperature', 'temperature', '°C', { signalK: 'temperature' }],
  ['insulation', 'insulation', 'kΩ'],
  ['offGas', 'off-gas', 'ppm'],
  ['ventilation', 'ventilation running', '', STATE],
  ['ventilationSpeed', 'ventilation speed', '%'],
  ['emergencyStop', 'emergency stop active', '', STATE],
  ['coolantTemperature', 'coolant inlet temperature', '°C'],
  ['coolantFlow', 'coolant flow', 'm³/h'],
  ['dischargeLimit', 'discharge limit', 'kW'],
  ['chargeLimit', 'charge limit', 'kW'],
  ['strings', 'strings', '', { valueKind: 'struct' }],
  ['chargeState', 'charge state', '', { valueKind: 'struct' }],
];

const STRING_ROWS: readonly SlotRow[] = [
  ['stateOfCharge', 'state of charge', '%'],
  ['stateOfHealth', 'state of health', '%'],
  ['voltage', 'voltage', 'V'],
  ['current', 'current', 'A'],
  ['lowestCellVoltage', 'lowest cell voltage', 'V'],
  ['highestCellVoltage', 'highest cell voltage', 'V'],
  ['cellSpread', 'cell spread', 'mV'],
  ['lowestTemperature', 'lowest temperature', '°C'],
  ['highestTemperature', 'highest temperature', '°C'],
  ['power', 'power', 'kW'],
  ['contactor', 'contactor closed', '', STATE],
  ['insulation', 'insulation', 'kΩ'],
  ['insulationLow', 'insulation low', '', STATE],
  ['tripped', 'tripped', '', STATE],
  ['energyIn', 'energy in', 'kWh'],
  ['energyOut', 'energy out', 'kWh'],
  ['cellVoltage', 'voltage', 'V', BY_CELL],
];

const MODULE_ROWS: readonly SlotRow[] = [
  ['voltage', 'voltage', 'V'],
  ['temperature', 'temperature', '°C'],
  ['cellVoltage', 'voltage', 'V', BY_CELL],
];

export const GENERATOR_SLOTS = toSlots([...GENERATOR_ROWS, ...FUEL_FLOW_ROWS]);
export const SWITCHBOARD_SLOTS = toSlots(SWITCHBOARD_ROWS);
export const BUS_TIE_SLOTS = toSlots(BUS_TIE_ROWS);
export const SHORE_SLOTS = toSlots(SHORE_ROWS);
export const BATTERY_SLOTS = toSlots(BATTERY_ROWS);
export const STRING_SLOTS = toSlots(STRING_ROWS);
export const MODULE_SLOTS = toSlots(MODULE_ROWS);

/** What drives and steers: engines, motors, shafts, rudders and thrusters. */
import { CIRCUIT_ROWS } from './engine-circuit-slots.ts';
import { FUEL_FLOW_ROWS } from './fuel-flow-slots.ts';
import { BY_CYLINDER, type SlotRow, STATE, toSlots } from './slot.ts';

const ENGINE_ROWS: readonly SlotRow[] = [
  ['running', 'running', '', { ...STATE, signalK: 'state', localId: '411.1/C101/meta/state-running' }],
  ['load', 'load', '%', { signalK: 'engineLoad', localId: '411.1/C101/meta/qty-load' }],
  ['power', 'power', 'kW', { localId: '411.1/C101/meta/qty-power' }],
  ['speed', 'speed', 'rpm', { signalK: 'revolutions', localId: '411.1/C101/meta/qty-rotational.frequency' }],
  ['torque', 'torque', 'kN·m', { signalK: 'engineTorque', localId: '411.1/C101/meta/qty-torque' }],
  ['fuelRate', 'fuel rate', 'l/h', { signalK: 'fuel.rate', localId: '621.11/meta/qty-volume.flow.rate/cnt-fuel.oil' }],
  ['runningHours', 'running hours', 'h', { signalK: 'runTime', localId: '411.1/C101/meta/qty-running.time' }],
  [
    'lubeOilPressure',
    'lube oil pressure',
    'bar',
    { signalK: 'oilPressure', localId: '411.1/C101.64/meta/qty-pressure/cnt-lubricating.oil/pos-inlet' },
  ],
  [
    'lubeOilTemperature',
    'lube oil temperature',
    '°C',
    { signalK: 'oilTemperature', localId: '411.1/C101.64/meta/qty-temperature/cnt-lubricating.oil/pos-inlet' },
  ],
  [
    'coolingWaterTemperature',
    'cooling water temperature',
    '°C',
    {
      signalK: 'coolantTemperature',
      localId: '411.1/C101.61/meta/qty-temperature/cnt-high.temperature.fresh.water/pos-outlet',
    },
  ],
  [
    'coolingWaterPressure',
    'cooling water pressure',
    'bar',
    {
      signalK: 'coolantPressure',
      localId: '411.1/C101.61/meta/qty-pressure/cnt-high.temperature.fresh.water/pos-inlet',
    },
  ],
  [
    'fuelPressure',
    'fuel pressure',
    'bar',
    { signalK: 'fuel.pressure', localId: '411.1/C101.651/meta/qty-pressure/cnt-fuel.oil/pos-inlet' },
  ],
  [
    'fuelTemperature',
    'fuel temperature',
    '°C',
    { localId: '411.1/C101.651/meta/qty-temperature/cnt-fuel.oil/pos-inlet' },
  ],
  ['fuelViscosity', 'fuel viscosity', 'cSt', { localId: '621.11/meta/qty-viscosity/cnt-fuel.oil' }],
  [
    'chargeAirPressure',
    'charge air pressure',
    'bar',
    { signalK: 'boostPressure', localId: '411.1/C101.66/meta/qty-pressure/cnt-charge.air' },
  ],
  [
    'chargeAirTemperature',
    'charge air temperature',
    '°C',
    { signalK: 'intakeManifoldTemperature', localId: '411.1/C101.66/meta/qty-temperature/cnt-charge.air' },
  ],
  [
    'exhaustTemperature',
    'exhaust temperature',
    '°C',
    { signalK: 'exhaustTemperature', localId: '411.1/C101.31/meta/qty-temperature/cnt-exhaust.gas/calc-mean' },
  ],
  [
    'cylinderExhaustTemperature',
    'exhaust temperature',
    '°C',
    { ...BY_CYLINDER, localId: '411.1/C101.31-{n}/meta/qty-temperature/cnt-exhaust.gas/pos-outlet' },
  ],
  [
    'cylinderMaximumPressure',
    'maximum pressure',
    'bar',
    { ...BY_CYLINDER, localId: '411.1/C101.31-{n}/meta/qty-pressure/calc-maximum' },
  ],
  ['crankcasePressure', 'crankcase pressure', 'mbar'],
  ['oilMist', 'oil mist', '%', { localId: '411.1/C101.64/meta/qty-concentration/cnt-oil.mist' }],
  ['fuelRack', 'fuel rack', '%', { localId: '411.1/C101.651/meta/qty-position' }],
  ['starts', 'starts', ''],
  ['slowDown', 'slow-down active', '', STATE],
  ['scrubberConnected', 'scrubber connected', '', { ...STATE, group: 'scrubber' }],
  ['chargeAirCoolerPressureDrop', 'charge air cooler differential pressure', 'mbar'],
  ['turbochargerInletTemperature', 'turbocharger inlet temperature', '°C'],
  ['turbochargerSpeed', 'turbocharger speed', 'rpm', { localId: '411.1/C101.663i/C663/meta/qty-rotational.frequency' }],
  ['turbochargerEfficiency', 'turbocharger efficiency', '%', { localId: '411.1/C101.663i/C663/meta/qty-efficiency' }],
  [
    'airFilterPressureDrop',
    'air filter differential pressure',
    'mbar',
    { localId: '411.1/C101.661i/meta/qty-differential.pressure' },
  ],
];

const SHAFT_ROWS: readonly SlotRow[] = [
  ['speed', 'speed', 'rpm', { signalK: 'transmission.shaftSpeed', localId: '412.722/meta/qty-rotational.frequency' }],
  ['speedOrder', 'speed order', 'rpm'],
  ['power', 'power', 'kW', { localId: '412.722/meta/qty-power' }],
  ['torque', 'torque', 'kN·m', { localId: '412.722/meta/qty-torque' }],
  ['propellerPitch', 'propeller pitch', '%', { localId: '413.1/meta/qty-pitch' }],
  ['propellerPitchOrder', 'propeller pitch order', '%'],
];

const MOTOR_ROWS: readonly SlotRow[] = [
  ['power', 'power', 'kW', { localId: '411.2/meta/qty-power' }],
  ['speed', 'speed', 'rpm', { localId: '411.2/meta/qty-rotational.frequency' }],
  ['load', 'load', '%'],
  ['windingTemperature', 'winding temperature', '°C', { localId: '411.2/meta/qty-temperature/detail-winding' }],
];

const RUDDER_ROWS: readonly SlotRow[] = [
  ['angle', 'angle', '°', { signalK: 'steering.rudderAngle', localId: '421.1/meta/qty-angle' }],
  ['order', 'order', '°', { signalK: 'steering.rudderAngleTarget', localId: '421.1/meta/qty-angle/cmd-order' }],
];

const THRUSTER_ROWS: readonly SlotRow[] = [
  ['load', 'load', '%', { localId: '433.1/meta/qty-load' }],
  ['thrust', 'thrust', '%'],
  ['thrustOrder', 'thrust order', '%'],
  ['power', 'power', 'kW', { localId: '433.1/meta/qty-power' }],
  ['running', 'running', '', STATE],
];

const AZIMUTH_ROWS: readonly SlotRow[] = [
  ['angle', 'angle', '°', { localId: '433.2/meta/qty-angle' }],
  ['angleOrder', 'angle order', '°'],
  ['speed', 'speed', 'rpm', { localId: '433.2/meta/qty-rotational.frequency' }],
  ['speedOrder', 'speed order', 'rpm'],
  ['load', 'load', '%', { localId: '433.2/meta/qty-load' }],
  ['power', 'power', 'kW', { localId: '433.2/meta/qty-power' }],
];

export const ENGINE_SLOTS = toSlots([...ENGINE_ROWS, ...CIRCUIT_ROWS, ...FUEL_FLOW_ROWS]);
export const SHAFT_SLOTS = toSlots(SHAFT_ROWS);
export const MOTOR_SLOTS = toSlots(MOTOR_ROWS);
export const RUDDER_SLOTS = toSlots(RUDDER_ROWS);
export const THRUSTER_SLOTS = toSlots(THRUSTER_ROWS);
export const AZIMUTH_SLOTS = toSlots(AZIMUTH_ROWS);

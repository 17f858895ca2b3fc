/** Engines, transmissions, tanks and thrusters of NMEA 2000; instances are told apart by the number the bus gives them. */
import { defineStatusBit, ENGINE, type Measure, PLACE, TANK, THRUSTER } from '../../observation/equipment-tag.ts';
import type { N2kReader, N2kTable } from './n2k-reader.ts';

/** Bits of 127489 that tell of trouble; the others only show how the engine is run. */
const INDICATORS = new Set([
  'Preheat Indicator',
  'Charge Indicator',
  'Neutral Start Protect',
  'Sub or Secondary Throttle',
]);
const STATUS_1 = `Check Engine|Over Temperature|Low Oil Pressure|Low Oil Level|Low Fuel Pressure|Low System Voltage
Low Coolant Level|Water Flow|Water In Fuel|Charge Indicator|Preheat Indicator|High Boost Pressure|Rev Limit Exceeded
EGR System|Throttle Position Sensor|Emergency Stop`;
const STATUS_2 = `Warning Level 1|Warning Level 2|Power Reduction|Maintenance Needed|Engine Comm Error
Sub or Secondary Throttle|Neutral Start Protect|Engine Shutting Down`;

type Bits = readonly (readonly [word: string, measure: Measure])[];
const bitsOf = (words: string): Bits =>
  words.split(/[|\n]/).map((word) => [word, defineStatusBit(word.toLowerCase(), !INDICATORS.has(word))] as const);
const BITS_1 = bitsOf(STATUS_1);
const BITS_2 = bitsOf(STATUS_2);

function status(m: N2kReader, engine: string, field: string, bits: Bits): void {
  const set = m.words(field);
  if (set === null) return;
  for (const [word, measure] of bits) m.measureFlag(engine, measure, set.includes(word));
}

function rapid(m: N2kReader): void {
  const engine = m.equipment('Engine');
  if (engine === null) {
    m.refuse('instance-missing');
    return;
  }
  m.measure(engine, ENGINE.speed, 'speed');
  m.measure(engine, ENGINE.boostPressure, 'boostPressure', 'Pa');
  m.measure(engine, ENGINE.tiltTrim, 'tiltTrim');
}

function dynamic(m: N2kReader): void {
  const engine = m.equipment('Engine');
  if (engine === null) {
    m.refuse('instance-missing');
    return;
  }
  m.measure(engine, ENGINE.oilPressure, 'oilPressure', 'Pa');
  m.measure(engine, ENGINE.oilTemperature, 'oilTemperature', 'K');
  m.measure(engine, ENGINE.coolantTemperature, 'temperature', 'K');
  m.measure(engine, ENGINE.alternatorVoltage, 'alternatorPotential');
  m.measure(engine, ENGINE.fuelRate, 'fuelRate');
  m.measured(engine, ENGINE.hours, m.seconds('totalEngineHours'), 's');
  m.measure(engine, ENGINE.coolantPressure, 'coolantPressure', 'Pa');
  m.measure(engine, ENGINE.fuelPressure, 'fuelPressure', 'Pa');
  m.measure(engine, ENGINE.load, 'engineLoad');
  m.measure(engine, ENGINE.torque, 'engineTorque');
  status(m, engine, 'discreteStatus1', BITS_1);
  status(m, engine, 'discreteStatus2', BITS_2);
}

function transmission(m: N2kReader): void {
  const engine = m.equipment('Engine');
  if (engine === null) {
    m.refuse('instance-missing');
    return;
  }
  m.measureText(engine, ENGINE.gear, m.word('transmissionGear'));
  m.measure(engine, ENGINE.gearOilPressure, 'oilPressure', 'Pa');
  m.measure(engine, ENGINE.gearOilTemperature, 'oilTemperature', 'K');
}

function trip(m: N2kReader): void {
  const engine = m.equipment('Engine');
  if (engine !== null) m.measure(engine, ENGINE.tripFuel, 'tripFuelUsed');
}

const TANK_NAMES: Readonly<Record<string, string>> = {
  Fuel: 'Fuel tank',
  Water: 'Fresh water tank',
  'Gray water': 'Grey water tank',
  'Live well': 'Live well',
  Oil: 'Oil tank',
  'Black water': 'Black water tank',
};

/** A sender without the capacity of its tank has not been set up: neither of its figures is valid. */
function fluidLevel(m: N2kReader): void {
  const kind = TANK_NAMES[m.word('type') ?? ''];
  const tank = kind ? m.equipment(kind) : null;
  if (tank === null) {
    m.refuse('instance-missing');
    return;
  }
  const capacity = m.number('capacity');
  m.measure(tank, TANK.level, 'level', undefined, capacity === 0);
  m.measured(tank, TANK.capacity, capacity);
}

function exhaust(m: N2kReader): void {
  const place = m.word('source') === 'Exhaust Gas Temperature' ? m.equipment('Exhaust gas') : null;
  if (place !== null) m.measure(place, PLACE.exhaust, 'actualTemperature', 'K');
}

function thrusterControl(m: N2kReader): void {
  const thruster = m.equipment('Thruster', 'identifier');
  if (thruster !== null) m.measure(thruster, THRUSTER.command, 'speedControl');
}

function thrusterMotor(m: N2kReader): void {
  const thruster = m.equipment('Thruster', 'identifier');
  if (thruster === null) {
    m.refuse('instance-missing');
    return;
  }
  m.measure(thruster, THRUSTER.current, 'current');
  m.measure(thruster, THRUSTER.temperature, 'temperature', 'K');
  m.measured(thruster, THRUSTER.hours, m.seconds('operatingTime'), 's');
}

export const n2kMachinery: N2kTable = {
  127488: rapid,
  127489: dynamic,
  127493: transmission,
  127497: trip,
  127505: fluidLevel,
  128006: thrusterControl,
  128008: thrusterMotor,
  maretronProprietaryTemperatureHighRange: exhaust,
};

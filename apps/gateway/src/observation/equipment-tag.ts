/**
 * Tags of machinery and power, the same whichever bus measures them: `Engine 0 speed`, `Fuel tank 3 level`,
 * `Battery 1 voltage`. Limits are the ends of the scale an engineer would draw; alarm levels only where every maker
 * agrees.
 */

import type { Range } from './believable.ts';
import type { TagDefinition } from './observation.ts';
import { defineNumberedTag, type Given } from './tag.ts';

const ONLY_CHANGE = 1;

/** One quantity of a kind of equipment; `believable` in the unit of the tag. */
export interface Measure {
  readonly subsystem: string;
  readonly given: Given;
  readonly believable?: Range;
}

/** The tag of a measure on one piece of equipment, e.g. `Engine 0`. */
export function buildEquipmentTag(equipment: string, { subsystem, given }: Measure): TagDefinition {
  return defineNumberedTag({ subsystem, ...given, name: `${equipment} ${given.name}` });
}

function table<K extends string>(subsystem: string, measures: Record<K, [Given, Range?]>): Record<K, Measure> {
  const entries = Object.entries<[Given, Range?]>(measures).map(([key, [given, believable]]) => [
    key,
    { subsystem, given, ...(believable ? { believable } : {}) },
  ]);
  return Object.fromEntries(entries) as Record<K, Measure>;
}

const scale = (name: string, unit: string, decimals: number, min: number, max: number): Given => ({
  name,
  unit,
  decimals,
  min,
  max,
});
const text = (name: string): Given => ({
  ...scale(name, '', 0, 0, 1000),
  valueKind: 'text',
  type: ONLY_CHANGE,
  intervalSeconds: null,
});
const onChange = (given: Given): Given => ({ ...given, type: ONLY_CHANGE, intervalSeconds: null });
const state = (name: string): Given => onChange({ ...scale(name, '', 0, 0, 1), valueKind: 'boolean' });
/** A contact that means trouble when it closes. */
const trouble = (name: string): Given => ({ ...state(name), alarmLevel: 1 });

/** A bit of an engine's status; warnings and shutdowns raise, indicators only show. */
export function defineStatusBit(name: string, isTrouble: boolean): Measure {
  return { subsystem: 'Propulsion', given: isTrouble ? trouble(name) : state(name) };
}

export const ENGINE = table('Propulsion', {
  speed: [scale('speed', 'rpm', 0, 0, 3000), [-100, 20_000]],
  boostPressure: [scale('boost pressure', 'bar', 2, 0, 4), [-1, 20]],
  tiltTrim: [scale('tilt and trim', '%', 0, -100, 100)],
  oilPressure: [scale('oil pressure', 'bar', 1, 0, 8), [0, 40]],
  oilTemperature: [scale('oil temperature', '°C', 0, 0, 130), [-40, 250]],
  coolantTemperature: [scale('coolant temperature', '°C', 0, 0, 110), [-40, 200]],
  exhaustTemperature: [scale('exhaust temperature', '°C', 0, 0, 700)],
  coolantPressure: [scale('coolant pressure', 'bar', 2, 0, 4), [0, 20]],
  fuelPressure: [scale('fuel pressure', 'bar', 1, 0, 10), [0, 3000]],
  alternatorVoltage: [scale('alternator voltage', 'V', 1, 0, 32), [0, 100]],
  fuelRate: [scale('fuel rate', 'l/h', 1, 0, 200), [0, 20_000]],
  hours: [onChange(scale('running hours', 'h', 1, 0, 50_000)), [0, 500_000]],
  load: [scale('load', '%', 0, 0, 110), [0, 125]],
  torque: [scale('torque', '%', 0, 0, 110), [-125, 125]],
  tripFuel: [scale('trip fuel used', 'l', 1, 0, 10_000), [0, 10_000_000]],
  gear: [text('gear')],
  gearOilPressure: [scale('gearbox oil pressure', 'bar', 1, 0, 30), [0, 60]],
  gearOilTemperature: [scale('gearbox oil temperature', '°C', 0, 0, 110), [-40, 200]],
  state: [text('state')],
});

export const TANK = table('Tanks', {
  level: [scale('level', '%', 1, 0, 100), [-5, 105]],
  volume: [scale('volume', 'l', 0, 0, 10_000), [0, 1e9]],
  capacity: [onChange(scale('capacity', 'l', 1, 0, 10_000)), [0.1, 1e9]],
  temperature: [scale('temperature', '°C', 1, -10, 100)],
  pressure: [scale('pressure', 'bar', 2, 0, 10)],
});

export const BATTERY = table('Battery', {
  voltage: [scale('voltage', 'V', 2, 0, 32), [0, 2000]],
  current: [scale('current', 'A', 1, -500, 500), [-10_000, 10_000]],
  power: [scale('power', 'W', 0, -10_000, 10_000)],
  temperature: [scale('temperature', '°C', 1, -10, 60), [-40, 100]],
  stateOfCharge: [scale('state of charge', '%', 1, 0, 100), [0, 100]],
  stateOfHealth: [scale('state of health', '%', 0, 0, 100), [0, 110]],
  timeRemaining: [scale('time remaining', 'h', 1, 0, 240), [0, 10_000]],
  ripple: [scale('ripple voltage', 'V', 3, 0, 2), [0, 100]],
  remainingCapacity: [scale('remaining capacity', 'Ah', 0, 0, 1000), [0, 1e6]],
  capacity: [onChange(scale('capacity', 'Ah', 0, 0, 1000)), [0, 1e6]],
  consumed: [scale('consumed charge', 'Ah', 1, -1000, 0), [-1e6, 1e6]],
  nominalVoltage: [text('nominal voltage')],
  chemistry: [text('chemistry')],
  kind: [text('kind of source')],
  alarm: [trouble('alarm')],
  relay: [state('relay closed')],
});

/** Chargers, inverters, alternators, solar regulators: one kind of table, because they say the same things. */
export const CONVERTER = table('Power', {
  state: [text('state')],
  mode: [text('mode')],
  enabled: [state('enabled')],
  equalisation: [state('equalisation pending')],
  battery: [onChange(scale('charges battery', '', 0, 0, 252))],
  voltage: [scale('voltage', 'V', 2, 0, 60), [-2000, 2000]],
  current: [scale('current', 'A', 1, -200, 200), [-10_000, 10_000]],
  power: [scale('power', 'W', 0, 0, 10_000)],
  temperature: [scale('temperature', '°C', 1, -10, 100)],
  frequency: [scale('frequency', 'Hz', 1, 0, 65), [0, 1000]],
});

/** An alternating-current connection: generator, shore, utility, one phase or all of them. */
export const AC = table('Power', {
  voltage: [scale('voltage', 'V', 0, 0, 500), [0, 40_000]],
  lineVoltage: [scale('line voltage', 'V', 0, 0, 700), [0, 40_000]],
  current: [scale('current', 'A', 0, 0, 200), [0, 20_000]],
  frequency: [scale('frequency', 'Hz', 2, 45, 65), [0, 1000]],
  power: [scale('power', 'kW', 1, 0, 500), [-1e6, 1e6]],
  apparentPower: [scale('apparent power', 'kVA', 1, 0, 500), [-1e6, 1e6]],
  reactivePower: [scale('reactive power', 'kvar', 1, -500, 500), [-1e6, 1e6]],
  powerFactor: [scale('power factor', '', 2, -1, 1), [-1, 1]],
  energyExport: [scale('energy exported', 'kWh', 1, 0, 1e6), [0, 1e12]],
  energyImport: [scale('energy imported', 'kWh', 1, 0, 1e6), [0, 1e12]],
});

/** Contacts and breakers of a switching system. */
export const SWITCH = table('Switches', {
  on: [state('on')],
  current: [scale('current', 'A', 1, 0, 100), [-1000, 1000]],
});

export const ALERT = table('Alerts', {
  active: [{ ...trouble('active'), description: 'As the alerting system on board states it' }],
  text: [text('text')],
});

/** Temperatures, pressures and humidities of a place, not of a machine: `Engine room temperature`. */
export const PLACE = table('Environment', {
  temperature: [scale('temperature', '°C', 1, -30, 60)],
  exhaust: [scale('temperature', '°C', 0, 0, 700)],
  humidity: [scale('humidity', '%', 0, 0, 100), [0, 100]],
  pressure: [scale('pressure', 'bar', 2, 0, 20), [-1, 1000]],
});

export const THRUSTER = table('Propulsion', {
  command: [scale('speed command', '%', 0, -100, 100)],
  current: [scale('motor current', 'A', 0, 0, 500), [-2000, 2000]],
  temperature: [scale('motor temperature', '°C', 0, 0, 150), [-40, 300]],
  hours: [onChange(scale('running hours', 'h', 1, 0, 20_000)), [0, 500_000]],
});

/** Batteries, chargers, inverters, alternating current and switches of NMEA 2000. */
import { AC, BATTERY, CONVERTER, type Measure, SWITCH } from '../../observation/equipment-tag.ts';
import type { N2kReader, N2kTable } from './n2k-reader.ts';

const SWITCHES = 28;
const VA_PER_KVA = 1000;

const withEquipment =
  (kind: string, field: string, read: (m: N2kReader, equipment: string) => void) => (m: N2kReader) => {
    const equipment = m.equipment(kind, field);
    if (equipment === null) m.refuse('instance-missing');
    else read(m, equipment);
  };

function batteryStatus(m: N2kReader, battery: string): void {
  m.measure(battery, BATTERY.voltage, 'voltage');
  m.measure(battery, BATTERY.current, 'current');
  m.measure(battery, BATTERY.temperature, 'temperature', 'K');
}

/** The same group tells of alternators and solar cells; a state of charge only a battery has. */
function dcDetail(m: N2kReader, battery: string): void {
  m.measureText(battery, BATTERY.kind, m.word('dcType'));
  m.measure(battery, BATTERY.stateOfCharge, 'stateOfCharge');
  m.measure(battery, BATTERY.stateOfHealth, 'stateOfHealth');
  m.measured(battery, BATTERY.timeRemaining, m.seconds('timeRemaining'), 's');
  m.measure(battery, BATTERY.ripple, 'rippleVoltage');
  m.measure(battery, BATTERY.remainingCapacity, 'remainingCapacity', 'C');
}

function batterySetUp(m: N2kReader, battery: string): void {
  m.measureText(battery, BATTERY.nominalVoltage, m.word('nominalVoltage'));
  m.measureText(battery, BATTERY.chemistry, m.word('chemistry'));
  m.measure(battery, BATTERY.capacity, 'capacity', 'C');
}

function charger(m: N2kReader, name: string): void {
  m.measureText(name, CONVERTER.state, m.word('operatingState'));
  m.measureText(name, CONVERTER.mode, m.word('chargeMode'));
  m.measure(name, CONVERTER.battery, 'batteryInstance');
  m.measureFlag(name, CONVERTER.enabled, onOff(m.word('enabled')));
  m.measureFlag(name, CONVERTER.equalisation, onOff(m.word('equalizationPending')));
}

function inverter(m: N2kReader, name: string): void {
  m.measureText(name, CONVERTER.state, m.word('operatingState'));
  m.measureFlag(name, CONVERTER.enabled, onOff(m.word('inverterEnable')));
}

function converterDc(m: N2kReader, name: string): void {
  m.measure(name, CONVERTER.voltage, 'dcVoltage');
  m.measure(name, CONVERTER.current, 'dcCurrent');
}

/** Null for the words that mean neither, such as `Error`. */
function onOff(word: string | null): boolean | null {
  if (word === 'On' || word === 'Yes' || word === 'Enabled') return true;
  return word === 'Off' || word === 'No' || word === 'Disabled' ? false : null;
}

/** The groups of an alternating-current meter carry no instance: meters are told apart by their source. */
const basic = (meter: string) => (m: N2kReader) => {
  const name = m.called(meter);
  m.measure(name, AC.lineVoltage, 'lineLineAcRmsVoltage');
  m.measure(name, AC.voltage, 'lineNeutralAcRmsVoltage');
  m.measure(name, AC.frequency, 'acFrequency');
  m.measure(name, AC.current, 'acRmsCurrent');
};
const power = (meter: string) => (m: N2kReader) => {
  const name = m.called(meter);
  m.measure(name, AC.power, 'realPower', 'W');
  scaled(m, name, AC.apparentPower, 'apparentPower');
};
const reactive = (meter: string) => (m: N2kReader) => {
  const name = m.called(meter);
  scaled(m, name, AC.reactivePower, 'reactivePower');
  m.measure(name, AC.powerFactor, 'powerFactor');
};
const energy = (meter: string) => (m: N2kReader) => {
  const name = m.called(meter);
  m.measure(name, AC.energyExport, 'totalEnergyExport', 'J');
  m.measure(name, AC.energyImport, 'totalEnergyImport', 'J');
};

/** VA and var are no watts, so the table of units does not know them. */
function scaled(m: N2kReader, name: string, measure: Measure, field: string): void {
  const value = m.number(field);
  m.measured(name, measure, value === null ? null : value / VA_PER_KVA);
}

/** Average, then phases A, B and C, in groups that follow one another downwards (NMEA 2000, 65003 to 65030). */
function meters(kind: string, energyGroup: number, first: number): N2kTable {
  const parts = [kind, `${kind} phase A`, `${kind} phase B`, `${kind} phase C`];
  const groups = parts.flatMap((meter, i) => {
    const top = first - 3 * i;
    if (i === 0)
      return [[top, basic(meter)] as const, [top - 1, power(meter)] as const, [top - 2, reactive(meter)] as const];
    return [[top, basic(meter)] as const, [top - 1, power(meter)] as const, [top - 2, reactive(meter)] as const];
  });
  return Object.fromEntries([...groups, [energyGroup, energy(kind)] as const]);
}

function switches(m: N2kReader, bank: string): void {
  for (let i = 1; i <= SWITCHES; i++) m.measureFlag(`${bank} switch ${i}`, SWITCH.on, onOff(m.word(`indicator${i}`)));
}

function breaker(m: N2kReader, bank: string): void {
  const number = m.number('indicatorNumber');
  if (number !== null) m.measure(`${bank} switch ${number}`, SWITCH.current, 'breakerCurrent');
}

export const n2kPower: N2kTable = {
  127501: withEquipment('Bank', 'instance', switches),
  127506: withEquipment('Battery', 'instance', dcDetail),
  127507: withEquipment('Charger', 'instance', charger),
  127508: withEquipment('Battery', 'instance', batteryStatus),
  127509: withEquipment('Inverter', 'instance', inverter),
  127513: withEquipment('Battery', 'instance', batterySetUp),
  127751: withEquipment('Converter', 'connectionNumber', converterDc),
  ...meters('Generator', 65_018, 65_030),
  ...meters('Shore power', 65_005, 65_017),
  maretronProprietaryDcBreakerCurrent: withEquipment('Bank', 'bankInstance', breaker),
};

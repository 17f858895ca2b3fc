/** Generating sets, switchboard, battery. */
import type { BatteryStringTruth, GeneratorTruth, Truth } from '../ship/truth.ts';
import type { BatterySpec, MachinerySpec } from '../spec/machinery-spec.ts';
import {
  BAR,
  CELSIUS,
  type Channel,
  defineChannels,
  defineHighLimits,
  defineKilowatt,
  defineLowLimits,
  hours,
  PERCENT,
  YES_OR_NO,
} from './channel.ts';

export function buildPowerChannels(machinery: MachinerySpec): Channel[] {
  const { add, made } = defineChannels('Power');
  const { generators } = machinery;
  const largest = (generators?.ratedKw ?? 1000) * (generators?.count ?? 1);
  add(
    'SWB_KW',
    1,
    { name: 'Switchboard load', ...defineKilowatt(Math.max(largest, machinery.battery?.shoreKw ?? 0)) },
    (t) => t.busKw,
    1.5,
  );
  add(
    'HOTEL_KW',
    10,
    { name: 'Hotel load', ...defineKilowatt(machinery.hotelKw * 1.4 + machinery.portKw) },
    (t) => t.hotelKw,
    0.8,
  );
  if (machinery.battery) {
    add(
      'SHORE_KW',
      1,
      { name: 'Shore power', ...defineKilowatt(machinery.battery.shoreKw + machinery.hotelKw) },
      (t) => t.shoreKw,
      0.5,
    );
  }
  for (let i = 0; generators && i < generators.count; i++) addSet(add, generators.ratedKw, generators.volts, i);
  return made;
}

type Add = ReturnType<typeof defineChannels>['add'];

type OfSet = (read: (set: GeneratorTruth) => number) => (truth: Truth) => number;

function addSet(add: Add, ratedKw: number, volts: number, number: number): void {
  const name = `Generator ${number + 1}`;
  const code = `DG${number + 1}`;
  const of: OfSet = (read) => (truth) => {
    const set = truth.generators[number];
    return set ? read(set) : 0;
  };
  const states = '1 connected to the switchboard, 0 standing';
  const running = { name: `${name} running`, ...YES_OR_NO, description: states };
  add(
    `${code}_RUN`,
    5,
    running,
    of((g) => (g.running ? 1 : 0)),
  );
  add(
    `${code}_KW`,
    1,
    { name: `${name} power`, ...defineKilowatt(ratedKw * 1.1) },
    of((g) => g.powerKw),
    0.6,
  );
  const load = { name: `${name} load`, ...PERCENT, max: 110, ...defineHighLimits(108, 112, 3, 60) };
  add(
    `${code}_LOAD`,
    5,
    load,
    of((g) => g.loadPercent),
    0.1,
  );
  addSetElectrics(add, name, code, of, ratedKw, volts);
  const fuel = { name: `${name} fuel rate`, unit: 'l/h', decimals: 1, max: Math.round(ratedKw * 0.28) };
  add(
    `${code}_FUEL`,
    5,
    fuel,
    of((g) => g.fuelLitresPerHour),
    0.1,
  );
  addSetFluids(add, name, code, of);
  add(
    `${code}_HRS`,
    60,
    { name: `${name} running hours`, ...hours },
    of((g) => g.hours),
  );
}

function addSetElectrics(add: Add, name: string, code: string, of: OfSet, ratedKw: number, volts: number): void {
  const voltage = { name: `${name} voltage`, unit: 'V', decimals: 1, min: 0, max: Math.round(volts * 1.2) };
  add(
    `${code}_V`,
    5,
    voltage,
    of((g) => g.volts),
  );
  const frequency = { name: `${name} frequency`, unit: 'Hz', decimals: 2, min: 0, max: 65 };
  add(
    `${code}_HZ`,
    5,
    frequency,
    of((g) => g.hertz),
    0.01,
  );
  const most = Math.round((ratedKw * 1000) / (1.2 * volts));
  add(
    `${code}_A`,
    5,
    { name: `${name} current`, unit: 'A', decimals: 0, min: 0, max: most },
    of((g) => g.amperes),
  );
}

function addSetFluids(add: Add, name: string, code: string, of: OfSet): void {
  const lubeOil = { name: `${name} lube oil pressure`, ...BAR, ...defineLowLimits(2.8, 2.3, 0.1, 5) };
  add(
    `${code}_LOP`,
    10,
    lubeOil,
    of((g) => (g.running ? g.lubeOilBar : 3.3)),
    0.015,
  );
  const cooling = { name: `${name} cooling water temperature`, ...CELSIUS, ...defineHighLimits(93, 98, 2, 20) };
  add(
    `${code}_CWT`,
    10,
    cooling,
    of((g) => g.coolingTemperature),
    0.08,
  );
  const exhaust = {
    name: `${name} exhaust temperature`,
    ...CELSIUS,
    decimals: 0,
    max: 600,
    ...defineHighLimits(520, 550, 5, 20),
  };
  add(
    `${code}_EXT`,
    10,
    exhaust,
    of((g) => g.exhaustTemperature),
    0.6,
  );
  const winding = { name: `${name} winding temperature`, ...CELSIUS, max: 160, ...defineHighLimits(130, 145, 3, 30) };
  add(
    `${code}_WT`,
    10,
    winding,
    of((g) => g.windingTemperature),
    0.1,
  );
}

/** A reserve battery may be drawn down further than the only source of a ferry. */
export function buildBatteryChannels({ battery, generators }: MachinerySpec): Channel[] {
  if (!battery) return [];
  const { add, made } = defineChannels('Battery');
  const reserve = (generators?.count ?? 0) > 1;
  const charge = {
    name: 'Battery state of charge',
    ...PERCENT,
    ...(reserve ? defineLowLimits(35, 25, 1, 30) : defineLowLimits(45, 35, 1, 30)),
  };
  add('BAT_SOC', 5, charge, (t) => t.battery?.soc ?? 0);
  const power = { ...defineKilowatt(battery.shoreKw), min: -battery.shoreKw, description: GIVING };
  add('BAT_KW', 1, { name: 'Battery power', ...power }, (t) => t.battery?.powerKw ?? 0, 1);
  const cRate = { name: 'Battery C-rate', unit: '1/h', decimals: 2, min: -2, max: 2, description: GIVING };
  add('BAT_C', 10, cRate, (t) => t.battery?.cRate ?? 0);
  for (let i = 0; i < battery.strings; i++) addString(add, battery, i);
  return made;
}

const GIVING = 'Positive while it gives';

function addString(add: Add, { nominalVolts, capacityKwh, strings }: BatterySpec, number: number): void {
  const name = `Battery string ${number + 1}`;
  const code = `BS${number + 1}`;
  const of: OfString = (read) => (truth) => {
    const its = truth.battery?.strings[number];
    return its ? read(its) : 0;
  };
  add(
    `${code}_SOC`,
    10,
    { name: `${name} state of charge`, ...PERCENT },
    of((s) => s.soc),
  );
  const health = { name: `${name} state of health`, ...PERCENT, min: 50, ...defineLowLimits(75, 70, 0.5, 0) };
  add(
    `${code}_SOH`,
    60,
    health,
    of((s) => s.soh),
  );
  const volts = { unit: 'V', decimals: 1, min: Math.round(nominalVolts * 0.8), max: Math.round(nominalVolts * 1.2) };
  add(
    `${code}_V`,
    5,
    { name: `${name} voltage`, ...volts },
    of((s) => s.volts),
    0.05,
  );
  const most = Math.round((capacityKwh / strings / nominalVolts) * 1500);
  const amperes = { unit: 'A', decimals: 1, min: -most, max: most, description: GIVING };
  add(
    `${code}_A`,
    5,
    { name: `${name} current`, ...amperes },
    of((s) => s.amperes),
    0.2,
  );
  addCells(add, name, code, of);
}

type OfString = (read: (string: BatteryStringTruth) => number) => (truth: Truth) => number;

function addCells(add: Add, name: string, code: string, of: OfString): void {
  const room = { ...CELSIUS, min: -10, max: 70 };
  add(
    `${code}_TMIN`,
    10,
    { name: `${name} lowest temperature`, ...room },
    of((s) => s.lowestTemperature),
  );
  const warmest = { name: `${name} highest temperature`, ...room, ...defineHighLimits(45, 55, 1, 20) };
  add(
    `${code}_TMAX`,
    10,
    warmest,
    of((s) => s.highestTemperature),
  );
  const cell = { unit: 'V', decimals: 3, min: 2.8, max: 4.3 };
  const weakest = { name: `${name} lowest cell voltage`, ...cell, ...defineLowLimits(3.2, 3, 0.02, 10) };
  add(
    `${code}_CMIN`,
    10,
    weakest,
    of((s) => s.lowestCellVolts),
  );
  const strongest = { name: `${name} highest cell voltage`, ...cell, ...defineHighLimits(4.22, 4.26, 0.01, 10) };
  add(
    `${code}_CMAX`,
    10,
    strongest,
    of((s) => s.highestCellVolts),
  );
  const spread = {
    name: `${name} cell spread`,
    unit: 'mV',
    decimals: 0,
    min: 0,
    max: 150,
    ...defineHighLimits(60, 100, 3, 60),
  };
  add(
    `${code}_SPR`,
    10,
    spread,
    of((s) => 1000 * (s.highestCellVolts - s.lowestCellVolts)),
  );
}

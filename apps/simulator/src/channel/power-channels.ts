/** Generating sets, switchboard, battery. */
import type { BatteryStringTruth, GeneratorTruth, Truth } from '../ship/truth.ts';
import type { BatterySpec, GeneratorSpec, MachinerySpec } from '../spec/machinery-spec.ts';
import { buildChannels, type Channel, type ChannelRow, limitHigh, limitLow, type Quantity } from './channel.ts';
import {
  BAR,
  CELSIUS,
  defineKilowatt,
  defineLitresPerHour,
  EXHAUST,
  HOURS,
  PERCENT,
  WINDING,
  YES_OR_NO,
} from './quantity.ts';

export function buildPowerChannels({ battery, generators, hotelKw, portKw }: MachinerySpec): Channel[] {
  const largest = (generators?.ratedKw ?? 1000) * (generators?.count ?? 1);
  const board = defineKilowatt(Math.max(largest, battery?.shoreKw ?? 0));
  const channels = [
    ...buildLoad('SWB', 'Switchboard', ['KW', 1, 'load', board, (t) => t.busKw, 1.5]),
    ...buildLoad('HOTEL', 'Hotel', ['KW', 10, 'load', defineKilowatt(hotelKw * 1.4 + portKw), (t) => t.hotelKw, 0.8]),
  ];
  if (battery) {
    const shore = defineKilowatt(battery.shoreKw + hotelKw);
    channels.push(...buildLoad('SHORE', 'Shore', ['KW', 1, 'power', shore, (t) => t.shoreKw, 0.5]));
  }
  for (let i = 0; generators && i < generators.count; i++) channels.push(...buildSet(generators, i));
  return channels;
}

const buildLoad = (code: string, name: string, row: ChannelRow<Truth>) =>
  buildChannels('Power', { code, name, find: (truth) => truth }, [row]);

const RUNNING = { ...YES_OR_NO, description: '1 connected to the switchboard, 0 standing' };

function buildSet({ ratedKw, volts }: GeneratorSpec, index: number): Channel[] {
  const set = { code: `DG${index + 1}`, name: `Generator ${index + 1}`, find: (t: Truth) => t.generators[index] };
  const mostVolts = Math.round(volts * 1.2);
  const mostAmperes = Math.round((ratedKw * 1000) / (1.2 * volts));
  return buildChannels<GeneratorTruth>('Power', set, [
    ['RUN', 5, 'running', RUNNING, (g) => (g.running ? 1 : 0)],
    ['KW', 1, 'power', defineKilowatt(ratedKw * 1.1), (g) => g.powerKw, 0.6],
    ['LOAD', 5, 'load', limitHigh({ ...PERCENT, max: 110 }, 108, 112, 3, 60), (g) => g.loadPercent, 0.1],
    ['V', 5, 'voltage', { unit: 'V', decimals: 1, min: 0, max: mostVolts }, (g) => g.volts],
    ['HZ', 5, 'frequency', { unit: 'Hz', decimals: 2, min: 0, max: 65 }, (g) => g.hertz, 0.01],
    ['A', 5, 'current', { unit: 'A', decimals: 0, min: 0, max: mostAmperes }, (g) => g.amperes],
    ['FUEL', 5, 'fuel rate', defineLitresPerHour(ratedKw * 0.28), (g) => g.fuelLitresPerHour, 0.1],
    ['LOP', 10, 'lube oil pressure', limitLow(BAR, 2.8, 2.3, 0.1, 5), (g) => (g.running ? g.lubeOilBar : 3.3), 0.015],
    ['CWT', 10, 'cooling water temperature', limitHigh(CELSIUS, 93, 98, 2, 20), (g) => g.coolingTemperature, 0.08],
    ['EXT', 10, 'exhaust temperature', limitHigh(EXHAUST, 520, 550, 5, 20), (g) => g.exhaustTemperature, 0.6],
    ['WT', 10, 'winding temperature', limitHigh(WINDING, 130, 145, 3, 30), (g) => g.windingTemperature, 0.1],
    ['HRS', 60, 'running hours', HOURS, (g) => g.hours],
  ]);
}

const GIVING = 'Positive while it gives';

export function buildBatteryChannels({ battery, generators }: MachinerySpec): Channel[] {
  if (!battery) return [];
  const { shoreKw } = battery;
  // A reserve battery may be drawn down further than the only source of a ferry.
  const isReserve = (generators?.count ?? 0) > 1;
  const charge = isReserve ? limitLow(PERCENT, 35, 25, 1, 30) : limitLow(PERCENT, 45, 35, 1, 30);
  const power = { ...defineKilowatt(shoreKw), min: -shoreKw, description: GIVING };
  const cRate = { unit: '1/h', decimals: 2, min: -2, max: 2, description: GIVING };
  return [
    ...buildChannels('Battery', { code: 'BAT', name: 'Battery', find: (truth) => truth.battery }, [
      ['SOC', 5, 'state of charge', charge, (b) => b.soc],
      ['KW', 1, 'power', power, (b) => b.powerKw, 1],
      ['C', 10, 'C-rate', cRate, (b) => b.cRate],
    ]),
    ...Array.from({ length: battery.strings }, (_, i) => buildString(battery, i)).flat(),
  ];
}

const ROOM: Quantity = { ...CELSIUS, min: -10, max: 70 };
const CELL: Quantity = { unit: 'V', decimals: 3, min: 2.8, max: 4.3 };
const SPREAD: Quantity = { unit: 'mV', decimals: 0, min: 0, max: 150 };

function buildString({ nominalVolts, capacityKwh, strings }: BatterySpec, index: number): Channel[] {
  const name = `Battery string ${index + 1}`;
  const string = { code: `BS${index + 1}`, name, find: ({ battery }: Truth) => battery?.strings[index] };
  const most = Math.round((capacityKwh / strings / nominalVolts) * 1500);
  const volts = { unit: 'V', decimals: 1, min: Math.round(nominalVolts * 0.8), max: Math.round(nominalVolts * 1.2) };
  const amperes = { unit: 'A', decimals: 1, min: -most, max: most, description: GIVING };
  const health = limitLow({ ...PERCENT, min: 50 }, 75, 70, 0.5, 0);
  return buildChannels<BatteryStringTruth>('Battery', string, [
    ['SOC', 10, 'state of charge', PERCENT, (s) => s.soc],
    ['SOH', 60, 'state of health', health, (s) => s.soh],
    ['V', 5, 'voltage', volts, (s) => s.volts, 0.05],
    ['A', 5, 'current', amperes, (s) => s.amperes, 0.2],
    ['TMIN', 10, 'lowest temperature', ROOM, (s) => s.lowestTemperature],
    ['TMAX', 10, 'highest temperature', limitHigh(ROOM, 45, 55, 1, 20), (s) => s.highestTemperature],
    ['CMIN', 10, 'lowest cell voltage', limitLow(CELL, 3.2, 3, 0.02), (s) => s.lowestCellVolts],
    ['CMAX', 10, 'highest cell voltage', limitHigh(CELL, 4.22, 4.26, 0.01), (s) => s.highestCellVolts],
    [
      'SPR',
      10,
      'cell spread',
      limitHigh(SPREAD, 60, 100, 3, 60),
      (s) => 1000 * (s.highestCellVolts - s.lowestCellVolts),
    ],
  ]);
}

/** Generating sets, switchboard and shore connection. */
import type { SectionTruth, ShoreTruth, SwitchboardTruth } from '../ship/electric-truth.ts';
import type { GeneratorTruth, Truth } from '../ship/truth.ts';
import type { GeneratorSpec, MachinerySpec } from '../spec/machinery-spec.ts';
import { buildChannels, type Channel, type ChannelRow, limitHigh, limitLow, type Quantity } from './channel.ts';
import {
  BAR,
  CELSIUS,
  COUNT,
  defineKilowatt,
  defineLitresPerHour,
  EXHAUST,
  HOURS,
  PERCENT,
  WINDING,
  YES_OR_NO,
} from './quantity.ts';

const BREAKER: Quantity = { ...YES_OR_NO, description: '1 closed, 0 open' };
const HERTZ: Quantity = { unit: 'Hz', decimals: 2, min: 0, max: 65 };
const defineVolts = (volts: number): Quantity => ({ unit: 'V', decimals: 1, min: 0, max: Math.round(volts * 1.2) });

export function buildPowerChannels(machinery: MachinerySpec): Channel[] {
  const { battery, generators, hotelKw, portKw, instruments } = machinery;
  const largest = (generators?.ratedKw ?? 1000) * (generators?.count ?? 1);
  const board = defineKilowatt(Math.max(largest, battery?.shoreKw ?? 0));
  const hotel = defineKilowatt(hotelKw * 1.4 + portKw);
  const channels = [
    ...buildLoad('SWB', 'Switchboard', ['KW', 1, 'load', board, (t) => t.busKw, 1.5]),
    ...buildLoad('HOTEL', 'Hotel', ['KW', 10, 'load', hotel, (t) => t.hotelKw, 0.8]),
  ];
  if (battery) channels.push(...buildShore(defineKilowatt(battery.shoreKw + hotelKw), generators?.volts ?? 690));
  if (instruments.switchboard === 'sections') channels.push(...buildSections(largest, hotel, generators?.volts ?? 690));
  for (let i = 0; generators && i < generators.count; i++) channels.push(...buildSet(machinery, generators, i));
  return channels;
}

const buildLoad = (code: string, name: string, row: ChannelRow<Truth>) =>
  buildChannels('Power', { code, name, find: (truth) => truth }, [row]);

function buildShore(power: Quantity, volts: number): Channel[] {
  const amperes: Quantity = { unit: 'A', decimals: 0, min: 0, max: Math.round((power.max ?? 1000) * 1.2) };
  return [
    ...buildLoad('SHORE', 'Shore', ['KW', 1, 'power', power, (t) => t.shoreKw, 0.5]),
    ...buildChannels<ShoreTruth>('Power', { code: 'SHORE', name: 'Shore', find: ({ shore }) => shore }, [
      ['CB', 5, 'breaker closed', BREAKER, (s) => (s.closed ? 1 : 0)],
      ['V', 10, 'voltage', defineVolts(volts), (s) => s.volts, 0.4],
      ['A', 10, 'current', amperes, (s) => s.amperes, 0.5],
      ['HZ', 10, 'frequency', HERTZ, (s) => s.hertz, 0.01],
    ]),
  ];
}

/** The two halves of the main switchboard with the breaker between them. */
function buildSections(largestKw: number, hotel: Quantity, volts: number): Channel[] {
  const tie = { ...defineKilowatt(largestKw), min: -largestKw, description: 'Positive from section A to section B' };
  const sections = (['A', 'B'] as const).flatMap((letter, i) => [
    ...buildChannels<SectionTruth>(
      'Power',
      { code: `SWB${letter}`, name: `Switchboard ${letter}`, find: ({ switchboard }) => switchboard.sections[i] },
      [
        ['V', 5, 'voltage', defineVolts(volts), (s) => s.volts, 0.3],
        ['HZ', 5, 'frequency', HERTZ, (s) => s.hertz, 0.01],
      ],
    ),
    ...buildChannels<SectionTruth>(
      'Power',
      { code: `HOTEL${letter}`, name: `Hotel ${letter}`, find: ({ switchboard }) => switchboard.sections[i] },
      [['KW', 10, 'load', hotel, (s) => s.hotelKw, 0.5]],
    ),
  ]);
  return [
    ...buildChannels<SwitchboardTruth>('Power', { code: 'TIE', name: 'Bus-tie', find: (t) => t.switchboard }, [
      ['CB', 1, 'closed', BREAKER, (s) => (s.tieClosed ? 1 : 0)],
      ['KW', 5, 'power', tie, (s) => s.tieKw, 1.5],
    ]),
    ...sections,
  ];
}

const RUNNING = { ...YES_OR_NO, description: '1 connected to the switchboard, 0 standing' };
const BLOCKED = { ...YES_OR_NO, description: '1 while the crew keeps it from starting' };

function buildSet({ instruments }: MachinerySpec, { ratedKw, volts }: GeneratorSpec, index: number): Channel[] {
  const set = { code: `DG${index + 1}`, name: `Generator ${index + 1}`, find: (t: Truth) => t.generators[index] };
  const mostAmperes = Math.round((ratedKw * 1000) / (1.2 * volts));
  const reactive: Quantity = { unit: 'kvar', decimals: 0, min: 0, max: Math.round(ratedKw * 0.8) };
  const protection: ChannelRow<GeneratorTruth>[] = [
    ['KVAR', 5, 'reactive power', reactive, (g) => g.reactiveKvar, 0.6],
    ['CB', 1, 'breaker closed', BREAKER, (g) => (g.running ? 1 : 0)],
    ['BLK', 10, 'blocked', BLOCKED, (g) => (g.blocked ? 1 : 0)],
    ['STA', 60, 'starts', COUNT, (g) => g.starts],
  ];
  return buildChannels<GeneratorTruth>('Power', set, [
    ['RUN', 5, 'running', RUNNING, (g) => (g.running ? 1 : 0)],
    ['KW', 1, 'power', defineKilowatt(ratedKw * 1.1), (g) => g.powerKw, 0.6],
    ['LOAD', 5, 'load', limitHigh({ ...PERCENT, max: 110 }, 108, 112, 3, 60), (g) => g.loadPercent, 0.1],
    ['V', 5, 'voltage', defineVolts(volts), (g) => g.volts],
    ['HZ', 5, 'frequency', HERTZ, (g) => g.hertz, 0.01],
    ['A', 5, 'current', { unit: 'A', decimals: 0, min: 0, max: mostAmperes }, (g) => g.amperes],
    ['FUEL', 5, 'fuel rate', defineLitresPerHour(ratedKw * 0.28), (g) => g.fuelLitresPerHour, 0.1],
    ['LOP', 10, 'lube oil pressure', limitLow(BAR, 2.8, 2.3, 0.1, 5), (g) => (g.running ? g.lubeOilBar : 3.3), 0.015],
    ['CWT', 10, 'cooling water temperature', limitHigh(CELSIUS, 93, 98, 2, 20), (g) => g.coolingTemperature, 0.08],
    ['EXT', 10, 'exhaust temperature', limitHigh(EXHAUST, 520, 550, 5, 20), (g) => g.exhaustTemperature, 0.6],
    ['WT', 10, 'winding temperature', limitHigh(WINDING, 130, 145, 3, 30), (g) => g.windingTemperature, 0.1],
    ['HRS', 60, 'running hours', HOURS, (g) => g.hours],
    ...(instruments.switchboard === 'basic' ? [] : protection),
  ]);
}

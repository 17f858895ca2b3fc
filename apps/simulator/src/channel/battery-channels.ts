/** The battery system and its strings: charge, limits, protection. */
import type { BatteryStringTruth, BatteryTruth } from '../ship/battery-truth.ts';
import type { Truth } from '../ship/truth.ts';
import type { BatterySpec, MachinerySpec } from '../spec/machinery-spec.ts';
import { buildChannels, type Channel, limitHigh, limitLow, type Quantity } from './channel.ts';
import { CELSIUS, defineKilowatt, PERCENT, YES_OR_NO } from './quantity.ts';

const GIVING = 'Positive while it gives';
/** A state that is itself an alarm. */
const FAULT: Quantity = { ...YES_OR_NO, alarmLevel: 1, description: '1 while latched' };
const ROOM: Quantity = { ...CELSIUS, min: -10, max: 70 };
const CELL: Quantity = { unit: 'V', decimals: 3, min: 2.8, max: 4.3 };
const SPREAD: Quantity = { unit: 'mV', decimals: 0, min: 0, max: 150 };
/** 100 Ω for each volt of the string (IEC 62619 practice of class rules), kΩ. */
const INSULATION = limitLow({ unit: 'kΩ', decimals: 0, min: 0, max: 1000 }, 93, 60, 5, 2);
const OFF_GAS = limitHigh({ unit: 'ppm', decimals: 0, min: 0, max: 500 }, 50, 100, 5, 5);

export function buildBatteryChannels({ battery, generators }: MachinerySpec): Channel[] {
  if (!battery) return [];
  const { shoreKw, capacityKwh } = battery;
  // A reserve battery may be drawn down further than the only source of a ferry.
  const isReserve = (generators?.count ?? 0) > 1;
  const charge = isReserve ? limitLow(PERCENT, 35, 25, 1, 30) : limitLow(PERCENT, 45, 35, 1, 30);
  const power = { ...defineKilowatt(shoreKw), min: -shoreKw, description: GIVING };
  const limit = defineKilowatt(capacityKwh * 2);
  const cRate = { unit: '1/h', decimals: 2, min: -2, max: 2, description: GIVING };
  return [
    ...buildChannels<BatteryTruth>('Battery', { code: 'BAT', name: 'Battery', find: (truth) => truth.battery }, [
      ['SOC', 5, 'state of charge', charge, (b) => b.soc],
      ['KW', 1, 'power', power, (b) => b.powerKw, 1],
      ['C', 10, 'C-rate', cRate, (b) => b.cRate],
      ['DLIM', 10, 'discharge limit', limit, (b) => b.dischargeLimitKw],
      ['CLIM', 10, 'charge limit', limit, (b) => b.chargeLimitKw],
      ['GAS', 10, 'off-gas', OFF_GAS, () => 0],
      ['VENT', 5, 'ventilation running', { ...YES_OR_NO, description: '1 running, 0 standing' }, () => 1],
      ['VSPD', 10, 'ventilation speed', PERCENT, (b) => b.ventilationPercent, 0.2],
      ['ESD', 1, 'emergency stop active', FAULT, () => 0],
      ['CLT', 10, 'coolant inlet temperature', ROOM, (b) => b.coolantTemperature, 0.05],
      ['CLF', 10, 'coolant flow', { unit: 'm³/h', decimals: 1, min: 0, max: 50 }, (b) => b.coolantFlow, 0.1],
    ]),
    ...Array.from({ length: battery.strings }, (_, i) => buildString(battery, i)).flat(),
  ];
}

function buildString({ nominalVolts, capacityKwh, strings }: BatterySpec, index: number): Channel[] {
  const name = `Battery string ${index + 1}`;
  const string = { code: `BS${index + 1}`, name, find: ({ battery }: Truth) => battery?.strings[index] };
  const most = Math.round((capacityKwh / strings / nominalVolts) * 1500);
  const volts = { unit: 'V', decimals: 1, min: Math.round(nominalVolts * 0.8), max: Math.round(nominalVolts * 1.2) };
  const amperes = { unit: 'A', decimals: 1, min: -most, max: most, description: GIVING };
  const mostKw = Math.round((capacityKwh / strings) * 1.5);
  const power = { ...defineKilowatt(mostKw), decimals: 1, min: -mostKw, description: GIVING };
  const health = limitLow({ ...PERCENT, min: 50 }, 75, 70, 0.5, 0);
  const closed = { ...YES_OR_NO, description: '1 closed, 0 open' };
  const energy = {
    unit: 'kWh',
    decimals: 1,
    min: 0,
    max: Math.round(capacityKwh * 10),
    description: 'Since the last full charge',
  };
  const spread = (s: BatteryStringTruth) => 1000 * (s.highestCellVolts - s.lowestCellVolts);
  return buildChannels<BatteryStringTruth>('Battery', string, [
    ['SOC', 10, 'state of charge', PERCENT, (s) => s.soc],
    ['SOH', 60, 'state of health', health, (s) => s.soh],
    ['V', 5, 'voltage', volts, (s) => s.volts, 0.05],
    ['A', 5, 'current', amperes, (s) => s.amperes, 0.2],
    ['KW', 5, 'power', power, (s) => s.powerKw, 0.1],
    ['TMIN', 10, 'lowest temperature', ROOM, (s) => s.lowestTemperature],
    ['TMAX', 10, 'highest temperature', limitHigh(ROOM, 45, 55, 1, 20), (s) => s.highestTemperature],
    ['CMIN', 10, 'lowest cell voltage', limitLow(CELL, 3.2, 3, 0.02), (s) => s.lowestCellVolts],
    ['CMAX', 10, 'highest cell voltage', limitHigh(CELL, 4.22, 4.26, 0.01), (s) => s.highestCellVolts],
    ['SPR', 10, 'cell spread', limitHigh(SPREAD, 60, 100, 3, 60), spread],
    ['INS', 5, 'insulation', INSULATION, (s) => s.insulationKiloOhm, 1],
    ['K', 1, 'contactor closed', closed, (s) => (s.contactorClosed ? 1 : 0)],
    ['INL', 1, 'insulation low', FAULT, () => 0],
    ['EIN', 60, 'energy in', energy, (s) => s.chargedKwh],
    ['EOUT', 60, 'energy out', energy, (s) => s.givenKwh],
    ['TRIP', 1, 'tripped', FAULT, () => 0],
  ]);
}

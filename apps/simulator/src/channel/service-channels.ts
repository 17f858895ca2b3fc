/** Tanks, fuel in total and exhaust cleaning. */
import { RATIO_LIMIT } from '../ship/scrubber-truth.ts';
import type { ScrubberTruth, TankTruth, Truth } from '../ship/truth.ts';
import type { MachinerySpec, TankSpec } from '../spec/machinery-spec.ts';
import { buildChannels, type Channel, type ChannelRow, limitHigh, limitLow, type Quantity } from './channel.ts';
import { CELSIUS, defineLitresPerHour, PERCENT, YES_OR_NO } from './quantity.ts';

export function buildTankChannels({ tanks }: MachinerySpec): Channel[] {
  return tanks.flatMap(({ name, code, content, capacityM3 }, i) => {
    const volume = { unit: 'm³', decimals: capacityM3 < 100 ? 2 : 1, min: 0, max: capacityM3 };
    const isHeated = content === 'fuel oil day' || content === 'lube oil';
    return buildChannels<TankTruth>('Tanks', { code, name, find: (truth) => truth.tanks[i] }, [
      ['LVL', 10, 'level', defineLevel(content), (t) => t.percent, 0.03],
      ['VOL', 60, 'volume', volume, (t) => t.levelM3],
      ...(isHeated ? [TANK_TEMPERATURE] : []),
    ]);
  });
}

const TANK_TEMPERATURE: ChannelRow<TankTruth> = [
  'T',
  60,
  'temperature',
  { ...CELSIUS, max: 80 },
  (t) => t.temperature,
  0.05,
];

/** Independent high alarms at 95 and 98 %; a day tank must not run low, sewage must be landed in time. */
function defineLevel(content: TankSpec['content']): Quantity {
  if (content === 'fuel oil day') return limitLow(PERCENT, 40, 30, 1, 60);
  if (content === 'fuel oil') return limitLow(PERCENT, 12, 8, 0.5, 60);
  if (content === 'lube oil') return limitLow(PERCENT, 25, 15, 0.5, 60);
  if (content === 'sewage') return limitHigh(PERCENT, 85, 95, 1, 60);
  return limitHigh(PERCENT, 95, 98, 0.5, 60);
}

export function buildFuelChannels({ engine, generators, shafts }: MachinerySpec): Channel[] {
  if (!engine && generators?.count === 1) return [];
  const ratedKw = (engine?.ratedKw ?? 0) * shafts + (generators?.ratedKw ?? 0) * (generators?.count ?? 0);
  const used = { unit: 'm³', decimals: 2, max: 500 };
  return buildChannels<Truth>('Fuel', { code: 'FUEL', name: 'Fuel', find: (truth) => truth }, [
    ['RATE', 5, 'rate', defineLitresPerHour(ratedKw * 0.24), (t) => t.fuelLitresPerHour, 0.5],
    ['USED', 60, 'used since bunkering', used, (t) => t.burntLitres / 1000],
  ]);
}

const RUNNING = { ...YES_OR_NO, description: '1 open loop, 0 bypassed' };
const PH = { unit: 'pH', decimals: 2, max: 14 };
const RATIO = limitHigh({ unit: 'ppm/%', decimals: 2, max: 25 }, RATIO_LIMIT, 6, 0.2, 60);
const PAH = limitHigh({ unit: 'µg/l', decimals: 1, max: 60 }, 45, 50, 1, 60);
const TURBIDITY = limitHigh({ unit: 'NTU', decimals: 1, max: 30 }, 22, 25, 1, 60);

const SCRUBBER_ROWS: readonly ChannelRow<ScrubberTruth>[] = [
  ['ON', 10, 'running', RUNNING, (s) => (s.open ? 1 : 0)],
  ['SO2', 10, 'SO2', { unit: 'ppm', decimals: 1, max: 60 }, (s) => s.so2Ppm, 0.1],
  ['CO2', 10, 'CO2', { unit: '%', decimals: 2, max: 10 }, (s) => s.co2Percent, 0.01],
  ['RATIO', 10, 'SO2 to CO2 ratio', RATIO, (s) => (s.open ? s.so2Ppm / s.co2Percent : 0), 0.02],
  ['PHI', 10, 'inlet pH', PH, (s) => s.inletPh, 0.01],
  ['PHO', 10, 'discharge pH', limitLow(PH, 6.5, 6, 0.1, 60), (s) => s.dischargePh, 0.01],
  ['PAH', 10, 'discharge PAH', PAH, (s) => s.pahMicrograms, 0.2],
  ['TURB', 10, 'discharge turbidity', TURBIDITY, (s) => s.turbidity, 0.1],
  ['FLOW', 10, 'wash water flow', { unit: 'm³/h', decimals: 0, max: 2000 }, (s) => s.washWaterM3PerHour, 2],
];

export function buildScrubberChannels({ scrubber }: MachinerySpec): Channel[] {
  if (!scrubber) return [];
  return buildChannels('Scrubber', { code: 'EGC', name: 'Scrubber', find: (t) => t.scrubber }, SCRUBBER_ROWS);
}

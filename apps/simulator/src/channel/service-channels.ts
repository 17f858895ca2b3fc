/** Tanks, fuel in total and exhaust cleaning. */
import { RATIO_LIMIT } from '../ship/scrubber-truth.ts';
import type { MachinerySpec, TankSpec } from '../spec/machinery-spec.ts';
import {
  CELSIUS,
  type Channel,
  defineChannels,
  defineHighLimits,
  defineLowLimits,
  PERCENT,
  YES_OR_NO,
} from './channel.ts';

export function buildTankChannels({ tanks }: MachinerySpec): Channel[] {
  const { add, made } = defineChannels('Tanks');
  tanks.forEach((tank, i) => {
    const { name, code, content, capacityM3 } = tank;
    add(
      `${code}_LVL`,
      10,
      { name: `${name} level`, ...PERCENT, ...limitsOf(content) },
      (t) => t.tanks[i]?.percent ?? 0,
      0.03,
    );
    const volume = { name: `${name} volume`, unit: 'm³', decimals: capacityM3 < 100 ? 2 : 1, min: 0, max: capacityM3 };
    add(`${code}_VOL`, 60, volume, (t) => t.tanks[i]?.levelM3 ?? 0);
    if (content === 'fuel oil day' || content === 'lube oil') {
      add(
        `${code}_T`,
        60,
        { name: `${name} temperature`, ...CELSIUS, max: 80 },
        (t) => t.tanks[i]?.temperature ?? 0,
        0.05,
      );
    }
  });
  return made;
}

/** Independent high alarms at 95 and 98 %; a day tank must not run low, sewage must be landed in time. */
function limitsOf(content: TankSpec['content']) {
  if (content === 'fuel oil day') return defineLowLimits(40, 30, 1, 60);
  if (content === 'fuel oil') return defineLowLimits(12, 8, 0.5, 60);
  if (content === 'lube oil') return defineLowLimits(25, 15, 0.5, 60);
  if (content === 'sewage') return defineHighLimits(85, 95, 1, 60);
  return defineHighLimits(95, 98, 0.5, 60);
}

export function buildFuelChannels(machinery: MachinerySpec): Channel[] {
  const { add, made } = defineChannels('Fuel');
  if (!machinery.engine && machinery.generators?.count === 1) return made;
  const engines = (machinery.engine?.ratedKw ?? 0) * machinery.shafts;
  const sets = (machinery.generators?.ratedKw ?? 0) * (machinery.generators?.count ?? 0);
  add(
    'FUEL_RATE',
    5,
    { name: 'Fuel rate', unit: 'l/h', decimals: 1, max: Math.round((engines + sets) * 0.24) },
    (t) => t.fuelLitresPerHour,
    0.5,
  );
  add(
    'FUEL_USED',
    60,
    { name: 'Fuel used since bunkering', unit: 'm³', decimals: 2, max: 500 },
    (t) => t.burntLitres / 1000,
  );
  return made;
}

export function buildScrubberChannels({ scrubber }: MachinerySpec): Channel[] {
  if (!scrubber) return [];
  const { add, made } = defineChannels('Scrubber');
  add('EGC_ON', 10, { name: 'Scrubber running', ...YES_OR_NO, description: '1 open loop, 0 bypassed' }, (t) =>
    t.scrubber?.open ? 1 : 0,
  );
  add('EGC_SO2', 10, { name: 'Scrubber SO2', unit: 'ppm', decimals: 1, max: 60 }, (t) => t.scrubber?.so2Ppm ?? 0, 0.1);
  add(
    'EGC_CO2',
    10,
    { name: 'Scrubber CO2', unit: '%', decimals: 2, max: 10 },
    (t) => t.scrubber?.co2Percent ?? 0,
    0.01,
  );
  const ratio = {
    name: 'Scrubber SO2 to CO2 ratio',
    unit: 'ppm/%',
    decimals: 2,
    max: 25,
    ...defineHighLimits(RATIO_LIMIT, 6, 0.2, 60),
  };
  add('EGC_RATIO', 10, ratio, (t) => (t.scrubber?.open ? t.scrubber.so2Ppm / t.scrubber.co2Percent : 0), 0.02);
  add(
    'EGC_PHI',
    10,
    { name: 'Scrubber inlet pH', unit: 'pH', decimals: 2, max: 14 },
    (t) => t.scrubber?.inletPh ?? 0,
    0.01,
  );
  add(
    'EGC_PHO',
    10,
    { name: 'Scrubber discharge pH', unit: 'pH', decimals: 2, max: 14, ...defineLowLimits(6.5, 6, 0.1, 60) },
    (t) => t.scrubber?.dischargePh ?? 0,
    0.01,
  );
  add(
    'EGC_PAH',
    10,
    { name: 'Scrubber discharge PAH', unit: 'µg/l', decimals: 1, max: 60, ...defineHighLimits(45, 50, 1, 60) },
    (t) => t.scrubber?.pahMicrograms ?? 0,
    0.2,
  );
  add(
    'EGC_TURB',
    10,
    { name: 'Scrubber discharge turbidity', unit: 'NTU', decimals: 1, max: 30, ...defineHighLimits(22, 25, 1, 60) },
    (t) => t.scrubber?.turbidity ?? 0,
    0.1,
  );
  add(
    'EGC_FLOW',
    10,
    { name: 'Scrubber wash water flow', unit: 'm³/h', decimals: 0, max: 2000 },
    (t) => t.scrubber?.washWaterM3PerHour ?? 0,
    2,
  );
  return made;
}

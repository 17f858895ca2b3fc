/** Fuel: in total, and through the meters of each consumer. */
import type { ConsumerFuel } from '../ship/consumer-fuel.ts';
import type { Truth } from '../ship/truth.ts';
import type { MachinerySpec } from '../spec/machinery-spec.ts';
import { buildChannels, type Channel, type ChannelRow, type Quantity } from './channel.ts';
import { getSideName } from './propulsion-channels.ts';
import { CELSIUS, defineLitresPerHour, ONLY_CHANGE, YES_OR_NO } from './quantity.ts';

const DENSITY: Quantity = {
  unit: 'kg/m³',
  decimals: 1,
  min: 700,
  max: 1100,
  type: ONLY_CHANGE,
  description: 'By the bunker delivery note',
};
const USED: Quantity = { unit: 'm³', decimals: 2, max: 500 };
const TEMPERATURE: Quantity = { ...CELSIUS, max: 160 };
/** A meter's reading trembles by this share of what flows. */
const METER_NOISE = 0.0004;

export function buildFuelChannels(machinery: MachinerySpec): Channel[] {
  const { engine, generators, shafts, fuel, instruments } = machinery;
  if (!engine && generators?.count === 1) return [];
  const ratedKw = (engine?.ratedKw ?? 0) * shafts + (generators?.ratedKw ?? 0) * (generators?.count ?? 0);
  const rows: ChannelRow<Truth>[] = [
    ['RATE', 5, 'rate', defineLitresPerHour(ratedKw * 0.24), (t) => t.fuelLitresPerHour, 0.5],
    ['USED', 60, 'used since bunkering', USED, (t) => t.burntLitres / 1000],
    ['DENS', 60, 'density at 15 °C', DENSITY, () => fuel.density15],
  ];
  return [
    ...buildChannels<Truth>('Fuel', { code: 'FUEL', name: 'Fuel', find: (truth) => truth }, rows),
    ...(instruments.fuelMeters ? buildMeters(machinery) : []),
  ];
}

const CHANGE_OVER: Quantity = { ...YES_OR_NO, description: '1 to distillate, 0 to residual fuel' };

function buildMeters({ engine, generators, shafts, berthFuel }: MachinerySpec): Channel[] {
  const ofEngines = Array.from({ length: engine ? shafts : 0 }, (_, i) =>
    buildMeter(`ME${i + 1}`, `Main engine${getSideName(i, shafts)}`, engine?.ratedKw ?? 0, (t) => t.engines[i]?.fuel),
  );
  const ofSets = Array.from({ length: generators?.count ?? 0 }, (_, i) =>
    buildMeter(`DG${i + 1}`, `Generator ${i + 1}`, generators?.ratedKw ?? 0, (t) => t.generators[i]?.fuel),
  );
  const changes = berthFuel === null ? 0 : (generators?.count ?? 0);
  const ofValves = Array.from({ length: changes }, (_, i) =>
    buildChannels<ConsumerFuel>(
      'Fuel',
      { code: `DG${i + 1}`, name: `Generator ${i + 1}`, find: (t) => t.generators[i]?.fuel },
      [['FCO', 5, 'fuel change-over to distillate', CHANGE_OVER, (f) => (f.isDistillate ? 1 : 0)]],
    ),
  );
  return [...ofEngines, ...ofSets, ...ofValves].flat();
}

function buildMeter(
  code: string,
  name: string,
  ratedKw: number,
  find: (truth: Truth) => ConsumerFuel | undefined,
): Channel[] {
  const flow = defineLitresPerHour(ratedKw * 0.75);
  const noise = METER_NOISE * ratedKw * 0.6;
  return buildChannels<ConsumerFuel>('Fuel', { code, name, find }, [
    ['FSF', 5, 'fuel supply flow', flow, (f) => f.supplyLitresPerHour, noise],
    ['FRF', 5, 'fuel return flow', flow, (f) => f.returnLitresPerHour, noise],
    ['FST', 10, 'fuel supply temperature', TEMPERATURE, (f) => f.supplyTemperature, 0.1],
    ['FTO', 60, 'fuel used since bunkering', USED, (f) => f.countedLitres / 1000],
    ['FRT', 10, 'fuel return temperature', TEMPERATURE, (f) => f.returnTemperature, 0.1],
  ]);
}

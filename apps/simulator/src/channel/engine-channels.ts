/** Main engines. Limits are those of engine makers' alarm lists, rounded. */
import type { EngineTruth, Truth } from '../ship/truth.ts';
import type { EngineSpec, MachinerySpec } from '../spec/machinery-spec.ts';
import { buildChannels, type Channel, type ChannelRow, limitHigh, limitLow, type Quantity } from './channel.ts';
import { ENGINE_PLANT_ROWS } from './engine-plant-channels.ts';
import {
  BAR,
  CELSIUS,
  COUNT,
  defineKilowatt,
  defineLitresPerHour,
  EXHAUST,
  HOURS,
  MILLIBAR,
  PERCENT,
  YES_OR_NO,
} from './quantity.ts';

/** Exhausts are measured cylinder by cylinder up to this many; larger V engines give the mean alone. */
const MAX_CYLINDERS = 10;

type Row = ChannelRow<EngineTruth>;

/** Of engine `index`; `name` tells it from the other one. */
export function buildEngineChannels(
  { instruments }: MachinerySpec,
  engine: EngineSpec,
  name: string,
  index: number,
): Channel[] {
  const machine = { code: `ME${index + 1}`, name, find: (truth: Truth) => truth.engines[index] };
  const cylinders = engine.cylinders <= MAX_CYLINDERS ? Array.from({ length: engine.cylinders }, (_, i) => i) : [];
  return buildChannels<EngineTruth>('Propulsion', machine, [
    ...defineCommonRows(engine),
    ...cylinders.map(defineExhaust),
    ...(instruments.engine === 'basic' ? [] : [...CONDITION_ROWS, ...cylinders.map(defineFiringPressure)]),
    ...(instruments.engine === 'plant' ? ENGINE_PLANT_ROWS : []),
  ]);
}

const TURBO_SPEED: Quantity = { unit: 'rpm', decimals: 0, min: 0, max: 24_000 };
const LUBE_OIL_PRESSURE = limitLow({ ...BAR, max: 8 }, 2.5, 2.1, 0.1, 5);
const CYLINDER_EXHAUST = limitHigh(EXHAUST, 510, 540, 5, 20);
const RUNNING: Quantity = { ...YES_OR_NO, description: '1 running, 0 standing' };

const defineCommonRows = ({ ratedKw, ratedRpm }: EngineSpec): Row[] => [
  ['RUN', 5, 'running', RUNNING, (e) => (e.running ? 1 : 0)],
  ['LOAD', 1, 'load', limitHigh({ ...PERCENT, max: 110 }, 101, 106, 2, 60), (e) => e.loadPercent, 0.2],
  ['PWR', 5, 'power', defineKilowatt(ratedKw * 1.1), (e) => (e.running ? e.powerKw : 0), ratedKw * 0.0004],
  [
    'RPM',
    5,
    'speed',
    { unit: 'rpm', decimals: 1, min: 0, max: Math.round(ratedRpm * 1.2) },
    (e) => e.rpm,
    ratedRpm * 0.0004,
  ],
  ['FUEL', 5, 'fuel rate', defineLitresPerHour(ratedKw * 0.25), (e) => e.fuelLitresPerHour, 0.4],
  ['TC', 5, 'turbocharger speed', TURBO_SPEED, (e) => e.turboRpm, 15],
  ['HRS', 60, 'running hours', HOURS, (e) => e.hours],
  // A standing engine is kept under pressure by its standby pumps, so that a low pressure always means a fault.
  ['LOP', 5, 'lube oil pressure', LUBE_OIL_PRESSURE, (e) => (e.running ? e.lubeOilBar : 2.9), 0.015],
  ['SCA', 5, 'charge air pressure', { ...BAR, max: 4 }, (e) => e.scavengeBar, 0.006],
  ['FOP', 10, 'fuel pressure', limitLow(BAR, 4, 3.2, 0.2), (e) => (e.running ? e.fuelBar : 6.5), 0.02],
  ['LOT', 10, 'lube oil temperature', limitHigh(CELSIUS, 75, 82, 2, 20), (e) => e.lubeOilTemperature, 0.08],
  ['CWT', 10, 'cooling water temperature', limitHigh(CELSIUS, 93, 97, 2, 20), (e) => e.coolingTemperature, 0.08],
  ['EXT', 5, 'exhaust temperature', limitHigh(EXHAUST, 500, 530, 5, 20), (e) => e.exhaustTemperature, 0.6],
];

const TURBINE_INLET = limitHigh({ ...EXHAUST, max: 700 }, 580, 610, 5, 20);
const AIR_FILTER = limitHigh({ ...MILLIBAR, max: 30 }, 12, 15, 0.5, 30);
const CHARGE_AIR = limitHigh(CELSIUS, 55, 60, 1, 30);
const AIR_COOLER = limitHigh({ ...MILLIBAR, max: 60 }, 40, 45, 1, 30);
const CRANKCASE = limitHigh({ ...MILLIBAR, max: 10 }, 4, 5, 0.2, 20);

const CONDITION_ROWS: readonly Row[] = [
  ['TCE', 10, 'turbocharger efficiency', PERCENT, (e) => e.condition.turboEfficiencyPercent, 0.15],
  ['TCI', 10, 'turbocharger inlet temperature', TURBINE_INLET, (e) => e.condition.turboInletTemperature, 0.6],
  ['AFD', 10, 'air filter differential pressure', AIR_FILTER, (e) => e.condition.airFilterMbar, 0.04],
  ['CAT', 10, 'charge air temperature', CHARGE_AIR, (e) => e.condition.chargeAirTemperature, 0.1],
  ['CAD', 10, 'charge air cooler differential pressure', AIR_COOLER, (e) => e.condition.airCoolerMbar, 0.1],
  ['CWP', 10, 'cooling water pressure', limitLow(BAR, 1.8, 1.4, 0.1, 10), (e) => e.condition.coolingBar, 0.01],
  ['CRK', 10, 'crankcase pressure', CRANKCASE, (e) => e.condition.crankcaseMbar, 0.03],
  ['RCK', 5, 'fuel rack', PERCENT, (e) => e.condition.rackPercent, 0.15],
  ['STA', 60, 'starts', COUNT, (e) => e.condition.starts],
];

const defineExhaust = (i: number): Row => [
  `CYL${i + 1}`,
  10,
  `cylinder ${i + 1} exhaust temperature`,
  CYLINDER_EXHAUST,
  (e) => e.cylinderTemperatures[i] ?? 0,
  0.7,
];

const FIRING = limitHigh({ unit: 'bar', decimals: 1, min: 0, max: 250 }, 205, 212, 2, 20);

const defineFiringPressure = (i: number): Row => [
  `PMX${i + 1}`,
  10,
  `cylinder ${i + 1} maximum pressure`,
  FIRING,
  (e) => e.condition.cylinderBars[i] ?? 0,
  0.4,
];

/** Pumps, valves, filters, coolers and flows around one main engine: what its mimic is drawn from. */
import type { EngineTruth } from '../ship/truth.ts';
import { type ChannelRow, limitHigh, type Quantity } from './channel.ts';
import { BAR, CELSIUS, PERCENT, YES_OR_NO } from './quantity.ts';

type Row = ChannelRow<EngineTruth>;

const FUEL_TEMPERATURE: Quantity = { ...CELSIUS, max: 160 };
const SMALL_BAR: Quantity = { ...BAR, max: 2 };
const FUEL_FILTER = limitHigh(SMALL_BAR, 0.6, 0.8, 0.05, 30);
const LUBE_OIL_FILTER = limitHigh(SMALL_BAR, 0.8, 1, 0.05, 30);
const LUBE_OIL_OUTLET = limitHigh(CELSIUS, 88, 92, 2, 20);
const SEA_TEMPERATURE: Quantity = { ...CELSIUS, min: -2, max: 60 };
const SLOW_DOWN: Quantity = { ...YES_OR_NO, description: '1 while the safety system holds the load down' };
const FLOW: Quantity = { unit: 'm³/h', decimals: 1, min: 0, max: 300 };
const VISCOSITY = limitHigh({ unit: 'cSt', decimals: 1, min: 0, max: 50 }, 18, 22, 0.5, 60);
const OIL_MIST = limitHigh(PERCENT, 6, 8, 0.5, 10);
const PUMP: Quantity = { ...YES_OR_NO, description: '1 running, 0 standing' };
const VALVE: Quantity = { ...YES_OR_NO, description: '1 open, 0 closed' };
/** Truth value of a row; valves of a running engine's paths stand open. */
const yes = (value: boolean) => (value ? 1 : 0);
const open = () => 1;

const FUEL_ROWS: readonly Row[] = [
  ['FF1', 5, 'fuel feed pump 1 running', PUMP, (e) => yes(e.plant.feedPumps[0])],
  ['FF2', 5, 'fuel feed pump 2 running', PUMP, (e) => yes(e.plant.feedPumps[1])],
  ['FBP', 5, 'fuel booster pump running', PUMP, (e) => yes(e.plant.boosterPump)],
  ['FBO', 10, 'fuel booster pump outlet pressure', { ...BAR, max: 16 }, (e) => e.plant.boosterBar, 0.02],
  ['FFD', 10, 'fuel filter differential pressure', FUEL_FILTER, (e) => e.plant.fuelFilterBar, 0.004],
  ['FHT', 10, 'fuel heater outlet temperature', FUEL_TEMPERATURE, (e) => e.plant.heaterTemperature, 0.2],
  ['FOT', 10, 'fuel temperature', FUEL_TEMPERATURE, (e) => e.fuel.supplyTemperature, 0.1],
  ['FHV', 10, 'fuel heater valve position', PERCENT, (e) => e.plant.heaterValvePercent, 0.4],
  ['FVI', 10, 'fuel viscosity', VISCOSITY, (e) => e.plant.viscosity, 0.15],
  ['FSV', 10, 'fuel suction valve open', VALVE, open],
  ['FIV', 10, 'fuel inlet valve open', VALVE, open],
  ['FRV', 10, 'fuel return valve open', VALVE, open],
];

const LUBE_OIL_ROWS: readonly Row[] = [
  ['LPR', 5, 'lube oil pump running', PUMP, (e) => yes(e.plant.lubeOilPump)],
  ['LSB', 5, 'lube oil standby pump running', PUMP, (e) => yes(e.plant.standbyPump)],
  ['LPO', 10, 'lube oil pump outlet pressure', BAR, (e) => e.plant.lubeOilPumpBar, 0.015],
  ['LFD', 10, 'lube oil filter differential pressure', LUBE_OIL_FILTER, (e) => e.plant.lubeOilFilterBar, 0.005],
  ['LOF', 10, 'lube oil flow', FLOW, (e) => e.plant.lubeOilFlow, 0.3],
  ['LOO', 10, 'lube oil outlet temperature', LUBE_OIL_OUTLET, (e) => e.plant.lubeOilOutletTemperature, 0.08],
  ['LTV', 10, 'lube oil temperature valve position', PERCENT, (e) => e.plant.lubeOilValvePercent, 0.3],
  ['LIV', 10, 'lube oil inlet valve open', VALVE, open],
  ['OMD', 10, 'oil mist', OIL_MIST, (e) => e.plant.oilMistPercent, 0.05],
];

const WATER_ROWS: readonly Row[] = [
  ['HTP', 5, 'HT water pump running', PUMP, open],
  ['HTF', 10, 'HT water flow', FLOW, (e) => e.plant.htFlow, 0.4],
  ['HTI', 10, 'HT water inlet temperature', CELSIUS, (e) => e.plant.htInletTemperature, 0.08],
  ['HTV', 10, 'HT water temperature valve position', PERCENT, (e) => e.plant.htValvePercent, 0.3],
  ['LTP', 5, 'LT water pump running', PUMP, open],
  ['LTF', 10, 'LT water flow', FLOW, (e) => e.plant.ltFlow, 0.4],
  ['LTI', 10, 'LT water inlet temperature', limitHigh(CELSIUS, 45, 50, 1, 30), (e) => e.plant.ltInletTemperature, 0.08],
  ['LTO', 10, 'LT water outlet temperature', CELSIUS, (e) => e.plant.ltOutletTemperature, 0.08],
  ['LWV', 10, 'LT water valve open', VALVE, open],
  ['SWP', 5, 'sea water pump running', PUMP, (e) => yes(e.plant.seaPump)],
  ['SWF', 10, 'sea water flow', FLOW, (e) => e.plant.seaFlow, 0.5],
  ['SWI', 10, 'sea water inlet temperature', SEA_TEMPERATURE, (e) => e.plant.seaInletTemperature, 0.05],
  ['SWO', 10, 'sea water outlet temperature', SEA_TEMPERATURE, (e) => e.plant.seaOutletTemperature, 0.05],
  ['SWV', 10, 'sea water valve open', VALVE, (e) => yes(e.plant.seaPump)],
  ['SLD', 5, 'slow-down active', SLOW_DOWN, () => 0],
];

export const ENGINE_PLANT_ROWS: readonly Row[] = [...FUEL_ROWS, ...LUBE_OIL_ROWS, ...WATER_ROWS];

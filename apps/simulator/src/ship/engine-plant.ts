/**
 * Pumps, valves, filters and coolers of one main engine. What the media carry away is a fixed share of the power, so
 * that flow, temperatures and heat agree: heat = mass flow × specific heat × rise.
 */
import { DAY } from '../sea/unit.ts';

export interface EnginePlant {
  readonly feedPumps: readonly [first: boolean, second: boolean];
  readonly boosterPump: boolean;
  readonly boosterBar: number;
  readonly fuelFilterBar: number;
  readonly heaterTemperature: number;
  readonly heaterValvePercent: number;
  readonly viscosity: number;
  readonly lubeOilPump: boolean;
  readonly standbyPump: boolean;
  readonly lubeOilPumpBar: number;
  readonly lubeOilFilterBar: number;
  /** m³/h, as all flows of water and oil. */
  readonly lubeOilFlow: number;
  readonly lubeOilOutletTemperature: number;
  readonly lubeOilValvePercent: number;
  readonly oilMistPercent: number;
  readonly htFlow: number;
  readonly htInletTemperature: number;
  readonly htValvePercent: number;
  readonly ltFlow: number;
  readonly ltInletTemperature: number;
  readonly ltOutletTemperature: number;
  readonly seaPump: boolean;
  readonly seaFlow: number;
  readonly seaInletTemperature: number;
  readonly seaOutletTemperature: number;
}

export interface EnginePlantState {
  readonly running: boolean;
  readonly load: number;
  readonly powerKw: number;
  readonly ratedKw: number;
  readonly seconds: number;
  readonly seaTemperature: number;
  readonly fuelTemperature: number;
  readonly lubeOilBar: number;
  readonly lubeOilTemperature: number;
  readonly coolingTemperature: number;
}

/** Heat into high and low temperature water and into lube oil, share of the shaft power. */
const HEAT_SHARE = { ht: 0.219, lt: 0.192, lubeOil: 0.12 } as const;
/** kJ/m³K: density times specific heat (fresh water 4.18, sea water 3.99, lube oil 2.1 kJ/kgK). */
const HEAT_PER_M3 = { freshWater: 4180, seaWater: 1025 * 3.99, lubeOil: 880 * 2.1 } as const;
/** m³/h of each medium per kW of rating. */
const FLOW_PER_KW = { ht: 0.0128, lt: 0.0139, sea: 0.0181, lubeOil: 0.0113 } as const;
const LT_SET_POINT = 36;
const PREHEATING_SHARE = 0.3;
/** Filters clog, and are flushed or changed over after so many seconds. */
const FILTER_SECONDS = { fuel: 3 * DAY, lubeOil: 30 * DAY } as const;

/** K by which a flow in m³/h warms up when it takes `kilowatts`. */
const rise = (kilowatts: number, flow: number, heatPerM3: number) =>
  flow <= 0 ? 0 : (kilowatts * 3600) / (flow * heatPerM3);
const clogged = (seconds: number, span: number) => (seconds % span) / span;

export function computeEnginePlant(state: EnginePlantState): EnginePlant {
  return { ...fuelSide(state), ...lubeOilSide(state), ...waterSide(state) };
}

function fuelSide({ load, seconds, fuelTemperature, running }: EnginePlantState) {
  const firstWeek = Math.floor(seconds / (7 * DAY)) % 2 === 0;
  return {
    feedPumps: [firstWeek, !firstWeek] as const,
    boosterPump: true,
    boosterBar: 8.3 - 0.3 * load,
    fuelFilterBar: 0.12 + 0.14 * clogged(seconds, FILTER_SECONDS.fuel) + 0.02 * load,
    heaterTemperature: fuelTemperature + 0.4,
    heaterValvePercent: running ? 24 + 24 * load : 18,
    viscosity: 12.8,
  };
}

function lubeOilSide({ running, load, powerKw, ratedKw, seconds, lubeOilBar, lubeOilTemperature }: EnginePlantState) {
  const lubeOilFlow = ratedKw * FLOW_PER_KW.lubeOil * (running ? 0.75 + 0.25 * Math.cbrt(load) : PREHEATING_SHARE);
  return {
    lubeOilPump: running,
    standbyPump: !running,
    lubeOilPumpBar: running ? lubeOilBar + 1.2 : 3.2,
    lubeOilFilterBar: 0.18 + 0.3 * clogged(seconds, FILTER_SECONDS.lubeOil) + 0.1 * load,
    lubeOilFlow,
    lubeOilOutletTemperature:
      lubeOilTemperature + (running ? rise(HEAT_SHARE.lubeOil * powerKw, lubeOilFlow, HEAT_PER_M3.lubeOil) : 0),
    lubeOilValvePercent: running ? 18 + 42 * load : 0,
    oilMistPercent: running ? 1.4 + 1.2 * load : 0,
  };
}

function waterSide({ running, load, powerKw, ratedKw, seaTemperature, coolingTemperature }: EnginePlantState) {
  const share = running ? 1 : PREHEATING_SHARE;
  const htFlow = ratedKw * FLOW_PER_KW.ht * share;
  const ltFlow = ratedKw * FLOW_PER_KW.lt * share;
  const seaFlow = running ? ratedKw * FLOW_PER_KW.sea : 0;
  const heat = running ? powerKw : 0;
  return {
    htFlow,
    htInletTemperature: coolingTemperature - rise(HEAT_SHARE.ht * heat, htFlow, HEAT_PER_M3.freshWater),
    htValvePercent: running ? 8 + 28 * load : 0,
    ltFlow,
    ltInletTemperature: LT_SET_POINT,
    ltOutletTemperature: LT_SET_POINT + rise(HEAT_SHARE.lt * heat, ltFlow, HEAT_PER_M3.freshWater),
    seaPump: running,
    seaFlow,
    seaInletTemperature: seaTemperature,
    seaOutletTemperature:
      seaTemperature + rise((HEAT_SHARE.ht + HEAT_SHARE.lt + HEAT_SHARE.lubeOil) * heat, seaFlow, HEAT_PER_M3.seaWater),
  };
}

/** Battery strings: what power does to voltage, current and charge, by an equivalent circuit of source and resistance. */
import type { Plan } from '../route/itinerary.ts';
import type { BatterySpec } from '../spec/machinery-spec.ts';
import { DELIVERED_SECONDS } from './ageing.ts';
import { computeCellVoltsAtRest, computeChargeLimitC } from './curve.ts';

export interface StringState {
  readonly volts: number;
  /** Positive while it gives. */
  readonly amperes: number;
  /** Power out of the cells themselves, losses included, kW. */
  readonly chemicalKw: number;
}

/** The plug is in this long after arrival and out this long before leaving. */
const PLUG_SECONDS = { afterArrival: 75, beforeLeaving: 60 } as const;
/** At night there is time: a slow charge keeps the cells young. */
const NIGHT_STAY_SECONDS = 2 * 3600;
const NIGHT_C = 0.2;

export const getKwhPerString = (spec: BatterySpec) => spec.capacityKwh / spec.strings;

/** Volts of a cell that are worth its energy over the whole charge, kWh to Ah. */
const MEAN_CELL_VOLTS = 3.75;

/** Ampere-hours between empty and full of a string whose state of health is `health` per cent. */
export function computeAmpereHours(spec: BatterySpec, health: number): number {
  return ((getKwhPerString(spec) * 1000) / (spec.cellsInSeries * MEAN_CELL_VOLTS)) * (health / 100);
}

/** `powerKw` of one string, positive out; `health` is its state of health, per cent. */
export function computeStringState(spec: BatterySpec, soc: number, powerKw: number, health: number): StringState {
  const rest = spec.cellsInSeries * computeCellVoltsAtRest(soc);
  const ohms = resistanceOhms(spec, health);
  // P = (rest - I R) I, the smaller root; beyond the power a string can give at all, the vertex.
  const root = Math.sqrt(Math.max(0, rest * rest - 4 * ohms * powerKw * 1000));
  const amperes = (rest - root) / (2 * ohms);
  return { volts: rest - amperes * ohms, amperes, chemicalKw: (rest * amperes) / 1000 };
}

/** At one C the voltage sags by three per cent; an aged string sags more. */
function resistanceOhms(spec: BatterySpec, health: number): number {
  const oneC = (getKwhPerString(spec) * 1000) / spec.nominalVolts;
  return (0.03 * spec.nominalVolts * (100 / health) ** 2) / oneC;
}

/** Per cent lost by an average string: with the root of the years it is old, and with each thousand of full cycles. */
const LOST_BY_ROOT_OF_YEARS = 2;
const LOST_BY_THOUSAND_CYCLES = 1.25;
const YEAR_SECONDS = 365.25 * 86_400;

/** State of health of a string in per cent of its capacity as new: the known truth an estimate is held against. */
export function computeHealth(spec: BatterySpec, index: number, seconds: number): number {
  const years = Math.max(0, seconds - DELIVERED_SECONDS) / YEAR_SECONDS;
  const cycles = spec.cyclesPerYear * years;
  const lost = LOST_BY_ROOT_OF_YEARS * Math.sqrt(years) + LOST_BY_THOUSAND_CYCLES * (cycles / 1000);
  return 100 - (spec.ageing[index] ?? 1) * lost;
}

export function computeMeanHealth(spec: BatterySpec, seconds: number): number {
  let sum = 0;
  for (let i = 0; i < spec.strings; i++) sum += computeHealth(spec, i, seconds);
  return sum / spec.strings;
}

/** kWh between empty and full of all strings as they are now. */
export const computeUsableKwh = (spec: BatterySpec, seconds: number) =>
  (spec.capacityKwh * computeMeanHealth(spec, seconds)) / 100;

/** Most it may give, and take at this charge, kW: what its management allows. */
export const computeDischargeLimitKw = (usableKwh: number) => HIGHEST_DISCHARGE_C * usableKwh;
export const computeChargeLimitKw = (usableKwh: number, soc: number) => computeChargeLimitC(soc) * usableKwh;
const HIGHEST_DISCHARGE_C = 1.5;

/** kW the shore gives to the battery now; 0 when the plug is out. */
export function computeChargingKw(spec: BatterySpec, plan: Plan, soc: number, seconds: number): number {
  if (!isConnected(plan)) return 0;
  const stay = plan.sinceSeconds + plan.leftSeconds;
  const wished = stay > NIGHT_STAY_SECONDS ? NIGHT_C * spec.capacityKwh : spec.shoreKw;
  const ramp = Math.min(
    1,
    (plan.sinceSeconds - PLUG_SECONDS.afterArrival) / 20,
    (plan.leftSeconds - PLUG_SECONDS.beforeLeaving) / 10,
  );
  return Math.max(0, Math.min(wished, computeChargeLimitKw(computeUsableKwh(spec, seconds), soc))) * ramp;
}

export function isConnected(plan: Plan): boolean {
  return (
    plan.activity === 'charging' &&
    plan.sinceSeconds > PLUG_SECONDS.afterArrival &&
    plan.leftSeconds > PLUG_SECONDS.beforeLeaving
  );
}

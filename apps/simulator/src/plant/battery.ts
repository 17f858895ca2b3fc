/** Battery strings: what power does to voltage, current and charge, by an equivalent circuit of source and resistance. */
import type { Plan } from '../route/itinerary.ts';
import type { BatterySpec } from '../spec/machinery-spec.ts';
import { computeCellVoltsAtRest, computeChargeLimitC } from './curve.ts';

export interface StringState {
  readonly volts: number;
  /** Positive while it gives. */
  readonly amperes: number;
  /** Power out of the cells themselves, losses included, kW. */
  readonly chemicalKw: number;
}

/** The plug is in this long after arrival and out this long before leaving. */
const CONNECT_SECONDS = 75;
const DISCONNECT_SECONDS = 60;
/** At night there is time: a slow charge keeps the cells young. */
const NIGHT_STAY_SECONDS = 2 * 3600;
const NIGHT_C = 0.2;

export const getKwhPerString = (spec: BatterySpec) => spec.capacityKwh / spec.strings;

/** `powerKw` of one string, positive out. */
export function computeStringState(spec: BatterySpec, soc: number, powerKw: number): StringState {
  const rest = spec.cellsInSeries * computeCellVoltsAtRest(soc);
  const ohms = resistanceOhms(spec);
  // P = (rest - I R) I, the smaller root; beyond the power a string can give at all, the vertex.
  const root = Math.sqrt(Math.max(0, rest * rest - 4 * ohms * powerKw * 1000));
  const amperes = (rest - root) / (2 * ohms);
  return { volts: rest - amperes * ohms, amperes, chemicalKw: (rest * amperes) / 1000 };
}

/** At one C the voltage sags by three per cent; an aged string sags more. */
function resistanceOhms(spec: BatterySpec): number {
  const oneC = (getKwhPerString(spec) * 1000) / spec.nominalVolts;
  return (0.03 * spec.nominalVolts * (100 / spec.healthPercent) ** 2) / oneC;
}

/** kW the shore gives to the battery now; 0 when the plug is out. */
export function computeChargingKw(spec: BatterySpec, plan: Plan, soc: number): number {
  if (!isConnected(plan)) return 0;
  const stay = plan.sinceSeconds + plan.leftSeconds;
  const wished = stay > NIGHT_STAY_SECONDS ? NIGHT_C * spec.capacityKwh : spec.shoreKw;
  const ramp = Math.min(1, (plan.sinceSeconds - CONNECT_SECONDS) / 20, (plan.leftSeconds - DISCONNECT_SECONDS) / 10);
  return Math.max(0, Math.min(wished, computeChargeLimitC(soc) * spec.capacityKwh)) * ramp;
}

export function isConnected(plan: Plan): boolean {
  return plan.activity === 'charging' && plan.sinceSeconds > CONNECT_SECONDS && plan.leftSeconds > DISCONNECT_SECONDS;
}

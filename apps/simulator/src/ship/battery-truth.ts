/** Battery strings at a moment. Strings age unequally, and the weakest cell the more the older its string is. */
import {
  computeChargeLimitKw,
  computeDischargeLimitKw,
  computeHealth,
  computeStringState,
  computeUsableKwh,
  getKwhPerString,
} from '../plant/battery.ts';
import { HIGHEST_CELL, LOWEST_CELL } from '../plant/cell.ts';
import { hashToNoise } from '../random/hash.ts';
import type { BatterySpec } from '../spec/machinery-spec.ts';
import type { Moment } from './moment.ts';

export interface BatteryStringTruth {
  readonly soc: number;
  /** Capacity in per cent of that as new. */
  readonly soh: number;
  readonly volts: number;
  /** Positive while it gives. */
  readonly amperes: number;
  readonly powerKw: number;
  readonly lowestTemperature: number;
  readonly highestTemperature: number;
  readonly lowestCellVolts: number;
  readonly highestCellVolts: number;
  /** Through its terminals since it was last charged at the berth, kWh. */
  readonly chargedKwh: number;
  readonly givenKwh: number;
  /** Against the hull. */
  readonly insulationKiloOhm: number;
  readonly contactorClosed: boolean;
}

export interface BatteryTruth {
  /** Positive out. */
  readonly powerKw: number;
  readonly soc: number;
  readonly charging: boolean;
  readonly cRate: number;
  readonly dischargeLimitKw: number;
  readonly chargeLimitKw: number;
  readonly ventilationPercent: number;
  readonly coolantTemperature: number;
  readonly coolantFlow: number;
  readonly strings: readonly BatteryStringTruth[];
}

const STRING_SPREAD_SOC = 0.6;
/** Volts between the best and the worst cell at rest, and added at one C. */
const CELL_SPREAD_VOLTS = 0.012;
const CELL_SPREAD_AT_C = 0.016;
const INSULATION = 412;
const VENTILATION = 30;
const VENTILATION_FROM = 24;

export function computeBatteryTruth(moment: Moment): BatteryTruth | null {
  const { parts, state, power, seconds } = moment;
  const spec = parts.ship.machinery.battery;
  if (!spec) return null;
  const soc = state[parts.layout.soc] as number;
  const temperature = state[parts.layout.batteryTemperature] as number;
  const healths = Array.from({ length: spec.strings }, (_, i) => computeHealth(spec, i, seconds));
  const healthOfAll = healths.reduce((sum, health) => sum + health, 0);
  const usableKwh = computeUsableKwh(spec, seconds);
  return {
    powerKw: power.batteryKw,
    soc,
    charging: power.batteryKw < -5,
    // Strings share the power by what they still hold.
    strings: healths.map((health, i) => computeString(moment, spec, soc, health / healthOfAll, health, i)),
    cRate: power.batteryKw / usableKwh,
    dischargeLimitKw: computeDischargeLimitKw(usableKwh),
    chargeLimitKw: computeChargeLimitKw(usableKwh, soc),
    ventilationPercent: VENTILATION + 4 * Math.max(0, temperature - VENTILATION_FROM),
    coolantTemperature: temperature - 3.5,
    coolantFlow: 2.2 * spec.strings + 0.0013 * spec.capacityKwh,
  };
}

function computeString(
  { seed, state, parts, power, seconds }: Moment,
  spec: BatterySpec,
  soc: number,
  share: number,
  health: number,
  index: number,
): BatteryStringTruth {
  const { layout } = parts;
  const temperature = state[layout.batteryTemperature] as number;
  const powerKw = power.batteryKw * share;
  const own = Math.min(100, Math.max(0, soc + STRING_SPREAD_SOC * hashToNoise(seed, index, 11)));
  const { volts, amperes } = computeStringState(spec, own, powerKw, health);
  const cRate = (100 * powerKw) / (getKwhPerString(spec) * health);
  const spread = (CELL_SPREAD_VOLTS + CELL_SPREAD_AT_C * Math.abs(cRate)) * (spec.ageing[index] ?? 1);
  const cell = volts / spec.cellsInSeries;
  const warmer = 0.8 * hashToNoise(seed, index, 12);
  return {
    soc: own,
    soh: health,
    volts,
    amperes,
    powerKw,
    lowestTemperature: temperature + warmer - 0.9 - 1.4 * Math.abs(cRate),
    highestTemperature: temperature + warmer + 0.9 + 2.1 * Math.abs(cRate),
    lowestCellVolts: cell + LOWEST_CELL * spread,
    highestCellVolts: cell + HIGHEST_CELL * spread,
    chargedKwh: (state[layout.chargedKwh] as number) * share,
    givenKwh: (state[layout.givenKwh] as number) * share,
    insulationKiloOhm: INSULATION + 30 * hashToNoise(seed, index, 14) + 6 * Math.sin(seconds / 5400 + index),
    contactorClosed: true,
  };
}

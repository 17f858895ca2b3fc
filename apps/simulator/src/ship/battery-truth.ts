/** Battery strings at a moment. Strings differ a little, and the weakest cell more the older they are. */
import { computeStringState, getKwhPerString } from '../plant/battery.ts';
import { hashToNoise } from '../random/hash.ts';
import type { Moment } from './moment.ts';
import type { BatteryStringTruth, BatteryTruth } from './truth.ts';

const STRING_SPREAD_SOC = 0.6;
const STRING_SPREAD_SOH = 1.5;
/** Volts between the best and the worst cell at rest, and added at one C. */
const CELL_SPREAD_VOLTS = 0.012;
const CELL_SPREAD_AT_C = 0.022;

export function computeBatteryTruth({ parts, seed, state, power }: Moment): BatteryTruth | null {
  const spec = parts.ship.machinery.battery;
  if (!spec) return null;
  const soc = state[parts.layout.soc] as number;
  const temperature = state[parts.layout.batteryTemperature] as number;
  const each = power.batteryKw / spec.strings;
  const cRate = each / getKwhPerString(spec);
  const strings = Array.from({ length: spec.strings }, (_, i): BatteryStringTruth => {
    const own = soc + STRING_SPREAD_SOC * hashToNoise(seed, i, 11) * (1 - Math.abs(soc - 50) / 55);
    const { volts, amperes } = computeStringState(spec, own, each);
    const spread = CELL_SPREAD_VOLTS + CELL_SPREAD_AT_C * Math.abs(cRate);
    const cell = volts / spec.cellsInSeries;
    const warmer = 0.8 * hashToNoise(seed, i, 12);
    return {
      soc: own,
      soh: spec.healthPercent + STRING_SPREAD_SOH * hashToNoise(seed, i, 13),
      volts,
      amperes,
      powerKw: each,
      lowestTemperature: temperature + warmer - 0.9 - 1.4 * Math.abs(cRate),
      highestTemperature: temperature + warmer + 0.9 + 2.1 * Math.abs(cRate),
      lowestCellVolts: cell - 0.6 * spread,
      highestCellVolts: cell + 0.4 * spread,
    };
  });
  return { powerKw: power.batteryKw, soc, charging: power.batteryKw < -5, cRate, strings };
}

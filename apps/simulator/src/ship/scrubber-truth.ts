/** Exhaust cleaning at a moment: open loop with sea water, off in port where discharge is not allowed. */

import { isBerthed } from '../plant/schedule.ts';
import { deriveSeed } from '../random/hash.ts';
import { createSwell } from '../random/swell.ts';
import type { Moment } from './moment.ts';
import type { ScrubberTruth } from './truth.ts';

/** SO2 in ppm over CO2 in per cent that stands for fuel of 0.10 % sulphur, the limit of emission control areas. */
export const RATIO_LIMIT = 4.3;

const swells = new Map<number, ReturnType<typeof createSwell>>();

function noise(seed: number) {
  const known = swells.get(seed) ?? createSwell(deriveSeed(seed, 'scrubber'), 200, 5 * 3600);
  swells.set(seed, known);
  return known;
}

export function computeScrubberTruth({ parts, seed, navigation, power, seconds }: Moment): ScrubberTruth | null {
  const { machinery } = parts.ship;
  if (!machinery.scrubber) return null;
  const engines = machinery.engine ? machinery.engine.ratedKw * machinery.shafts : 0;
  const sets = machinery.generators ? machinery.generators.ratedKw * machinery.generators.count : 0;
  const load = (power.shaftKw + power.generatorKw.reduce((sum, kw) => sum + kw, 0)) / (engines + sets);
  const open = !isBerthed(navigation.plan.activity) && load > 0.05;
  const wave = noise(seed).at(seconds);
  const inletPh = 8.05 + 0.04 * wave;
  if (!open)
    return {
      open,
      so2Ppm: 0,
      co2Percent: load > 0 ? 3.2 : 0,
      inletPh,
      dischargePh: inletPh,
      pahMicrograms: 0,
      turbidity: 0,
      washWaterM3PerHour: 0,
    };
  const co2Percent = 3.4 + 2.1 * load;
  return {
    open,
    so2Ppm: co2Percent * (1.3 + 1.1 * load + 0.35 * wave),
    co2Percent,
    inletPh,
    dischargePh: inletPh - 1.0 - 0.35 * load,
    pahMicrograms: 7 + 14 * load + 2.5 * wave,
    turbidity: 3 + 5 * load + 1.5 * wave,
    washWaterM3PerHour: 45 * ((engines + sets) / 1000) * (0.55 + 0.45 * load),
  };
}

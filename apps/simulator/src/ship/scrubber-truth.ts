/** Exhaust cleaning at a moment: open loop with sea water, closed where discharge is not allowed, off at the berth. */
import { isBerthed } from '../plant/schedule.ts';
import { deriveSeed } from '../random/hash.ts';
import { createSwell } from '../random/swell.ts';
import { isDischargeBanned, isEmissionControlArea } from '../sea/emission-area.ts';
import type { MachinerySpec } from '../spec/machinery-spec.ts';
import type { Moment } from './moment.ts';

export type ScrubberMode = 'bypass' | 'open' | 'closed';

export interface ScrubberTruth {
  readonly mode: ScrubberMode;
  readonly calibrating: boolean;
  readonly so2Ppm: number;
  readonly co2Percent: number;
  readonly inletPh: number;
  readonly dischargePh: number;
  readonly inletPahMicrograms: number;
  readonly pahMicrograms: number;
  readonly inletTurbidity: number;
  readonly turbidity: number;
  readonly washWaterM3PerHour: number;
  readonly washWaterTemperature: number;
  readonly washWaterBar: number;
  readonly pumps: readonly [first: boolean, second: boolean];
  readonly outletTemperature: number;
  /** Of the engines and sets whose exhaust goes through it. */
  readonly connectedKw: number;
}

/** SO2 in ppm over CO2 in per cent that stands for fuel of 0.10 % sulphur, the limit of emission control areas. */
export const RATIO_LIMIT = 4.3;
/** Outside such areas 0.50 % is allowed, which stands for 21.7: less water is pumped. */
const RATIO_OUTSIDE = 11;
const SAVED_OUTSIDE = 0.62;
/** The analyser is given zero gas for ten minutes a day. */
const CALIBRATION_SECONDS = 600;
const CALIBRATED_AT_SECONDS = 10 * 3600;
const DAY_SECONDS = 86_400;
/** Below this share of all power the exhaust is too little to be cleaned. */
const LEAST_LOAD = 0.05;

const swells = new Map<number, ReturnType<typeof createSwell>>();

function noise(seed: number) {
  const known = swells.get(seed) ?? createSwell(deriveSeed(seed, 'scrubber'), 200, 5 * 3600);
  swells.set(seed, known);
  return known;
}

/** Rated power of the engines and sets whose exhaust goes through it. */
export function getConnectedKw({ engine, generators, shafts }: MachinerySpec): number {
  return (engine ? engine.ratedKw * shafts : 0) + (generators ? generators.ratedKw * generators.count : 0);
}

/** m³/h at full load in an open loop: 45 m³ for each MWh. */
export const getFullWashWater = (machinery: MachinerySpec) => (45 * getConnectedKw(machinery)) / 1000;

export function computeScrubberTruth(moment: Moment): ScrubberTruth | null {
  const { parts, seed, navigation, power, seconds } = moment;
  const { machinery } = parts.ship;
  if (!machinery.scrubber) return null;
  const givenKw = power.shaftKw + power.generatorKw.reduce((sum, kw) => sum + kw, 0);
  const load = givenKw / getConnectedKw(machinery);
  const mode = chooseMode(moment, load);
  const wave = noise(seed).at(seconds);
  const calibrating = (seconds - CALIBRATED_AT_SECONDS) % DAY_SECONDS < CALIBRATION_SECONDS && mode !== 'bypass';
  const co2Percent = mode === 'bypass' ? (load > 0 ? 3.2 : 0) : 3.4 + 2.1 * load;
  const area = isEmissionControlArea(navigation);
  const ratio = (area ? 1.3 : RATIO_OUTSIDE) + 1.1 * load + 0.35 * wave;
  const fullFlow = getFullWashWater(machinery) * (0.55 + 0.45 * load);
  return {
    mode,
    calibrating,
    so2Ppm: mode === 'bypass' || calibrating ? 0 : co2Percent * ratio,
    co2Percent: calibrating ? 0 : co2Percent,
    ...waterOf(mode, load, wave, navigation.weather.seaTemperature),
    washWaterM3PerHour: mode === 'bypass' ? 0 : fullFlow * (mode === 'closed' || !area ? SAVED_OUTSIDE : 1),
    connectedKw: mode === 'bypass' ? 0 : givenKw,
  };
}

function chooseMode({ navigation }: Moment, load: number): ScrubberMode {
  const { plan } = navigation;
  if (isBerthed(plan.activity) || load <= LEAST_LOAD) return 'bypass';
  // Close to any port, and in waters with a ban, nothing may go overboard.
  return plan.room < 1 || isDischargeBanned(navigation) ? 'closed' : 'open';
}

/** In a closed loop alkali keeps the water neutral, and what is washed out stays in the treatment. */
function waterOf(mode: ScrubberMode, load: number, wave: number, sea: number) {
  const inletPh = 8.05 + 0.04 * wave;
  const rest = { inletPh, inletPahMicrograms: 1.2 + 0.2 * wave, inletTurbidity: 1.1 + 0.3 * wave };
  if (mode === 'bypass')
    return {
      ...rest,
      dischargePh: inletPh,
      pahMicrograms: 0,
      turbidity: 0,
      washWaterTemperature: sea,
      washWaterBar: 0,
      pumps: [false, false] as const,
      outletTemperature: 190 + 120 * load,
    };
  const open = mode === 'open';
  return {
    ...rest,
    dischargePh: open ? inletPh - 1 - 0.35 * load : 7.3 + 0.1 * wave,
    pahMicrograms: open ? 7 + 14 * load + 2.5 * wave : 4 + 3 * load + wave,
    turbidity: open ? 3 + 5 * load + 1.5 * wave : 2.5 + 2 * load + 0.6 * wave,
    washWaterTemperature: sea + 4 + 9 * load,
    washWaterBar: 2.6 + 0.5 * load,
    pumps: [true, load > 0.3] as const,
    outletTemperature: 32 + 18 * load + 0.4 * sea,
  };
}

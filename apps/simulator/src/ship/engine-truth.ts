/** Engines and generating sets at a moment. */
import { computeLitresPerHour } from '../plant/curve.ts';
import { computeEnginePower, getSetFuel } from '../plant/fuel-burn.ts';
import { hashToNoise } from '../random/hash.ts';
import { computeConsumerFuel } from './consumer-fuel.ts';
import { isSetBlocked } from './electric-truth.ts';
import { computeEngineCondition } from './engine-condition.ts';
import { computeEnginePlant } from './engine-plant.ts';
import type { Moment } from './moment.ts';
import type { EngineTruth, GeneratorTruth } from './truth.ts';

const POWER_FACTOR = 0.86;
export const GENERATOR_HERTZ = 60;
/** A governor lets the frequency fall by this share between no and full load. */
const DROOP = 0.012;

export function computeEngineTruth(moment: Moment, number: number): EngineTruth {
  const { parts, state, navigation, power, seconds, seed } = moment;
  const { layout, ship, schedule } = parts;
  const { fuel } = ship.machinery;
  const engine = ship.machinery.engine;
  if (!engine) throw new Error(`${ship.key} has no main engine`);
  const running = schedule.engineRunning(navigation.plan);
  const powerKw = computeEnginePower(ship, running, power.shaftKw, number);
  const load = powerKw / engine.ratedKw;
  const rpm = running ? Math.max(engine.idleRpm, engine.ratedRpm * Math.cbrt(load)) : 0;
  const exhaust = state[layout.engineExhaust + number] as number;
  const lubeOil = state[layout.engineLubeOil + number] as number;
  const turning = rpm / engine.ratedRpm;
  const lubeOilBar = running ? 2.75 + 1.75 * turning - 0.018 * (lubeOil - 55) : 0;
  const cooling = state[layout.engineCooling + number] as number;
  const wear = parts.wear(number, seconds);
  const litres = computeLitresPerHour(engine, fuel, powerKw, wear);
  const { seaTemperature } = navigation.weather;
  const common = { running, load, seaTemperature };
  return {
    running,
    powerKw,
    loadPercent: 100 * load,
    rpm,
    fuelLitresPerHour: litres,
    lubeOilBar,
    lubeOilTemperature: lubeOil,
    coolingTemperature: cooling,
    exhaustTemperature: exhaust,
    cylinderTemperatures: Array.from({ length: engine.cylinders }, (_, i) =>
      cylinder(moment, exhaust, load, number, i),
    ),
    turboRpm: running ? 1000 * (3.2 + 15.5 * load ** 0.55) : 0,
    scavengeBar: running ? 0.08 + 2.4 * load ** 1.35 : 0,
    fuelBar: running ? 6.8 + 0.6 * load : 0,
    hours: schedule.engineHours(navigation.plan),
    wear,
    fuel: computeConsumerFuel(
      fuel,
      litres,
      computeLitresPerHour(engine, fuel, engine.ratedKw),
      state[layout.engineBurnt + number] as number,
    ),
    condition: computeEngineCondition({
      ...common,
      exhaust,
      cylinders: engine.cylinders,
      starts: schedule.engineStarts(navigation.plan),
      seed: seed + number,
    }),
    plant: computeEnginePlant({
      ...common,
      powerKw,
      ratedKw: engine.ratedKw,
      seconds,
      fuelTemperature: fuel.supplyTemperature,
      lubeOilBar,
      lubeOilTemperature: lubeOil,
      coolingTemperature: cooling,
    }),
  };
}

/** Each cylinder has its own temper: up to 14 °C from the mean at full load. */
function cylinder({ seed }: Moment, mean: number, load: number, engine: number, number: number): number {
  return mean + 14 * load * hashToNoise(seed, engine, number);
}

export function computeGeneratorTruth(moment: Moment, powerKw: number, number: number): GeneratorTruth {
  const { parts, state, navigation, seed, seconds } = moment;
  const { machinery } = parts.ship;
  const { generators: spec } = machinery;
  const fuel = getSetFuel(machinery, navigation.plan);
  if (!spec) throw new Error(`${parts.ship.key} has no generating set`);
  const running = powerKw > 0;
  const load = powerKw / spec.ratedKw;
  const volts = running ? spec.volts * (1.004 - 0.006 * load + 0.0015 * hashToNoise(seed, number, seconds)) : 0;
  const litres = computeLitresPerHour(spec, fuel, powerKw);
  return {
    running,
    powerKw,
    loadPercent: 100 * load,
    volts,
    hertz: running ? GENERATOR_HERTZ * (1 + DROOP * (0.5 - load)) : 0,
    amperes: running ? (1000 * powerKw) / (Math.sqrt(3) * volts * POWER_FACTOR) : 0,
    fuelLitresPerHour: litres,
    lubeOilBar: running ? 4.4 - 0.3 * load : 0,
    coolingTemperature: state[parts.layout.setCooling + number] as number,
    exhaustTemperature: state[parts.layout.setExhaust + number] as number,
    windingTemperature: state[parts.layout.setWinding + number] as number,
    hours: parts.schedule.generatorHours(number, navigation.plan),
    starts: parts.schedule.generatorStarts(number, navigation.plan),
    reactiveKvar: powerKw * Math.tan(Math.acos(POWER_FACTOR)),
    blocked: isSetBlocked(seed, number, seconds, running),
    fuel: computeConsumerFuel(
      fuel,
      litres,
      computeLitresPerHour(spec, fuel, spec.ratedKw),
      state[parts.layout.setBurnt + number] as number,
    ),
  };
}

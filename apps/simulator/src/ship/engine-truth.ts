/** Engines, generating sets and shafts at a moment. */
import { computeEnginePower, computeLitresPerHour } from '../plant/slow-model.ts';
import { hashToNoise } from '../random/hash.ts';
import { isCrosshead } from '../spec/machinery-spec.ts';
import type { Moment } from './moment.ts';
import type { EngineTruth, GeneratorTruth, ShaftTruth } from './truth.ts';

const GEARED_SHAFT_RPM = 165;
const POWER_FACTOR = 0.86;
const HERTZ = 60;
/** A governor lets the frequency fall by this share between no and full load. */
const DROOP = 0.012;

export function computeEngineTruth(moment: Moment, number: number): EngineTruth {
  const { parts, state, navigation, power } = moment;
  const { layout, ship, schedule } = parts;
  const engine = ship.machinery.engine;
  if (!engine) throw new Error(`${ship.key} has no main engine`);
  const running = schedule.engineRunning(navigation.plan);
  const powerKw = computeEnginePower(ship, running, power.shaftKw, number);
  const load = powerKw / engine.ratedKw;
  const rpm = running ? Math.max(engine.idleRpm, engine.ratedRpm * Math.cbrt(load)) : 0;
  const exhaust = state[layout.engineExhaust + number] as number;
  const lubeOil = state[layout.engineLubeOil + number] as number;
  const turning = rpm / engine.ratedRpm;
  return {
    running,
    powerKw,
    loadPercent: 100 * load,
    rpm,
    fuelLitresPerHour: computeLitresPerHour(engine.bestSfoc, engine.ratedKw, powerKw),
    lubeOilBar: running ? 2.75 + 1.75 * turning - 0.018 * (lubeOil - 55) : 0,
    lubeOilTemperature: lubeOil,
    coolingTemperature: state[layout.engineCooling + number] as number,
    exhaustTemperature: exhaust,
    cylinderTemperatures: Array.from({ length: engine.cylinders }, (_, i) =>
      cylinder(moment, exhaust, load, number, i),
    ),
    turboRpm: running ? 1000 * (3.2 + 15.5 * load ** 0.55) : 0,
    scavengeBar: running ? 0.08 + 2.4 * load ** 1.35 : 0,
    fuelBar: running ? 6.8 + 0.6 * load : 0,
    hours: schedule.engineHours(navigation.plan),
  };
}

/** Each cylinder has its own temper: up to 14 °C from the mean at full load. */
function cylinder({ seed }: Moment, mean: number, load: number, engine: number, number: number): number {
  return mean + 14 * load * hashToNoise(seed, engine, number);
}

export function computeGeneratorTruth(moment: Moment, powerKw: number, number: number): GeneratorTruth {
  const { parts, state, navigation, seed, seconds } = moment;
  const spec = parts.ship.machinery.generators;
  if (!spec) throw new Error(`${parts.ship.key} has no generating set`);
  const running = powerKw > 0;
  const load = powerKw / spec.ratedKw;
  const volts = running ? spec.volts * (1.004 - 0.006 * load + 0.0015 * hashToNoise(seed, number, seconds)) : 0;
  return {
    running,
    powerKw,
    loadPercent: 100 * load,
    volts,
    hertz: running ? HERTZ * (1 + DROOP * (0.5 - load)) : 0,
    amperes: running ? (1000 * powerKw) / (Math.sqrt(3) * volts * POWER_FACTOR) : 0,
    fuelLitresPerHour: computeLitresPerHour(spec.bestSfoc, spec.ratedKw, powerKw),
    lubeOilBar: running ? 4.4 - 0.3 * load : 0,
    coolingTemperature: state[parts.layout.setCooling + number] as number,
    exhaustTemperature: state[parts.layout.setExhaust + number] as number,
    windingTemperature: state[parts.layout.setWinding + number] as number,
    hours: parts.schedule.generatorHours(number, navigation.plan),
  };
}

export function computeShaftTruth(moment: Moment, propulsionKw: number, number: number): ShaftTruth {
  const { parts, state } = moment;
  const { machinery } = parts.ship;
  const share = propulsionKw / machinery.propulsionKw;
  const direct = isCrosshead(machinery.engine) ? machinery.engine : null;
  const unequal = machinery.shafts === 1 ? 1 : number % 2 === 0 ? 1.004 : 0.996;
  return {
    rpm:
      (direct ? direct.ratedRpm * Math.cbrt(propulsionKw / direct.ratedKw) : GEARED_SHAFT_RPM * Math.cbrt(share)) *
      unequal,
    powerKw: propulsionKw / machinery.shafts,
    motorWindingTemperature: state[parts.layout.motorWinding + number] as number,
  };
}

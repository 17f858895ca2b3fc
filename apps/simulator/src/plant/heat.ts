/** Temperatures with a memory: each follows what its machine does, in a time of its own. */
import type { Navigation } from '../navigation/navigation.ts';
import { computeMeanHealth, computeStringState, getKwhPerString } from './battery.ts';
import { computeCoolingTarget, computeExhaustTarget, computeLubeOilTarget } from './curve.ts';
import { computeEnginePower } from './fuel-burn.ts';
import type { PlantParts } from './plant-parts.ts';
import type { PowerBalance } from './power-balance.ts';

/** Time constants in seconds: an exhaust follows at once, a battery room takes hours. */
const EXHAUST_SECONDS = 100;
const COOLING_SECONDS = 14 * 60;
const LUBE_OIL_SECONDS = 20 * 60;
const WINDING_SECONDS = 35 * 60;
const BATTERY_SECONDS = 2.2 * 3600;
const PREHEATED = 58;
const ENGINE_ROOM = 34;
const BATTERY_ROOM = 22;

/** First-order lag, exact for any length of step. */
function follow(from: number, target: number, constantSeconds: number, stepSeconds: number): number {
  return from + (target - from) * (1 - Math.exp(-stepSeconds / constantSeconds));
}

/** Writes into `next` all temperatures of engines, sets and motors `step` seconds later; Infinity for their rest. */
export function heat(
  parts: PlantParts,
  state: Float64Array,
  next: Float64Array,
  truth: Navigation,
  power: PowerBalance,
  propulsionKw: number,
  step: number,
) {
  const { layout, ship, schedule } = parts;
  const { engine, generators, shafts } = ship.machinery;
  const sea = 0.12 * (truth.weather.seaTemperature - 10);
  const lag = (at: number, target: number, constant: number) => {
    next[at] = follow(state[at] as number, target, constant, step);
  };
  const running = schedule.engineRunning(truth.plan);
  for (let i = 0; engine && i < shafts; i++) {
    const load = computeEnginePower(ship, running, power.shaftKw, i) / engine.ratedKw;
    lag(layout.engineCooling + i, running ? computeCoolingTarget(load) + sea : PREHEATED, COOLING_SECONDS);
    lag(layout.engineLubeOil + i, running ? computeLubeOilTarget(load) + sea : PREHEATED - 14, LUBE_OIL_SECONDS);
    lag(
      layout.engineExhaust + i,
      running ? computeExhaustTarget(load) : ENGINE_ROOM,
      EXHAUST_SECONDS * (running ? 1 : 12),
    );
  }
  power.generatorKw.forEach((kw, i) => {
    const load = kw / (generators?.ratedKw ?? 1);
    lag(layout.setCooling + i, kw > 0 ? computeCoolingTarget(load) + sea : PREHEATED, COOLING_SECONDS);
    lag(layout.setWinding + i, ENGINE_ROOM + (kw > 0 ? 12 + 58 * load * load : 0), WINDING_SECONDS);
    lag(layout.setExhaust + i, kw > 0 ? computeExhaustTarget(load) : ENGINE_ROOM, EXHAUST_SECONDS * (kw > 0 ? 1 : 12));
  });
  const motorLoad = propulsionKw / ship.machinery.propulsionKw;
  for (let i = 0; i < shafts; i++)
    lag(layout.motorWinding + i, ENGINE_ROOM + 6 + 66 * motorLoad ** 1.7, WINDING_SECONDS);
}

/** What is lost in the resistance heats the cells: at one C about three per cent of the power. */
export function computeBatteryTarget(
  { ship }: Pick<PlantParts, 'ship'>,
  power: PowerBalance,
  soc: number,
  seconds: number,
): number {
  const { battery } = ship.machinery;
  if (!battery) return BATTERY_ROOM;
  const { chemicalKw } = computeStringState(
    battery,
    soc,
    power.batteryKw / battery.strings,
    computeMeanHealth(battery, seconds),
  );
  const cRate = Math.abs(chemicalKw) / getKwhPerString(battery);
  return BATTERY_ROOM + 9 * cRate + 9 * cRate * cRate;
}

/** The temperature of a battery `step` seconds later. */
export const followBattery = (from: number, target: number, step: number) =>
  follow(from, target, BATTERY_SECONDS, step);

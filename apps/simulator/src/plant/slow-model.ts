/** One step of everything with a memory, by the power that flows in the middle of the step. */

import type { Navigation, Navigator } from '../navigation/navigation.ts';
import type { TankSpec } from '../spec/machinery-spec.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import type { Wear } from './ageing.ts';
import { computeAmpereHours, computeMeanHealth, computeStringState, getKwhPerString } from './battery.ts';
import {
  CHARGED_SOC,
  computeCoolingTarget,
  computeExhaustTarget,
  computeLitresPerHour,
  computeLubeOilTarget,
} from './curve.ts';
import type { DemandModel } from './demand.ts';
import type { Layout } from './layout.ts';
import type { Balancer, PowerBalance } from './power-balance.ts';
import type { Schedule } from './schedule.ts';
import {
  computeFilledShare,
  computePlannedShare,
  computeRefillRate,
  computeServiceRate,
  computeTransferRate,
  computeTransferState,
  isPlanned,
  type TankFlow,
} from './tank.ts';
import { findRefillStage, type SlowModel } from './trajectory.ts';

export interface PlantParts {
  readonly ship: ShipSpec;
  readonly navigate: Navigator;
  readonly demand: DemandModel;
  readonly balance: Balancer;
  readonly schedule: Schedule;
  readonly layout: Layout;
  readonly wear: Wear;
}

/** Time constants in seconds: an exhaust follows at once, a battery room takes hours. */
const EXHAUST_SECONDS = 100;
const COOLING_SECONDS = 14 * 60;
const LUBE_OIL_SECONDS = 20 * 60;
const WINDING_SECONDS = 35 * 60;
const BATTERY_SECONDS = 2.2 * 3600;
const PREHEATED = 58;
const ENGINE_ROOM = 34;
const BATTERY_ROOM = 22;
const MECHANICAL_EFFICIENCY = 0.975;
/** Charge at the anchor: a reserve is filled to 80 % at the berth, a ferry charges all night until the taper ends. */
const RESERVE_FIRST_SOC = 80;
const CHARGED_FIRST_SOC = CHARGED_SOC - 0.1;

/** Power of each main engine, kW; port and starboard never pull exactly alike. */
export function computeEngineKw(ship: ShipSpec, shaftKw: number, number: number): number {
  const { engine, shafts } = ship.machinery;
  if (!engine) return 0;
  const unequal = shafts === 1 ? 1 : number % 2 === 0 ? 1.012 : 0.988;
  return (shaftKw / shafts / MECHANICAL_EFFICIENCY) * unequal;
}

/** A running engine burns even when it drives nothing. */
const IDLE_SHARE = 0.035;

export function computeEnginePower(ship: ShipSpec, running: boolean, shaftKw: number, number: number): number {
  const rated = ship.machinery.engine?.ratedKw ?? 0;
  return running ? Math.max(IDLE_SHARE * rated, computeEngineKw(ship, shaftKw, number)) : 0;
}

/** All engines and sets together, l/h. */
export function computeTotalLitresPerHour(parts: PlantParts, truth: Navigation, power: PowerBalance): number {
  const { engine, generators, shafts, fuel } = parts.ship.machinery;
  const running = parts.schedule.engineRunning(truth.plan);
  let litres = 0;
  for (let i = 0; engine && i < shafts; i++) {
    const powerKw = computeEnginePower(parts.ship, running, power.shaftKw, i);
    litres += computeLitresPerHour(engine, fuel, powerKw, parts.wear(i, truth.seconds));
  }
  for (const kw of power.generatorKw) litres += generators ? computeLitresPerHour(generators, fuel, kw) : 0;
  return litres;
}

export function createSlowModel(parts: PlantParts): SlowModel {
  const { ship, layout } = parts;
  const { machinery } = ship;
  const refill = findRefillStage(ship.itinerary);
  return {
    size: layout.size,
    stepSeconds: chooseStepSeconds(ship),
    begin(anchorSeconds) {
      const state = new Float64Array(layout.size);
      const soc = ship.itinerary.stages[refill]?.activity === 'charging' ? CHARGED_FIRST_SOC : RESERVE_FIRST_SOC;
      state[layout.soc] = soc;
      const truth = parts.navigate(anchorSeconds);
      const demand = parts.demand(truth);
      const power = parts.balance(truth, demand, soc);
      // After hours at the berth everything has its rest temperature.
      heat(parts, state, state, truth, power, demand.propulsionKw, Number.POSITIVE_INFINITY);
      state[layout.batteryTemperature] = batteryTarget(parts, power, soc, anchorSeconds);
      machinery.tanks.forEach((tank, i) => {
        const share = isPlanned(tank)
          ? computePlannedShare(tank, ship.itinerary, truth.plan)
          : computeFilledShare(ship.key, tank);
        state[layout.tanks + i] = share * tank.capacityM3;
      });
      return state;
    },
    advance(state, seconds, stepSeconds, next) {
      const truth = parts.navigate(seconds + stepSeconds / 2);
      const demand = parts.demand(truth);
      const power = parts.balance(truth, demand, state[layout.soc] as number);
      const hours = stepSeconds / 3600;
      const litres = computeTotalLitresPerHour(parts, truth, power);
      next[layout.burnt] = (state[layout.burnt] as number) + litres * hours;
      next[layout.energy] = (state[layout.energy] as number) + (power.busKw + power.shaftKw) * hours;
      heat(parts, state, next, truth, power, demand.propulsionKw, stepSeconds);
      charge(parts, state, next, power, seconds, stepSeconds);
      fill(parts, state, next, truth, litres / 1000, hours, refill);
    },
  };
}

const SHORT_CYCLE_SECONDS = 30 * 3600;

/**
 * A ferry's charge begins and ends within seconds, and what goes in must be what the current says; a voyage of days
 * changes slowly.
 */
function chooseStepSeconds({ machinery, itinerary }: ShipSpec): number {
  if (itinerary.cycleSeconds >= SHORT_CYCLE_SECONDS) return 60;
  return machinery.battery ? 10 : 30;
}

/** First-order lag, exact for any length of step. */
function follow(from: number, target: number, constantSeconds: number, stepSeconds: number): number {
  return from + (target - from) * (1 - Math.exp(-stepSeconds / constantSeconds));
}

function heat(
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

function charge(
  { ship, layout }: PlantParts,
  state: Float64Array,
  next: Float64Array,
  power: PowerBalance,
  seconds: number,
  step: number,
) {
  const { battery } = ship.machinery;
  const soc = state[layout.soc] as number;
  if (!battery) {
    next[layout.soc] = soc;
    return;
  }
  // The strings share the power by what they still hold, so that all of them keep the charge of an average one.
  const health = computeMeanHealth(battery, seconds);
  const each = computeStringState(battery, soc, power.batteryKw / battery.strings, health);
  const spentPercent = (100 * each.amperes * (step / 3600)) / computeAmpereHours(battery, health);
  next[layout.soc] = Math.min(100, Math.max(0, soc - spentPercent));
  const target = batteryTarget({ ship }, power, soc, seconds);
  next[layout.batteryTemperature] = follow(state[layout.batteryTemperature] as number, target, BATTERY_SECONDS, step);
}

/** What is lost in the resistance heats the cells: at one C about three per cent of the power. */
function batteryTarget({ ship }: Pick<PlantParts, 'ship'>, power: PowerBalance, soc: number, seconds: number): number {
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

function fill(
  parts: PlantParts,
  state: Float64Array,
  next: Float64Array,
  truth: Navigation,
  burn: number,
  hours: number,
  refill: number,
) {
  const { layout, ship } = parts;
  const { tanks } = ship.machinery;
  const levels = (content: TankSpec['content'], of: (spec: TankSpec, level: number) => number) =>
    tanks.reduce(
      (sum, spec, i) => (spec.content === content ? sum + of(spec, state[layout.tanks + i] as number) : sum),
      0,
    );
  const dayCapacity = levels('fuel oil day', ({ capacityM3 }) => capacityM3);
  const stored = levels('fuel oil', (_, level) => level) / levels('fuel oil', ({ capacityM3 }) => capacityM3);
  const day = levels('fuel oil day', (_, level) => level) / dayCapacity;
  const pumping = computeTransferState(state[layout.transfer] === 1, day, stored);
  next[layout.transfer] = pumping ? 1 : 0;
  const flow: TankFlow = {
    burnM3PerHour: burn,
    transferM3PerHour: pumping ? computeTransferRate(dayCapacity, burn) : 0,
  };
  tanks.forEach((spec, i) => {
    const level = state[layout.tanks + i] as number;
    const rate = tankRate(parts, spec, level, truth, flow, refill);
    const change =
      rate === null ? computePlannedShare(spec, ship.itinerary, truth.plan) * spec.capacityM3 - level : rate * hours;
    next[layout.tanks + i] = Math.min(spec.capacityM3, Math.max(0, level + change));
  });
}

/** m³/h, or null for a tank whose level the plan alone decides. */
function tankRate(
  { ship }: PlantParts,
  spec: TankSpec,
  level: number,
  truth: Navigation,
  flow: TankFlow,
  refill: number,
): number | null {
  if (isPlanned(spec)) return null;
  const refilled = computeRefillRate(ship.key, spec, level, truth.plan, refill);
  if (refilled !== null) return refilled;
  if (spec.content === 'fuel oil') return -flow.transferM3PerHour / 2;
  if (spec.content === 'fuel oil day') return flow.transferM3PerHour - flow.burnM3PerHour;
  const capacity = ship.machinery.tanks.reduce(
    (sum, { content, capacityM3 }) => (content === 'fuel oil day' ? sum + capacityM3 : sum),
    0,
  );
  return computeServiceRate(spec, ship.itinerary.cycleSeconds, Math.min(1, (8 * flow.burnM3PerHour) / capacity));
}

/** One step of everything with a memory, by the power that flows in the middle of the step. */

import type { Navigation } from '../navigation/navigation.ts';
import { computeDensity, type FuelSpec } from '../spec/fuel-spec.ts';
import type { MachinerySpec, TankSpec } from '../spec/machinery-spec.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { computeAmpereHours, computeMeanHealth, computeStringState } from './battery.ts';
import { CHARGED_SOC } from './curve.ts';
import { addUp, computeLitresByConsumer, getSetFuel } from './fuel-burn.ts';
import { computeBatteryTarget, followBattery, heat } from './heat.ts';
import type { PlantParts } from './plant-parts.ts';
import type { PowerBalance } from './power-balance.ts';
import {
  computeFilledShare,
  computePlannedShare,
  computeRefillRate,
  computeServiceRate,
  computeTankTemperature,
  computeTransferRate,
  computeTransferState,
  isPlanned,
  type TankFlow,
} from './tank.ts';
import { findRefillStage, type SlowModel } from './trajectory.ts';

/** Charge at the anchor: a reserve is filled to 80 % at the berth, a ferry charges all night until the taper ends. */
const RESERVE_FIRST_SOC = 80;
const CHARGED_FIRST_SOC = CHARGED_SOC - 0.1;

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
      state[layout.batteryTemperature] = computeBatteryTarget(parts, power, soc, anchorSeconds);
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
      const { engines, sets } = computeLitresByConsumer(parts, truth, power);
      const [ofEngines, ofSets] = [addUp(engines), addUp(sets)];
      const changedOver = getSetFuel(machinery, truth.plan) !== machinery.fuel;
      const add = (at: number, rate: number) => {
        next[at] = (state[at] as number) + rate * hours;
      };
      engines.forEach((rate, i) => {
        add(layout.engineBurnt + i, rate);
      });
      sets.forEach((rate, i) => {
        add(layout.setBurnt + i, rate);
      });
      add(layout.burnt, ofEngines + ofSets);
      add(layout.energy, power.busKw + power.shaftKw);
      add(layout.chargedKwh, Math.max(0, -power.batteryKw));
      add(layout.givenKwh, Math.max(0, power.batteryKw));
      heat(parts, state, next, truth, power, demand.propulsionKw, stepSeconds);
      charge(parts, state, next, power, seconds, stepSeconds);
      const burn = {
        main: (changedOver ? ofEngines : ofEngines + ofSets) / 1000,
        gasOil: changedOver ? ofSets / 1000 : 0,
      };
      fill(parts, state, next, truth, burn, hours, refill);
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
  const target = computeBatteryTarget({ ship }, power, soc, seconds);
  next[layout.batteryTemperature] = followBattery(state[layout.batteryTemperature] as number, target, step);
}

function fill(
  parts: PlantParts,
  state: Float64Array,
  next: Float64Array,
  truth: Navigation,
  burn: Burn,
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
  const flow = computeFlow(ship.machinery, truth, burn, pumping ? computeTransferRate(dayCapacity, burn.main) : 0);
  tanks.forEach((spec, i) => {
    const level = state[layout.tanks + i] as number;
    const rate = tankRate(parts, spec, level, truth, flow, refill);
    const change =
      rate === null ? computePlannedShare(spec, ship.itinerary, truth.plan) * spec.capacityM3 - level : rate * hours;
    next[layout.tanks + i] = Math.min(spec.capacityM3, Math.max(0, level + change));
  });
}

/** m³/h at 15 °C, from the day tank and from that of gas oil. */
interface Burn {
  readonly main: number;
  readonly gasOil: number;
}

/** The mass of fuel stays what it is while it grows warm; `transfer` is in m³/h as it leaves storage. */
function computeFlow(
  { fuel, berthFuel }: MachinerySpec,
  { weather }: Navigation,
  burn: Burn,
  transfer: number,
): TankFlow {
  const weigh = (content: TankSpec['content'], of: FuelSpec = fuel) =>
    computeDensity(of, computeTankTemperature(content, weather.seaTemperature));
  const day = weigh('fuel oil day');
  return {
    gasOilM3PerHour: berthFuel === null ? 0 : (burn.gasOil * berthFuel.density15) / weigh('gas oil', berthFuel),
    burnM3PerHour: (burn.main * fuel.density15) / day,
    transferM3PerHour: transfer,
    arrivingM3PerHour: (transfer * weigh('fuel oil')) / day,
  };
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
  if (spec.content === 'gas oil') return -flow.gasOilM3PerHour;
  if (spec.content === 'fuel oil day') return flow.arrivingM3PerHour - flow.burnM3PerHour;
  const capacity = ship.machinery.tanks.reduce(
    (sum, { content, capacityM3 }) => (content === 'fuel oil day' ? sum + capacityM3 : sum),
    0,
  );
  return computeServiceRate(spec, ship.itinerary.cycleSeconds, Math.min(1, (8 * flow.burnM3PerHour) / capacity));
}

/**
 * Who gives the power that is asked for. At every moment sets, battery and shore together give exactly what shafts,
 * thrusters and hotel take: the energy balance of the ship.
 */
import type { Navigation } from '../navigation/navigation.ts';
import { deriveSeed } from '../random/hash.ts';
import { createSwell } from '../random/swell.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { computeChargingKw, isConnected } from './battery.ts';
import type { Demand } from './demand.ts';
import { isBerthed, type Schedule } from './schedule.ts';

export interface PowerBalance {
  /** What switchboard consumers take, kW: hotel, thrusters and, on an electric ship, the propulsion motors. */
  readonly busKw: number;
  /** Shaft power that engines give directly, kW. */
  readonly shaftKw: number;
  /** Of each set, 0 when it stands. */
  readonly generatorKw: readonly number[];
  /** All strings together, positive out. */
  readonly batteryKw: number;
  readonly shoreKw: number;
}

/** Mechanical power over electric. */
export const MOTOR_EFFICIENCY = 0.92;
/** A set must not be driven backwards, nor far beyond its rating. */
const LOWEST_SHARE = 0.06;
const HIGHEST_SHARE = 1.05;
/** A reserve battery is kept at this charge at sea and filled to the other at the berth. */
const RESERVE_SOC = 66;
const RESERVE_SOC_IN_PORT = 80;

export type Balancer = (truth: Navigation, demand: Demand, soc: number) => PowerBalance;

export function createBalancer(ship: ShipSpec, seed: number, schedule: Schedule): Balancer {
  const { machinery } = ship;
  const electric = machinery.drive === 'electric';
  const shaving = createSwell(deriveSeed(seed, `${ship.key}.shaving`), 40, 700);
  const unequal = Array.from({ length: machinery.generators?.count ?? 0 }, (_, i) =>
    createSwell(deriveSeed(seed, `${ship.key}.share${i}`), 300, 9000),
  );
  return (truth, demand, soc) => {
    const busKw =
      demand.hotelKw + demand.thrusterKw / MOTOR_EFFICIENCY + (electric ? demand.propulsionKw / MOTOR_EFFICIENCY : 0);
    const shaftKw = electric ? 0 : demand.propulsionKw;
    const running = schedule.generatorsRunning(truth.plan);
    if (running.length === 0)
      return { busKw, shaftKw, generatorKw: unequal.map(() => 0), ...withoutSets(ship, truth, busKw, soc) };
    const rated = machinery.generators?.ratedKw ?? 1;
    const wished = machinery.battery
      ? reserveKw(truth, soc, shaving.at(truth.seconds), machinery.battery.capacityKwh)
      : 0;
    const sets = Math.min(
      Math.max(busKw - wished, LOWEST_SHARE * rated * running.length),
      HIGHEST_SHARE * rated * running.length,
    );
    const weights = unequal.map((each, i) => (running.includes(i) ? 1 + 0.02 * each.at(truth.seconds) : 0));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const generatorKw = weights.map((weight) => (sets * weight) / total);
    // Without a battery an overload stays with the sets; with one it takes what they do not.
    const rest = busKw - sets;
    if (machinery.battery) return { busKw, shaftKw, generatorKw, batteryKw: rest, shoreKw: 0 };
    return { busKw: sets, shaftKw, generatorKw, batteryKw: 0, shoreKw: 0 };
  };
}

function withoutSets(ship: ShipSpec, truth: Navigation, busKw: number, soc: number) {
  const { battery } = ship.machinery;
  if (!battery) return { batteryKw: 0, shoreKw: busKw };
  if (!isConnected(truth.plan)) return { batteryKw: busKw, shoreKw: 0 };
  const charging = computeChargingKw(battery, truth.plan, soc, truth.seconds);
  return { batteryKw: -charging, shoreKw: busKw + charging };
}

/** Evens out the load of the sets at sea, and comes back to its charge within hours. */
function reserveKw({ plan }: Navigation, soc: number, noise: number, capacityKwh: number): number {
  const aim = isBerthed(plan.activity) ? RESERVE_SOC_IN_PORT : RESERVE_SOC;
  const restoring = Math.max(-0.25, Math.min(0.25, (soc - aim) / 30)) * capacityKwh;
  const shaving = isBerthed(plan.activity) ? 0 : 0.28 * capacityKwh * noise;
  return restoring + shaving;
}

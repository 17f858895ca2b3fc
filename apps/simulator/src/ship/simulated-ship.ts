/** A ship of the fleet as one function of time: the plan, the sea, the plant and its memory put together. */
import { createNavigator } from '../navigation/navigation.ts';
import { getOperation } from '../operation/operation.ts';
import { createWear } from '../plant/ageing.ts';
import { createDemandModel } from '../plant/demand.ts';
import { computeTotalLitresPerHour } from '../plant/fuel-burn.ts';
import { createLayout } from '../plant/layout.ts';
import type { PlantParts } from '../plant/plant-parts.ts';
import { createBalancer } from '../plant/power-balance.ts';
import { createMachinerySchedule } from '../plant/schedule.ts';
import { createSlowModel } from '../plant/slow-model.ts';
import { createTrajectory } from '../plant/trajectory.ts';
import { deriveSeed } from '../random/hash.ts';
import type { WeatherField } from '../sea/weather.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { computeBatteryTruth } from './battery-truth.ts';
import { computeShore, computeSwitchboard } from './electric-truth.ts';
import { computeEngineTruth, computeGeneratorTruth } from './engine-truth.ts';
import { computeRudders, computeShaftTruth, computeThrusterTruth } from './propulsor-truth.ts';
import { computeScrubberTruth } from './scrubber-truth.ts';
import { computeTanks, computeTransferM3PerHour } from './tank-truth.ts';
import type { Truth } from './truth.ts';

export interface SimulatedShip {
  readonly spec: ShipSpec;
  readonly seed: number;
  /** Epoch seconds. Any order of calls gives the same answers; in order is fastest. */
  truthAt(seconds: number): Truth;
}

export function simulateShip(spec: ShipSpec, fleetSeed: number, field: WeatherField): SimulatedShip {
  const seed = deriveSeed(fleetSeed, spec.key);
  const schedule = createMachinerySchedule(spec);
  const parts: PlantParts = {
    ship: spec,
    navigate: createNavigator(spec, fleetSeed, field),
    demand: createDemandModel(spec, fleetSeed),
    schedule,
    balance: createBalancer(spec, fleetSeed, schedule),
    layout: createLayout(spec.machinery),
    wear: createWear(spec),
  };
  const slow = createTrajectory(spec.itinerary, createSlowModel(parts));
  return { spec, seed, truthAt: (seconds) => truthOf(parts, seed, slow.at(seconds), seconds) };
}

function truthOf(parts: PlantParts, seed: number, state: Float64Array, seconds: number): Truth {
  const { layout, ship } = parts;
  const navigation = parts.navigate(seconds);
  const demand = parts.demand(navigation);
  const power = parts.balance(navigation, demand, state[layout.soc] as number);
  const moment = { parts, seed, state, navigation, power, seconds };
  const { machinery } = ship;
  const generators = power.generatorKw.map((kw, i) => computeGeneratorTruth(moment, kw, i));
  const battery = computeBatteryTruth(moment);
  return {
    navigation,
    propulsionKw: demand.propulsionKw,
    thrusterPercent: 100 * demand.thrusterShare,
    hotelKw: demand.hotelKw,
    towingTonnes: demand.pullTonnes,
    operation: getOperation(ship, navigation.plan),
    busKw: power.busKw,
    shoreKw: power.shoreKw,
    shafts: Array.from({ length: machinery.shafts }, (_, i) => computeShaftTruth(moment, demand.propulsionKw, i)),
    rudders: computeRudders(moment),
    thrusters: machinery.thrusters.map((_, i) => computeThrusterTruth(moment, demand.thrusterShare, i)),
    engines: Array.from({ length: machinery.engine ? machinery.shafts : 0 }, (_, i) => computeEngineTruth(moment, i)),
    generators,
    battery,
    switchboard: computeSwitchboard(moment, generators, battery, demand),
    shore: computeShore(moment),
    tanks: computeTanks(moment),
    transferM3PerHour: computeTransferM3PerHour(moment),
    scrubber: computeScrubberTruth(moment),
    fuelLitresPerHour: computeTotalLitresPerHour(parts, navigation, power),
    burntLitres: state[layout.burnt] as number,
    energyKwh: state[layout.energy] as number,
  };
}

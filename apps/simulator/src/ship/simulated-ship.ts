/** A ship of the fleet as one function of time: the plan, the sea, the plant and its memory put together. */
import { createNavigator } from '../navigation/navigation.ts';
import { createDemandModel } from '../plant/demand.ts';
import { createLayout } from '../plant/layout.ts';
import { createBalancer } from '../plant/power-balance.ts';
import { createMachinerySchedule } from '../plant/schedule.ts';
import { computeTotalLitresPerHour, createSlowModel, type PlantParts } from '../plant/slow-model.ts';
import { createTrajectory } from '../plant/trajectory.ts';
import { deriveSeed } from '../random/hash.ts';
import type { WeatherField } from '../sea/weather.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { computeBatteryTruth } from './battery-truth.ts';
import { computeEngineTruth, computeGeneratorTruth, computeShaftTruth } from './engine-truth.ts';
import { computeScrubberTruth } from './scrubber-truth.ts';
import type { TankTruth, Truth } from './truth.ts';

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
  return {
    navigation,
    propulsionKw: demand.propulsionKw,
    thrusterPercent: 100 * demand.thrusterShare,
    hotelKw: demand.hotelKw,
    busKw: power.busKw,
    shoreKw: power.shoreKw,
    shafts: Array.from({ length: ship.machinery.shafts }, (_, i) => computeShaftTruth(moment, demand.propulsionKw, i)),
    engines: Array.from({ length: ship.machinery.engine ? ship.machinery.shafts : 0 }, (_, i) =>
      computeEngineTruth(moment, i),
    ),
    generators: power.generatorKw.map((kw, i) => computeGeneratorTruth(moment, kw, i)),
    battery: computeBatteryTruth(moment),
    tanks: ship.machinery.tanks.map((spec, i): TankTruth => {
      const levelM3 = state[layout.tanks + i] as number;
      return {
        spec,
        levelM3,
        percent: (100 * levelM3) / spec.capacityM3,
        temperature: tankTemperature(spec.content, navigation.weather.seaTemperature),
      };
    }),
    scrubber: computeScrubberTruth(moment),
    fuelLitresPerHour: computeTotalLitresPerHour(parts, navigation, power),
    burntLitres: state[layout.burnt] as number,
    energyKwh: state[layout.energy] as number,
  };
}

function tankTemperature(content: TankTruth['spec']['content'], sea: number): number {
  if (content === 'fuel oil day') return 0.3 * sea + 34;
  if (content === 'lube oil') return 0.3 * sea + 30;
  return 0.7 * sea + 6;
}

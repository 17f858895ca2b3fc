/** A ship of the fleet as one function of time: the plan, the sea, the plant and its memory put together. */
import { wordSeed } from '../chance/hash.ts';
import type { ShipSpec } from '../fleet/ship-spec.ts';
import { demandModel } from '../plant/demand.ts';
import { layoutOf } from '../plant/layout.ts';
import { balancer } from '../plant/power-balance.ts';
import { machinerySchedule } from '../plant/schedule.ts';
import { type PlantParts, slowModel, totalLitresPerHour } from '../plant/slow-model.ts';
import { trajectory } from '../plant/trajectory.ts';
import type { WeatherField } from '../sea/weather.ts';
import { batteryTruth } from './battery-truth.ts';
import { engineTruth, generatorTruth, shaftTruth } from './engine-truth.ts';
import { navigator } from './navigation.ts';
import { scrubberTruth } from './scrubber-truth.ts';
import type { TankTruth, Truth } from './truth.ts';

export interface SimulatedShip {
  readonly spec: ShipSpec;
  readonly seed: number;
  /** Epoch seconds. Any order of calls gives the same answers; in order is fastest. */
  truthAt(seconds: number): Truth;
}

export function simulateShip(spec: ShipSpec, fleetSeed: number, field: WeatherField): SimulatedShip {
  const seed = wordSeed(fleetSeed, spec.key);
  const schedule = machinerySchedule(spec);
  const parts: PlantParts = {
    ship: spec,
    navigate: navigator(spec, fleetSeed, field),
    demand: demandModel(spec, fleetSeed),
    schedule,
    balance: balancer(spec, fleetSeed, schedule),
    layout: layoutOf(spec.machinery),
  };
  const slow = trajectory(spec.itinerary, slowModel(parts));
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
    shafts: Array.from({ length: ship.machinery.shafts }, (_, i) => shaftTruth(moment, demand.propulsionKw, i)),
    engines: Array.from({ length: ship.machinery.engine ? ship.machinery.shafts : 0 }, (_, i) =>
      engineTruth(moment, i),
    ),
    generators: power.generatorKw.map((kw, i) => generatorTruth(moment, kw, i)),
    battery: batteryTruth(moment),
    tanks: ship.machinery.tanks.map((spec, i): TankTruth => {
      const levelM3 = state[layout.tanks + i] as number;
      return {
        spec,
        levelM3,
        percent: (100 * levelM3) / spec.capacityM3,
        temperature: tankTemperature(spec.content, navigation.weather.seaTemperature),
      };
    }),
    scrubber: scrubberTruth(moment),
    fuelLitresPerHour: totalLitresPerHour(parts, navigation, power),
    burntLitres: state[layout.burnt] as number,
    energyKwh: state[layout.energy] as number,
  };
}

function tankTemperature(content: TankTruth['spec']['content'], sea: number): number {
  if (content === 'fuel oil day') return 0.3 * sea + 34;
  if (content === 'lube oil') return 0.3 * sea + 30;
  return 0.7 * sea + 6;
}

/** What engines give and burn. */
import type { Navigation } from '../navigation/navigation.ts';
import type { Plan } from '../route/itinerary.ts';
import type { FuelSpec } from '../spec/fuel-spec.ts';
import type { MachinerySpec } from '../spec/machinery-spec.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { computeLitresPerHour } from './curve.ts';
import type { PlantParts } from './plant-parts.ts';
import type { PowerBalance } from './power-balance.ts';
import { isBerthed } from './schedule.ts';

const MECHANICAL_EFFICIENCY = 0.975;

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

/** What the sets burn now. */
export function getSetFuel({ fuel, berthFuel }: MachinerySpec, { activity }: Plan): FuelSpec {
  return berthFuel !== null && isBerthed(activity) ? berthFuel : fuel;
}

/** What each main engine and each set burns, l/h at 15 °C of its own fuel. */
export function computeLitresByConsumer(parts: PlantParts, truth: Navigation, power: PowerBalance) {
  const { engine, generators, shafts, fuel } = parts.ship.machinery;
  const running = parts.schedule.engineRunning(truth.plan);
  const setFuel = getSetFuel(parts.ship.machinery, truth.plan);
  return {
    engines: Array.from({ length: engine ? shafts : 0 }, (_, i) => {
      const powerKw = computeEnginePower(parts.ship, running, power.shaftKw, i);
      return engine ? computeLitresPerHour(engine, fuel, powerKw, parts.wear(i, truth.seconds)) : 0;
    }),
    sets: power.generatorKw.map((kw) => (generators ? computeLitresPerHour(generators, setFuel, kw) : 0)),
  };
}

export const addUp = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** All engines and sets together, l/h at 15 °C. */
export function computeTotalLitresPerHour(parts: PlantParts, truth: Navigation, power: PowerBalance): number {
  const { engines, sets } = computeLitresByConsumer(parts, truth, power);
  return addUp(engines) + addUp(sets);
}

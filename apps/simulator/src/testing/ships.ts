/** Ships for tests: by key, of one seed, at one time. */
import { buildDemonstrationFleet } from '../fleet/fleet.ts';
import { createWeatherField } from '../sea/weather.ts';
import { type SimulatedShip, simulateShip } from '../ship/simulated-ship.ts';
import type { Truth } from '../ship/truth.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';

export { DAY, HOUR } from '../sea/unit.ts';

export const SEED = 7;
export const NOON = Date.UTC(2026, 5, 3, 12) / 1000;

export const fleet: readonly ShipSpec[] = buildDemonstrationFleet(SEED);

export function getShipSpec(key: string): ShipSpec {
  const spec = fleet.find((ship) => ship.key === key);
  if (!spec) throw new Error(`no ship is called ${key}`);
  return spec;
}

export function getShip(key: string, seed = SEED): SimulatedShip {
  return simulateShip(getShipSpec(key), seed, createWeatherField(seed));
}

/** Truths from `from` on, `step` seconds apart. */
export function listTruths(ship: SimulatedShip, from: number, seconds: number, step: number): Truth[] {
  return Array.from({ length: Math.floor(seconds / step) + 1 }, (_, i) => ship.truthAt(from + i * step));
}

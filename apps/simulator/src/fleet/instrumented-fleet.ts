/** The demonstration's ships with all instruments, which can be read at any second. */
import { buildDemonstrationFaults } from '../fault/fault-schedule.ts';
import { createShipInstruments, type ShipInstruments } from '../instrument/ship-instruments.ts';
import { createWeatherField } from '../sea/weather.ts';
import { simulateShip } from '../ship/simulated-ship.ts';
import { buildDemonstrationFleet } from './fleet.ts';

export function buildInstrumentedFleet(seed: number): ShipInstruments[] {
  const field = createWeatherField(seed);
  return buildDemonstrationFleet(seed).map((spec) =>
    createShipInstruments(simulateShip(spec, seed, field), buildDemonstrationFaults(seed, spec.key)),
  );
}

/** The demonstration's ships with all their instruments, ready to be asked for any second. */
import { demonstrationTurns } from '../fault/calendar.ts';
import { type ShipInstruments, shipInstruments } from '../instrument/ship-instruments.ts';
import { weatherField } from '../sea/weather.ts';
import { simulateShip } from '../ship/simulated-ship.ts';
import { demonstrationFleet } from './fleet.ts';

export function instrumentedFleet(seed: number): ShipInstruments[] {
  const field = weatherField(seed);
  return demonstrationFleet(seed).map((spec) =>
    shipInstruments(simulateShip(spec, seed, field), demonstrationTurns(seed, spec.key)),
  );
}

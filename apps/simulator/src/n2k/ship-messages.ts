/** Everything a ship says on NMEA 2000 at one second, in one of the spellings of gateways to that bus. */
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { bridgeMessages } from './bridge-messages.ts';
import { machineryMessages } from './machinery-messages.ts';
import { type N2kSpelling, n2kLines } from './message.ts';
import { ownAisMessages } from './own-ais-message.ts';

/** The bridge alone, of a ship whose machinery speaks elsewhere. */
export function bridgeN2kLines(instruments: ShipInstruments, seconds: number): string[] {
  const { ship } = instruments;
  const reading = instruments.bridge(ship.truthAt(seconds));
  const messages = [...bridgeMessages(reading), ...ownAisMessages(ship.spec, seconds)];
  return n2kLines(messages, reading.timeMs, 'yacht-devices', seconds);
}

export const shipN2kLines =
  (spelling: N2kSpelling) =>
  (instruments: ShipInstruments, seconds: number): string[] => {
    const { ship } = instruments;
    const truth = ship.truthAt(seconds);
    const reading = instruments.bridge(truth);
    const bridge = [...bridgeMessages(reading), ...ownAisMessages(ship.spec, seconds)];
    return n2kLines([...bridge, ...machineryMessages(instruments, truth)], reading.timeMs, spelling, seconds);
  };

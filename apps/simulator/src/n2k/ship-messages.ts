/** Everything a ship says on NMEA 2000 at one second, in one of the spellings of gateways to that bus. */
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { bridgeMessages } from './bridge-messages.ts';
import { machineryMessages } from './machinery-messages.ts';
import { type N2kSpelling, n2kLines } from './message.ts';

/** The bridge alone, of a ship whose machinery speaks elsewhere. */
export function bridgeN2kLines(instruments: ShipInstruments, seconds: number): string[] {
  const reading = instruments.bridge(instruments.ship.truthAt(seconds));
  return n2kLines(bridgeMessages(reading), reading.timeMs, 'yacht-devices', seconds);
}

export const shipN2kLines =
  (spelling: N2kSpelling) =>
  (instruments: ShipInstruments, seconds: number): string[] => {
    const truth = instruments.ship.truthAt(seconds);
    const reading = instruments.bridge(truth);
    return n2kLines(
      [...bridgeMessages(reading), ...machineryMessages(instruments, truth)],
      reading.timeMs,
      spelling,
      seconds,
    );
  };

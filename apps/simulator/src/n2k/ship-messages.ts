/** Everything a ship says on NMEA 2000 at one second, in one of the spellings of gateways to that bus. */
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { bridgeMessages } from './bridge-messages.ts';
import { machineryMessages } from './machinery-messages.ts';
import { n2kLines, type N2kSpelling } from './message.ts';

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

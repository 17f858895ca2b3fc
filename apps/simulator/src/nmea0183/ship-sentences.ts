/** Everything a ship says on NMEA 0183 at one second. */
import { isDue } from '../channel/reading.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { bridgeSentences } from './bridge.ts';
import { type Measured, shaftSentences, transducerSentences } from './engine-room.ts';

/** Without the transducers of a ship whose machinery speaks elsewhere. */
export function bridgeAndShaftSentences(instruments: ShipInstruments, seconds: number): string[] {
  const truth = instruments.ship.truthAt(seconds);
  return [...bridgeSentences(instruments.bridge(truth)), ...shaftSentences(truth)];
}

export function shipSentences(instruments: ShipInstruments, seconds: number): string[] {
  const bridge = bridgeSentences(instruments.bridge(instruments.ship.truthAt(seconds)));
  return [...bridge, ...engineRoomSentences(instruments, seconds)];
}

/** Shafts and transducers, of a ship whose bridge speaks elsewhere. */
export function engineRoomSentences(instruments: ShipInstruments, seconds: number): string[] {
  const truth = instruments.ship.truthAt(seconds);
  const measured = instruments.channels.flatMap((channel, i): Measured[] => {
    const value = isDue(channel, i, seconds) ? instruments.machinery(i, truth) : null;
    return value === null ? [] : [{ channel, value }];
  });
  return [...shaftSentences(truth), ...transducerSentences(measured)];
}

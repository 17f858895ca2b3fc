/** Everything a ship says on NMEA 0183 at one second. */
import { isDue } from '../channel/reading.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { bridgeSentences } from './bridge.ts';
import { type Measured, shaftSentences, transducerSentences } from './engine-room.ts';
import { ownAisSentences } from './own-ais.ts';

/** Without the transducers of a ship whose machinery speaks elsewhere. */
export function bridgeAndShaftSentences(instruments: ShipInstruments, seconds: number): string[] {
  return [...wheelhouseSentences(instruments, seconds), ...shaftSentences(instruments.ship.truthAt(seconds))];
}

export function shipSentences(instruments: ShipInstruments, seconds: number): string[] {
  return [...wheelhouseSentences(instruments, seconds), ...engineRoomSentences(instruments, seconds)];
}

/** The instruments of the bridge, and the transponder when it has something to say. */
function wheelhouseSentences({ ship, bridge }: ShipInstruments, seconds: number): string[] {
  return [...bridgeSentences(bridge(ship.truthAt(seconds))), ...ownAisSentences(ship.spec, seconds)];
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

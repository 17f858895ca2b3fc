/** Everything a ship says on NMEA 0183 at one second. */
import { isDue } from '../channel/reading.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { buildBridgeSentences } from './bridge.ts';
import { buildShaftSentences, buildTransducerSentences, type Measured } from './engine-room.ts';
import { buildOwnAisSentences } from './own-ais.ts';

/** Without the transducers of a ship whose machinery reports on another bus. */
export function buildBridgeAndShaftSentences(instruments: ShipInstruments, seconds: number): string[] {
  return [...wheelhouseSentences(instruments, seconds), ...buildShaftSentences(instruments.ship.truthAt(seconds))];
}

export function buildShipSentences(instruments: ShipInstruments, seconds: number): string[] {
  return [...wheelhouseSentences(instruments, seconds), ...buildEngineRoomSentences(instruments, seconds)];
}

/** The instruments of the bridge, and the transponder when it has something to say. */
function wheelhouseSentences({ ship, bridge }: ShipInstruments, seconds: number): string[] {
  return [...buildBridgeSentences(bridge(ship.truthAt(seconds))), ...buildOwnAisSentences(ship.spec, seconds)];
}

/** Shafts and transducers, of a ship whose bridge reports on another bus. */
export function buildEngineRoomSentences(instruments: ShipInstruments, seconds: number): string[] {
  const truth = instruments.ship.truthAt(seconds);
  const measured = instruments.channels.flatMap((channel, i): Measured[] => {
    const value = isDue(channel, i, seconds) ? instruments.machinery(i, truth) : null;
    return value === null ? [] : [{ channel, value }];
  });
  return [...buildShaftSentences(truth), ...buildTransducerSentences(measured)];
}

/** All NMEA 2000 messages of a ship at one second, in one of the text formats of gateways to that bus. */
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { buildBridgeMessages } from './bridge-messages.ts';
import { buildMachineryMessages } from './machinery-messages.ts';
import { formatN2kLines, type N2kLineFormat } from './message.ts';
import { buildOwnAisMessages } from './own-ais-message.ts';

/** The bridge alone, of a ship whose machinery reports on another bus. */
export function buildBridgeN2kLines(instruments: ShipInstruments, seconds: number): string[] {
  const { ship } = instruments;
  const reading = instruments.bridge(ship.truthAt(seconds));
  const messages = [...buildBridgeMessages(reading), ...buildOwnAisMessages(ship.spec, seconds)];
  return formatN2kLines(messages, reading.timeMs, 'yacht-devices', seconds);
}

export const buildShipN2kLines =
  (spelling: N2kLineFormat) =>
  (instruments: ShipInstruments, seconds: number): string[] => {
    const { ship } = instruments;
    const truth = ship.truthAt(seconds);
    const reading = instruments.bridge(truth);
    const bridge = [...buildBridgeMessages(reading), ...buildOwnAisMessages(ship.spec, seconds)];
    return formatN2kLines(
      [...bridge, ...buildMachineryMessages(instruments, truth)],
      reading.timeMs,
      spelling,
      seconds,
    );
  };

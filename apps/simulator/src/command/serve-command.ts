/** One ship in one protocol on one port, as test input of a gateway. */
import { buildInstrumentedFleet } from '../fleet/instrumented-fleet.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { publishIso19848, publishPlain, publishSparkplug } from '../mqtt/serve-mqtt.ts';
import { buildShipN2kLines } from '../n2k/ship-messages.ts';
import { buildShipSentences } from '../nmea0183/ship-sentences.ts';
import { type LineServer, serveLines } from '../serve/line-server.ts';
import { startSecondTimer } from '../serve/second-timer.ts';
import { createShipOutbox } from '../serve/ship-outbox.ts';
import { buildShipDelta } from '../signalk/delta.ts';
import { serveDeltas } from '../signalk/delta-server.ts';

export const protocols = [
  'nmea0183',
  'n2k-canboat',
  'n2k-yacht-devices',
  'signalk',
  'mqtt',
  'sparkplug',
  'iso19848',
] as const;
export type Protocol = (typeof protocols)[number];

type Streamed = Exclude<Protocol, 'mqtt' | 'sparkplug' | 'iso19848'>;

const SPEAKING: Readonly<Record<Streamed, (instruments: ShipInstruments, seconds: number) => string[]>> = {
  nmea0183: buildShipSentences,
  'n2k-canboat': buildShipN2kLines('canboat'),
  'n2k-yacht-devices': buildShipN2kLines('yacht-devices'),
  signalk: (instruments, seconds) => [JSON.stringify(buildShipDelta(instruments, seconds))],
};

export interface ServedShip {
  readonly name: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** Null when no ship goes by that key. `listFile` is where the channels of ISO 19848 are described. */
export async function serveShip(
  seed: number,
  key: string,
  protocol: Protocol,
  port: number,
  listFile: string,
): Promise<ServedShip | null> {
  const instruments = buildInstrumentedFleet(seed).find(({ ship }) => ship.spec.key === key);
  if (!instruments) return null;
  const { name } = instruments.ship.spec.particulars;
  if (protocol === 'mqtt') return { name, ...(await publishPlain(instruments, port, Date.now)) };
  if (protocol === 'sparkplug') return { name, ...(await publishSparkplug(instruments, port, Date.now)) };
  if (protocol === 'iso19848') return { name, ...(await publishIso19848(instruments, port, listFile, Date.now)) };
  return { name, ...(await stream(instruments, protocol, port)) };
}

async function stream(instruments: ShipInstruments, protocol: Streamed, port: number) {
  const { name, MMSI } = instruments.ship.spec.particulars;
  const server: LineServer = protocol === 'signalk' ? await serveDeltas(port, name, MMSI) : await serveLines(port);
  const outbox = createShipOutbox(instruments, SPEAKING[protocol]);
  const beat = startSecondTimer(Date.now, (seconds) => {
    if (server.listeners === 0) return;
    for (const message of outbox.take(seconds)) server.send(message);
  });
  return {
    port: server.port,
    async stop() {
      beat.stop();
      await server.close();
    },
  };
}

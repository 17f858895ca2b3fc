/** The demonstration: every ship of the fleet on a socket of its own, and the file that tells a gateway about them. */
import { instrumentedFleet } from '../fleet/instrumented-fleet.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { publishSparkplug } from '../mqtt/serve-mqtt.ts';
import { bridgeAndShaftSentences, shipSentences } from '../nmea0183/ship-sentences.ts';
import { shipOutbox } from '../serve/ship-outbox.ts';
import { serveLines } from '../serve/line-server.ts';
import { everySecond } from '../serve/seconds.ts';
import { gatewayConfiguration, writeGatewayConfiguration } from './gateway-configuration.ts';

export interface DemoOptions {
  readonly server: string;
  readonly data: string;
  readonly seed: number;
  /** First of two ports for each ship, her sentences and her broker; 0 takes free ones. */
  readonly portBase: number;
}

export interface Demo {
  /** Path of the gateway's configuration file. */
  readonly configuration: string;
  readonly shipCount: number;
  /** Whether a gateway listens to every ship now. */
  isHeard(): boolean;
  stop(): Promise<void>;
}

export async function startDemo(options: DemoOptions, now: () => number = Date.now): Promise<Demo> {
  const { server, data, seed, portBase } = options;
  const ships = await Promise.all(
    instrumentedFleet(seed).map((instruments, i) => launch(instruments, portBase === 0 ? 0 : portBase + 2 * i)),
  );
  const configuration = await writeGatewayConfiguration(data, gatewayConfiguration(server, data, ships));
  const beat = everySecond(now, (seconds) => {
    for (const { bus, outbox } of ships) {
      if (bus.listeners > 0) bus.send(outbox.take(seconds).join(''));
    }
  });
  return {
    configuration,
    shipCount: ships.length,
    isHeard: () => ships.every(({ bus }) => bus.listeners > 0),
    async stop() {
      beat.stop();
      await Promise.all(ships.flatMap(({ bus, plant }) => [bus.close(), plant?.stop()]));
    },
  };
}

/** Her bridge on a socket; her machinery on the same, or at a broker of her own. */
async function launch(instruments: ShipInstruments, port: number) {
  const { spec } = instruments.ship;
  const elsewhere = spec.machineryBus === 'sparkplug';
  const bus = await serveLines(port);
  const plant = elsewhere ? await publishSparkplug(instruments, port === 0 ? 0 : port + 1) : null;
  const outbox = shipOutbox(instruments, elsewhere ? bridgeAndShaftSentences : shipSentences);
  return { outbox, bus, plant, spec, channels: instruments.channels, port: bus.port, brokerPort: plant?.port ?? null };
}

/** The demonstration: every ship of the fleet on a socket of its own, and the file that tells a gateway about them. */
import { demonstrationFleet } from '../fleet/fleet.ts';
import { bridgeSentences } from '../nmea0183/bridge.ts';
import { weatherField } from '../sea/weather.ts';
import { serveLines } from '../serve/line-server.ts';
import { everySecond } from '../serve/seconds.ts';
import { navigator } from '../ship/navigation.ts';
import { gatewayConfiguration, writeGatewayConfiguration } from './gateway-configuration.ts';

export interface DemoOptions {
  readonly server: string;
  readonly data: string;
  readonly seed: number;
  /** First of as many ports as there are ships; 0 takes free ones. */
  readonly portBase: number;
}

export interface Demo {
  /** Path of the gateway's configuration file. */
  readonly configuration: string;
  readonly shipCount: number;
  stop(): Promise<void>;
}

export async function startDemo(options: DemoOptions, now: () => number = Date.now): Promise<Demo> {
  const { server, data, seed, portBase } = options;
  const field = weatherField(seed);
  const ships = await Promise.all(
    demonstrationFleet(seed).map(async (spec, i) => {
      const bus = await serveLines(portBase === 0 ? 0 : portBase + i);
      return { spec, bus, port: bus.port, navigate: navigator(spec, seed, field) };
    }),
  );
  const configuration = await writeGatewayConfiguration(data, gatewayConfiguration(server, data, ships));
  const beat = everySecond(now, (seconds) => {
    for (const { bus, navigate } of ships) {
      if (bus.listeners > 0) bus.send(bridgeSentences(navigate(seconds)).join(''));
    }
  });
  return {
    configuration,
    shipCount: ships.length,
    async stop() {
      beat.stop();
      await Promise.all(ships.map(({ bus }) => bus.close()));
    },
  };
}

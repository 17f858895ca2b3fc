/** The demonstration: every ship of the fleet on its own buses, and the file that configures a gateway for them. */
import { buildInstrumentedFleet } from '../fleet/instrumented-fleet.ts';
import { startSecondTimer } from '../serve/second-timer.ts';
import { buildGatewayConfiguration, createFolder, writeGatewayConfiguration } from './gateway-configuration.ts';
import { openBuses } from './ship-buses.ts';

export interface DemoOptions {
  readonly server: string;
  readonly data: string;
  readonly seed: number;
  /** First of two ports for each ship, bridge and machinery; 0 takes free ones. */
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
  const folder = await createFolder(data);
  const ships = await Promise.all(
    buildInstrumentedFleet(seed).map(async (instruments, i) => ({
      spec: instruments.ship.spec,
      buses: await openBuses(instruments, portBase === 0 ? 0 : portBase + 2 * i, { folder, now }),
    })),
  );
  const buses = ships.flatMap((ship) => ship.buses);
  const served = ships.map(({ spec, buses }) => ({ spec, sources: buses.map(({ source }) => source) }));
  const configuration = await writeGatewayConfiguration(data, buildGatewayConfiguration(server, data, served));
  const beat = startSecondTimer(now, (seconds) => {
    for (const bus of buses) bus.tell(seconds);
  });
  return {
    configuration,
    shipCount: ships.length,
    isHeard: () => buses.every((bus) => bus.isHeard()),
    async stop() {
      beat.stop();
      await Promise.all(buses.map((bus) => bus.stop()));
    },
  };
}

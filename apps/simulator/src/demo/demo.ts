/** The demonstration: every ship of the fleet on its own buses, and the file that configures a gateway for them. */
import { buildInstrumentedFleet } from '../fleet/instrumented-fleet.ts';
import { startSecondTimer } from '../serve/second-timer.ts';
import { buildGatewayConfiguration, createFolder, writeGatewayConfiguration } from './gateway-configuration.ts';
import { openBuses } from './ship-buses.ts';
import { openShipCameras } from './ship-cameras.ts';
import { openDesktops, type ShipDesktop } from './ship-desktops.ts';
import { openShipFiles } from './ship-files.ts';

export interface DemoOptions {
  readonly server: string;
  readonly data: string;
  readonly seed: number;
  /** First of two ports for each ship, bridge and machinery; 0 takes free ones. */
  readonly portBase: number;
  /** First of the ports of the ships' desktops, 0 takes free ones; null serves none. */
  readonly desktopPort: number | null;
}

export interface Demo {
  /** Path of the gateway's configuration file. */
  readonly configuration: string;
  readonly shipCount: number;
  /** None unless they were asked for. */
  readonly desktops: readonly ShipDesktop[];
  /** Whether a gateway listens to every ship now. */
  isHeard(): boolean;
  stop(): Promise<void>;
}

export async function startDemo(options: DemoOptions, now: () => number = Date.now): Promise<Demo> {
  const { server, data, seed, portBase, desktopPort } = options;
  const folder = await createFolder(data);
  const fleet = buildInstrumentedFleet(seed);
  const desktops = desktopPort === null ? [] : await openDesktops(fleet, desktopPort, { folder, now });
  const cameras = await openShipCameras(fleet, { folder, now });
  const files = openShipFiles(fleet, { folder, now });
  const ships = await Promise.all(
    fleet.map(async (instruments, i) => ({
      spec: instruments.ship.spec,
      buses: await openBuses(instruments, portBase === 0 ? 0 : portBase + 2 * i, { folder, now }),
    })),
  );
  const buses = ships.flatMap((ship) => ship.buses);
  const served = ships.map(({ spec, buses }) => ({
    spec,
    sources: buses.map(({ source }) => source),
    desktopPort: desktops.find(({ ship }) => ship === spec.key)?.port ?? null,
    cameras: cameras.filter(({ ship }) => ship === spec.key).map(({ setting }) => setting),
    exchange: files.get(spec.key)?.setting ?? null,
  }));
  const configuration = await writeGatewayConfiguration(data, buildGatewayConfiguration(server, data, served));
  const beat = startSecondTimer(now, (seconds) => {
    for (const bus of buses) bus.tell(seconds);
    for (const desktop of desktops) desktop.tell(seconds);
    for (const each of files.values()) each.tell(seconds);
  });
  return {
    configuration,
    shipCount: ships.length,
    desktops,
    isHeard: () => buses.every((bus) => bus.isHeard()),
    async stop() {
      beat.stop();
      await Promise.all([...buses, ...desktops, ...cameras, ...files.values()].map((each) => each.stop()));
    },
  };
}

/** The configuration file under which a gateway listens to the simulated ships. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type GatewaySetting, type GatewaySettingInput, gatewaySetting } from '@fms/contract/link';
import type { Channel } from '../channel/channel.ts';
import type { ShipSpec } from '../fleet/ship-spec.ts';
import { PLANT_SOURCE_NAME, SOURCE_NAME } from '../history/bridge-tags.ts';
import { SPARKPLUG_GROUP } from '../mqtt/sparkplug-node.ts';

export interface ServedShip {
  readonly spec: ShipSpec;
  readonly channels: readonly Channel[];
  readonly port: number;
  /** Of the broker her machinery publishes to, null when it speaks NMEA 0183. */
  readonly brokerPort: number | null;
}

/** Where the server keeps the demonstration's key, and what the launcher hands to the gateway. */
export const keyFile = (dataFolder: string) => join(resolve(dataFolder), 'demo-fleet.key');
export const gatewayFile = (dataFolder: string) => join(resolve(dataFolder), 'demo-gateway.json');

export function gatewayConfiguration(server: string, dataFolder: string, ships: readonly ServedShip[]): GatewaySetting {
  const setting: GatewaySettingInput = {
    server,
    data: join(resolve(dataFolder), 'demo-gateway'),
    ships: ships.map((ship) => ({
      stream: `demo-${ship.spec.key}`,
      vessel: ship.spec.particulars,
      create: true,
      keyFile: keyFile(dataFolder),
      sources: sourcesOf(ship),
    })),
  };
  return gatewaySetting.parse(setting);
}

/** Written whole or not at all: a gateway may start at any moment. */
export async function writeGatewayConfiguration(dataFolder: string, setting: GatewaySetting): Promise<string> {
  const path = gatewayFile(dataFolder);
  await mkdir(resolve(dataFolder), { recursive: true });
  await writeFile(`${path}.new`, `${JSON.stringify(setting, null, 2)}\n`);
  await rename(`${path}.new`, path);
  return path;
}

type Source = GatewaySettingInput['ships'][number]['sources'][number];

function sourcesOf({ channels, port, brokerPort }: ServedShip): Source[] {
  const by = (name: (channel: Channel) => string) => Object.fromEntries(channels.map((each) => [name(each), each.tag]));
  const transducers = brokerPort === null ? by(({ code }) => code) : {};
  const bus: Source = {
    protocol: 'nmea0183',
    transport: 'tcp',
    name: SOURCE_NAME,
    host: '127.0.0.1',
    port,
    transducers,
  };
  if (brokerPort === null) return [bus];
  const url = `mqtt://127.0.0.1:${brokerPort}`;
  const metrics = by(({ tag }) => tag.name);
  return [bus, { protocol: 'sparkplug', name: PLANT_SOURCE_NAME, url, group: SPARKPLUG_GROUP, metrics }];
}

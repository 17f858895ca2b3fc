/** The configuration file under which a gateway listens to the simulated ships. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type GatewaySetting, type GatewaySettingInput, gatewaySetting } from '@fms/contract/link';
import type { Channel } from '../channel/channel.ts';
import type { ShipSpec } from '../fleet/ship-spec.ts';
import { SOURCE_NAME } from '../history/bridge-tags.ts';

export interface ServedShip {
  readonly spec: ShipSpec;
  readonly channels: readonly Channel[];
  readonly port: number;
}

/** Where the server keeps the demonstration's key, and what the launcher hands to the gateway. */
export const keyFile = (dataFolder: string) => join(resolve(dataFolder), 'demo-fleet.key');
export const gatewayFile = (dataFolder: string) => join(resolve(dataFolder), 'demo-gateway.json');

export function gatewayConfiguration(server: string, dataFolder: string, ships: readonly ServedShip[]): GatewaySetting {
  const setting: GatewaySettingInput = {
    server,
    data: join(resolve(dataFolder), 'demo-gateway'),
    ships: ships.map(({ spec, channels, port }) => ({
      stream: `demo-${spec.key}`,
      vessel: spec.particulars,
      create: true,
      keyFile: keyFile(dataFolder),
      sources: [
        {
          protocol: 'nmea0183',
          transport: 'tcp',
          name: SOURCE_NAME,
          host: '127.0.0.1',
          port,
          transducers: tagsOf(channels),
        },
      ],
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

const tagsOf = (channels: readonly Channel[]) => Object.fromEntries(channels.map(({ code, tag }) => [code, tag]));

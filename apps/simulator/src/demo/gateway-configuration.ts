/** The configuration file under which a gateway listens to the simulated ships. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type GatewaySetting, gatewaySetting } from '@fms/contract/link';
import type { ShipSpec } from '../spec/ship-spec.ts';
import type { SourceInput } from './ship-buses.ts';

export interface ServedShip {
  readonly spec: ShipSpec;
  readonly sources: readonly SourceInput[];
}

/** Where the server keeps the demonstration's key, and what the launcher hands to the gateway. */
export const getKeyFile = (dataFolder: string) => join(resolve(dataFolder), 'demo-fleet.key');
export const getGatewayFile = (dataFolder: string) => join(resolve(dataFolder), 'demo-gateway.json');

export function buildGatewayConfiguration(
  server: string,
  dataFolder: string,
  ships: readonly ServedShip[],
): GatewaySetting {
  return gatewaySetting.parse({
    server,
    data: join(resolve(dataFolder), 'demo-gateway'),
    ships: ships.map(({ spec, sources }) => ({
      stream: `demo-${spec.key}`,
      vessel: spec.particulars,
      create: true,
      keyFile: getKeyFile(dataFolder),
      sources,
    })),
  });
}

/** Written whole or not at all: a gateway may start at any moment. */
export async function writeGatewayConfiguration(dataFolder: string, setting: GatewaySetting): Promise<string> {
  const path = getGatewayFile(dataFolder);
  await writeFile(`${path}.new`, `${JSON.stringify(setting, null, 2)}\n`);
  await rename(`${path}.new`, path);
  return path;
}

export async function createFolder(dataFolder: string): Promise<string> {
  const folder = resolve(dataFolder);
  await mkdir(folder, { recursive: true });
  return folder;
}

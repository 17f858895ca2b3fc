/** The configuration file under which a gateway listens to the simulated ships. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type GatewaySetting, type GatewaySettingInput, gatewaySetting } from '@fms/contract/link';
import type { DesktopSpec, ShipSpec } from '../spec/ship-spec.ts';
import type { SourceInput } from './ship-buses.ts';
import type { CameraInput } from './ship-cameras.ts';
import { getDesktopKeyFile } from './ship-desktops.ts';
import type { ExchangeInput } from './ship-files.ts';

export interface ServedShip {
  readonly spec: ShipSpec;
  readonly sources: readonly SourceInput[];
  /** The port of its desktop; null where none is served. */
  readonly desktopPort: number | null;
  readonly cameras: readonly CameraInput[];
  /** Null on ships that exchange no files. */
  readonly exchange: ExchangeInput | null;
}

/** On which people on board decide, in the demonstration one ship. */
const PAGE = { host: '127.0.0.1', port: 8095 };

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
    ships: ships.map(({ spec, sources, desktopPort, cameras, exchange }) => ({
      stream: `demo-${spec.key}`,
      vessel: spec.particulars,
      create: true,
      keyFile: getKeyFile(dataFolder),
      sources,
      cameras,
      ...(exchange && { exchange }),
      shipView: spec.desktop && desktopPort !== null ? buildShipView(dataFolder, spec.desktop, desktopPort) : {},
    })),
  });
}

/** The ship whose desktop asks a password has a crew that decides on all but a look; on the other one all is tried. */
function buildShipView(
  dataFolder: string,
  { name, asksPassword }: DesktopSpec,
  port: number,
): GatewaySettingInput['ships'][number]['shipView'] {
  const password = asksPassword ? { passwordFile: getDesktopKeyFile(resolve(dataFolder)) } : {};
  return {
    screens: [{ id: 'main', name, host: '127.0.0.1', port, ...password }],
    approval: asksPassword ? { preApproved: 'view', page: PAGE } : { preApproved: 'control' },
  };
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

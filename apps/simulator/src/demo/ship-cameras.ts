/** The cameras of the demonstration's ships, each on a port of this machine, with what a gateway must know of them. */
import { join } from 'node:path';
import type { GatewaySettingInput } from '@fms/contract/link';
import type { SceneName } from '../camera/scene/scene.ts';
import { type CameraServer, serveCamera } from '../camera/serve/camera-server.ts';
import { createShipCamera } from '../camera/serve/ship-camera.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { readKeptPassword } from './kept-password.ts';

export type CameraInput = NonNullable<GatewaySettingInput['ships'][number]['cameras']>[number];

export interface ShipCamera {
  /** Key of the ship. */
  readonly ship: string;
  readonly setting: CameraInput;
  stop(): Promise<void>;
}

const USERNAME = 'fms';
/** A little under 100 MB a day from three cameras. */
const EVERY_SECONDS = 300;

interface Place {
  readonly scene: SceneName;
  readonly name: string;
  readonly place: string;
  readonly zones?: CameraInput['zones'];
}

/** Where the cameras hang; of the engine room the corner of the watchkeeper's desk stays on board. */
const PLACES: readonly Place[] = [
  { scene: 'deck', name: 'Aft deck', place: 'Wheelhouse top, looking aft' },
  {
    scene: 'engine-room',
    name: 'Engine room, port',
    place: 'Second deck',
    zones: [
      {
        name: "Watchkeeper's desk",
        corners: [
          [0, 0.68],
          [0.2, 0.68],
          [0.2, 1],
          [0, 1],
        ],
      },
    ],
  },
  { scene: 'bridge-wing', name: 'Bridge wing, starboard', place: 'Bridge deck' },
];

/** Serves the cameras of every ship that has some, on free ports. */
export async function openShipCameras(
  fleet: readonly ShipInstruments[],
  { folder, now }: { readonly folder: string; readonly now: () => number },
): Promise<ShipCamera[]> {
  const passwordFile = getCameraKeyFile(folder);
  const account = { username: USERNAME, password: await readKeptPassword(passwordFile) };
  const shown = fleet.filter(({ ship }) => ship.spec.hasCameras);
  return Promise.all(
    shown.flatMap(({ ship }) =>
      PLACES.map(async ({ scene, name, place, zones = [] }, index): Promise<ShipCamera> => {
        const server = await serveCamera(createShipCamera(ship, scene, now), account, 0);
        const sign = { username: USERNAME, passwordFile, everySeconds: EVERY_SECONDS };
        const setting: CameraInput = {
          kind: 'mjpeg',
          id: index + 1,
          name,
          place,
          zones,
          ...sign,
          ...addressesOf(server),
        };
        return { ship: ship.spec.key, setting, stop: () => server.close() };
      }),
    ),
  );
}

/** Where the password of the cameras stands. */
export const getCameraKeyFile = (folder: string) => join(folder, 'demo-camera.key');

function addressesOf({ port }: CameraServer) {
  const base = `http://127.0.0.1:${port}`;
  return { url: `${base}/stream.mjpg`, stillUrl: `${base}/still.jpg` };
}

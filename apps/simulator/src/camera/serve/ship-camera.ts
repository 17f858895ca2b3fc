/** The three cameras of a simulated ship, drawn when they are asked and at most once a second. */
import type { SimulatedShip } from '../../ship/simulated-ship.ts';
import { encodeJpeg } from '../jpeg/encode-jpeg.ts';
import { paintScene, type SceneName } from '../scene/scene.ts';
import { toSceneMoment } from '../scene/scene-moment.ts';
import type { TakePicture } from './camera-server.ts';

export const CAMERA_SIZE = { width: 640, height: 360 } as const;
const QUALITY = 70;

/** What the camera sees at the second of `now`, milliseconds of the epoch. */
export function createShipCamera(ship: SimulatedShip, scene: SceneName, now: () => number): TakePicture {
  let taken = Number.NaN;
  let picture: Buffer = Buffer.alloc(0);
  return () => {
    const seconds = Math.floor(now() / 1000);
    if (seconds !== taken) {
      const moment = toSceneMoment(ship.truthAt(seconds), seconds);
      picture = encodeJpeg(paintScene(scene, moment, CAMERA_SIZE.width, CAMERA_SIZE.height), QUALITY);
      taken = seconds;
    }
    return picture;
  };
}

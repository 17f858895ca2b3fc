/** The three places on a ship at which a simulated camera hangs. */
import { hashToNoise } from '../../random/hash.ts';
import { Raster } from '../raster.ts';
import { paintBridgeWing } from './bridge-wing.ts';
import { paintDeck } from './deck.ts';
import { paintEngineRoom } from './engine-room.ts';
import { getDaylight, type SceneMoment } from './scene-moment.ts';
import { paintTime } from './time-text.ts';

export const sceneNames = ['deck', 'engine-room', 'bridge-wing'] as const;
export type SceneName = (typeof sceneNames)[number];

const PAINTERS: Readonly<Record<SceneName, (raster: Raster, moment: SceneMoment) => void>> = {
  deck: paintDeck,
  'engine-room': paintEngineRoom,
  'bridge-wing': paintBridgeWing,
};
/** Noise of a sensor by day, steps of 256; in the night it is larger. */
const GRAIN = { day: 2, night: 9 } as const;

/** The picture of a camera at a moment: the same moment gives the same pixels. */
export function paintScene(name: SceneName, moment: SceneMoment, width: number, height: number): Raster {
  const raster = new Raster(width, height);
  PAINTERS[name](raster, moment);
  const daylight = name === 'engine-room' ? 1 : getDaylight(moment);
  addGrain(raster, Math.floor(moment.seconds), GRAIN.night + (GRAIN.day - GRAIN.night) * daylight);
  paintTime(raster, moment.seconds, Math.max(1, Math.round(width / 320)));
  return raster;
}

/** Of two pixels at a time, as a sensor's own filter leaves it. */
function addGrain({ width, height, pixels }: Raster, seed: number, steps: number): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += 2) {
      const noise = steps * hashToNoise(seed, x, y);
      const at = (y * width + x) * 3;
      for (let i = at; i < at + 6 && i < (y + 1) * width * 3; i++) pixels[i] = (pixels[i] as number) + noise;
    }
  }
}

/** A look abeam from the bridge wing: sea and sun through the frame of a window, ship's side below, a light on a far shore. */
import { type Colour, mixColours, type Point, type Raster, toColours } from '../raster.ts';
import { getDaylight, type SceneMoment } from './scene-moment.ts';
import { paintSeascape } from './seascape.ts';

const PAINT = toColours({ frame: 0x40464a, side: 0xa8acaa, boot: 0xf0f0ec, sun: 0xd2be8c, night: 0x0c0c0e });
const LIGHT_PERIOD_SECONDS = 10;

export function paintBridgeWing(raster: Raster, moment: SceneMoment): void {
  const { width, height } = raster;
  paintSeascape(raster, moment, { horizon: 0.45, facing: 'abeam' });
  const at = (x: number, y: number): Point => [x * width, y * height];
  const daylight = getDaylight(moment);
  const lit = (colour: Colour) => mixColours(PAINT.night, colour, 0.2 + 0.8 * daylight);
  if (moment.sunDegrees > -1 && moment.sunDegrees < 14 && moment.cloud < 0.7) {
    raster.glow(at(0.72, 0.45 - moment.sunDegrees / 30), 0.35 * width, PAINT.sun);
  }
  // A lighthouse flashes twice in its period.
  const phase = Math.floor(moment.seconds) % LIGHT_PERIOD_SECONDS;
  if (daylight < 0.4 && (phase === 0 || phase === 2)) raster.glow(at(0.24, 0.44), 0.08 * width, [240, 236, 200]);
  const heel = (moment.rollDegrees / 90) * height;
  raster.fill([at(0, 0.86), at(1, 0.84), at(1, 1), at(0, 1)], lit(PAINT.side));
  raster.fill([at(0, 0.84), at(1, 0.82), at(1, 0.84), at(0, 0.86)], lit(PAINT.boot));
  // The wake along the side is as wide as the ship is fast.
  const wake = Math.min(0.05, moment.speedKnots / 300) * height;
  const top = 0.8 * height - heel * 0.2;
  raster.fill([at(0, 0.83), [0, top], [width, top - wake], at(1, 0.81)], lit([214, 222, 224]), 0.5);
  for (const x of [0, 0.485, 0.97]) raster.fillBox(x * width, 0, 0.03 * width, height, lit(PAINT.frame));
  raster.fillBox(0, 0, width, 0.05 * height, lit(PAINT.frame));
}

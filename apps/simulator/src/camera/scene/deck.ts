/** A look ahead over the cargo deck: hatches, a crane, rails, and lamps in the night. */
import { type Colour, mixColours, type Point, type Raster, toColours } from '../raster.ts';
import { getDaylight, type SceneMoment } from './scene-moment.ts';
import { paintSeascape } from './seascape.ts';

const PAINT = toColours({
  plate: 0x78342c,
  hatch: 0x96968e,
  crane: 0xd6a828,
  rail: 0xced0cc,
  lamp: 0xb4965a,
  night: 0x0e0d0f,
});

export function paintDeck(raster: Raster, moment: SceneMoment): void {
  const { width, height } = raster;
  paintSeascape(raster, moment, { horizon: 0.38, facing: 'along' });
  const light = 0.22 + 0.78 * getDaylight(moment);
  const lit = (colour: Colour) => mixColours(PAINT.night, colour, light);
  const at = (x: number, y: number): Point => [x * width, y * height];
  raster.fill([at(0.42, 0.44), at(0.58, 0.44), at(0.98, 1), at(0.02, 1)], lit(PAINT.plate));
  for (const [top, half] of [
    [0.5, 0.07],
    [0.6, 0.13],
    [0.75, 0.22],
  ] as const) {
    const bottom = top + half * 0.55;
    const spread = half * 1.35;
    raster.fill(
      [at(0.5 - half, top), at(0.5 + half, top), at(0.5 + spread, bottom), at(0.5 - spread, bottom)],
      lit(PAINT.hatch),
    );
  }
  raster.fill([at(0.66, 0.2), at(0.69, 0.2), at(0.7, 0.72), at(0.65, 0.72)], lit(PAINT.crane));
  raster.fill([at(0.66, 0.2), at(0.68, 0.24), at(0.36, 0.34), at(0.35, 0.32)], lit(PAINT.crane));
  for (let i = 0; i < 9; i++) {
    const [near, x] = [(i + 1) / 9, 0.4 - 0.39 * ((i + 1) / 9)];
    const top = 0.42 + 0.36 * near;
    for (const side of [x, 1 - x])
      raster.fillBox(side * width, top * height, 1 + 3 * near, (0.04 + 0.14 * near) * height, lit(PAINT.rail));
  }
  if (getDaylight(moment) < 0.35) {
    for (const [x, y, radius] of [
      [0.67, 0.21, 0.28],
      [0.3, 0.6, 0.22],
      [0.72, 0.66, 0.25],
    ] as const) {
      raster.glow(at(x, y), radius * width, PAINT.lamp);
    }
  }
}

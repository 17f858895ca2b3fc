/** The engine room under its lamps: main engines with their cylinder heads, a shaft that turns, and a dial each for the load. */
import { hashToNoise } from '../../random/hash.ts';
import { mixColours, type Point, type Raster, toColours } from '../raster.ts';
import type { SceneMoment } from './scene-moment.ts';

const ROOM = toColours({ wall: 0x606c68, floor: 0x464a4c, pipe: 0xb08c3e });
const ENGINE_PAINT = toColours({
  block: 0x3a6e54,
  head: 0xbcbeba,
  running: 0x3cdc5a,
  stopped: 0x6e2824,
  dial: 0xeeeee6,
  needle: 0xb41814,
});
const STANDING = { rpm: 0, loadPercent: 0 };
const MAX_ENGINES = 4;
const CYLINDERS = 6;

export function paintEngineRoom(raster: Raster, moment: SceneMoment): void {
  const { width, height } = raster;
  // Vibration of running engines moves the camera by a pixel.
  const shaken = moment.engines.some(({ rpm }) => rpm > 0) ? Math.round(hashToNoise(Math.floor(moment.seconds), 3)) : 0;
  raster.paint((x, y) => {
    const lamp = 0.55 + 0.45 * Math.cos((6 * Math.PI * x) / width) ** 2 * (1 - y / height);
    return mixColours([10, 12, 12], y < 0.62 * height + shaken ? ROOM.wall : ROOM.floor, lamp);
  });
  for (const y of [0.08, 0.14]) raster.fillBox(0, y * height + shaken, width, 0.025 * height, ROOM.pipe);
  const count = Math.min(MAX_ENGINES, Math.max(1, moment.engines.length));
  for (let i = 0; i < count; i++) {
    const [left, wide] = [((i + 0.08) * width) / count, (0.84 * width) / count];
    paintEngine(raster, moment, i, { left, wide, top: 0.4 * height + shaken });
  }
}

interface Place {
  readonly left: number;
  readonly wide: number;
  readonly top: number;
}

function paintEngine(raster: Raster, moment: SceneMoment, engine: number, { left, wide, top }: Place): void {
  const { height } = raster;
  const { rpm, loadPercent } = moment.engines[engine] ?? STANDING;
  raster.fillBox(left, top, wide, 0.36 * height, ENGINE_PAINT.block);
  for (let i = 0; i < CYLINDERS; i++) {
    raster.fillBox(
      left + ((i + 0.15) * wide) / CYLINDERS,
      top - 0.07 * height,
      (0.7 * wide) / CYLINDERS,
      0.07 * height,
      ENGINE_PAINT.head,
    );
  }
  raster.fillDisc(
    [left + 0.08 * wide, top + 0.06 * height],
    0.02 * height,
    rpm > 0 ? ENGINE_PAINT.running : ENGINE_PAINT.stopped,
  );
  paintShaft(raster, [left + 0.5 * wide, top + 0.27 * height], 0.07 * height, (rpm * moment.seconds) / 60);
  const load = Math.min(110, loadPercent);
  paintDial(raster, [left + 0.82 * wide, top + 0.12 * height], 0.075 * height, load / 110);
}

/** A flange whose bolts show how far it has turned. */
function paintShaft(raster: Raster, [x, y]: Point, radius: number, turns: number): void {
  raster.fillDisc([x, y], radius, [120, 122, 124]);
  for (let i = 0; i < 6; i++) {
    const angle = 2 * Math.PI * ((turns % 1) + i / 6);
    const bolt: Point = [x + 0.7 * radius * Math.cos(angle), y + 0.7 * radius * Math.sin(angle)];
    raster.fillDisc(bolt, 0.12 * radius, i === 0 ? [220, 220, 80] : [40, 42, 44]);
  }
}

function paintDial(raster: Raster, [x, y]: Point, radius: number, share: number): void {
  raster.fillDisc([x, y], radius, ENGINE_PAINT.dial);
  const angle = Math.PI * (0.75 + 1.5 * share);
  const [along, across] = [Math.cos(angle), Math.sin(angle)];
  const tip: Point = [x + 0.9 * radius * along, y + 0.9 * radius * across];
  const half = 0.09 * radius;
  raster.fill([tip, [x - half * across, y + half * along], [x + half * across, y - half * along]], ENGINE_PAINT.needle);
}

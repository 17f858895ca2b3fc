/** Hextile (RFC 6143, 7.7.4): squares of 16 × 16 pixels, each a background with rectangles on it, or raw. */
import type { Canvas, Colour } from '../canvas/canvas.ts';
import type { Rectangle } from '../canvas/rectangle.ts';
import { listColours } from './palette.ts';
import type { PixelWriter } from './pixel-format.ts';
import { encodeRaw } from './raw.ts';

const TILE = 16;
const RAW = 1;
const BACKGROUND = 2;
const FOREGROUND = 4;
const RECTANGLES = 8;
const COLOURED = 16;
/** A tile says how many rectangles it has in one byte. */
const MOST_RECTANGLES = 255;

/** The tiles of an area, from the upper left, row by row. */
export function encodeHextile(canvas: Canvas, area: Rectangle, pixel: PixelWriter): Buffer {
  const tiles: Buffer[] = [];
  for (let y = 0; y < area.height; y += TILE)
    for (let x = 0; x < area.width; x += TILE) {
      const width = Math.min(TILE, area.width - x);
      const height = Math.min(TILE, area.height - y);
      tiles.push(encodeTile(canvas, { x: area.x + x, y: area.y + y, width, height }, pixel));
    }
  return Buffer.concat(tiles);
}

function encodeTile(canvas: Canvas, tile: Rectangle, pixel: PixelWriter): Buffer {
  const raw = 1 + tile.width * tile.height * pixel.size;
  const [background, foreground, ...others] = listColours(canvas, tile, TILE * TILE) as Colour[];
  const head = Buffer.alloc(2 + 2 * pixel.size);
  let offset = pixel.write(head, 1, background as Colour);
  if (foreground === undefined) {
    head[0] = BACKGROUND;
    return head.subarray(0, offset);
  }
  const isColoured = others.length > 0;
  const rectangles = listRectangles(canvas, tile, background as Colour);
  const size = offset + 1 + (isColoured ? 0 : pixel.size) + rectangles.length * (2 + (isColoured ? pixel.size : 0));
  if (size >= raw || rectangles.length > MOST_RECTANGLES)
    return Buffer.concat([Buffer.of(RAW), encodeRaw(canvas, tile, pixel)]);
  head[0] = BACKGROUND | RECTANGLES | (isColoured ? COLOURED : FOREGROUND);
  if (!isColoured) offset = pixel.write(head, offset, foreground);
  head[offset] = rectangles.length;
  return Buffer.concat([
    head.subarray(0, offset + 1),
    ...rectangles.map((each) => encodePart(each, pixel, isColoured)),
  ]);
}

interface Part {
  /** Within the tile. */
  readonly area: Rectangle;
  readonly colour: Colour;
}

function encodePart({ area, colour }: Part, pixel: PixelWriter, isColoured: boolean): Buffer {
  const bytes = Buffer.alloc(2 + (isColoured ? pixel.size : 0));
  const offset = isColoured ? pixel.write(bytes, 0, colour) : 0;
  bytes[offset] = (area.x << 4) | area.y;
  bytes[offset + 1] = ((area.width - 1) << 4) | (area.height - 1);
  return bytes;
}

/** Rectangles of one colour that together cover all but the background; each as wide, then as high as it can be. */
function listRectangles(canvas: Canvas, tile: Rectangle, background: Colour): Part[] {
  const parts: Part[] = [];
  const covered = new Uint8Array(TILE * TILE);
  const colourAt = (x: number, y: number) => canvas.pixels[(tile.y + y) * canvas.width + tile.x + x] as Colour;
  const isFree = (x: number, y: number, colour: Colour) => covered[y * TILE + x] === 0 && colourAt(x, y) === colour;
  for (let y = 0; y < tile.height; y++)
    for (let x = 0; x < tile.width; x++) {
      const colour = colourAt(x, y);
      if (colour === background || covered[y * TILE + x] === 1) continue;
      let width = 1;
      while (x + width < tile.width && isFree(x + width, y, colour)) width++;
      let height = 1;
      const isRowFree = (row: number) =>
        Array.from({ length: width }, (_, i) => x + i).every((column) => isFree(column, row, colour));
      while (y + height < tile.height && isRowFree(y + height)) height++;
      for (let row = y; row < y + height; row++) covered.fill(1, row * TILE + x, row * TILE + x + width);
      parts.push({ area: { x, y, width, height }, colour });
    }
  return parts;
}

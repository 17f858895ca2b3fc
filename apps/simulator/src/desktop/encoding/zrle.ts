/** ZRLE (RFC 6143, 7.7.6): tiles of 64 × 64 pixels as one colour, a packed palette or pixels, deflated together. */
import type { Canvas, Colour } from '../canvas/canvas.ts';
import type { Rectangle } from '../canvas/rectangle.ts';
import { createZrlePixelWriter } from './compact-pixel.ts';
import type { DeflateStream } from './deflate-stream.ts';
import { listColours, packIndices } from './palette.ts';
import type { PixelFormat, PixelWriter } from './pixel-format.ts';
import { encodeRaw } from './raw.ts';

const TILE = 64;
const RAW = 0;
/** With more colours a tile has no packed palette. */
const MOST_COLOURS = 16;

/** An area of at most 65,536 pixels: the length of the deflated tiles, then the tiles. */
export async function encodeZrle(
  canvas: Canvas,
  area: Rectangle,
  format: PixelFormat,
  stream: DeflateStream,
): Promise<Buffer> {
  const pixel = createZrlePixelWriter(format);
  const tiles: Buffer[] = [];
  for (let y = 0; y < area.height; y += TILE)
    for (let x = 0; x < area.width; x += TILE) {
      const width = Math.min(TILE, area.width - x);
      const height = Math.min(TILE, area.height - y);
      tiles.push(...encodeTile(canvas, { x: area.x + x, y: area.y + y, width, height }, pixel));
    }
  const packed = await stream.compress(Buffer.concat(tiles));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(packed.length);
  return Buffer.concat([length, packed]);
}

function encodeTile(canvas: Canvas, tile: Rectangle, pixel: PixelWriter): Buffer[] {
  const colours = listColours(canvas, tile, MOST_COLOURS);
  if (!colours) return [Buffer.of(RAW), encodeRaw(canvas, tile, pixel)];
  // The number of colours is the kind of the tile: 1 is one colour, 2 to 16 a packed palette.
  const head = [Buffer.of(colours.length), encodePalette(colours, pixel)];
  if (colours.length === 1) return head;
  return [...head, packIndices(canvas, tile, colours, colours.length === 2 ? 1 : colours.length <= 4 ? 2 : 4)];
}

function encodePalette(colours: readonly Colour[], pixel: PixelWriter): Buffer {
  const bytes = Buffer.alloc(colours.length * pixel.size);
  colours.reduce((offset, colour) => pixel.write(bytes, offset, colour), 0);
  return bytes;
}

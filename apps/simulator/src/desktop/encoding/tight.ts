/** Tight (RFB community specification, "Tight Encoding"): one colour, a palette or pixels, the latter two deflated. No JPEG. */
import type { Canvas, Colour } from '../canvas/canvas.ts';
import type { Rectangle } from '../canvas/rectangle.ts';
import { createTightPixelWriter } from './compact-pixel.ts';
import { createDeflateStream, type DeflateStream } from './deflate-stream.ts';
import { listColours, packIndices } from './palette.ts';
import type { PixelFormat, PixelWriter } from './pixel-format.ts';
import { encodeRaw } from './raw.ts';

/** A client need not draw wider rectangles of Tight. */
export const TIGHT_MOST_WIDTH = 2048;
/** The byte that begins a rectangle. */
const CONTROL = { fill: 0x80, withFilter: 0x40 } as const;
const PALETTE_FILTER = 1;
const MOST_COLOURS = 256;
/** Less is sent as it is, without a length. */
const LEAST_DEFLATED = 12;

/** The zlib streams by what they carry: each learns its own kind of data. */
const STREAM = { pixels: 0, twoColours: 1, palette: 2 } as const;

/** The zlib streams of one connection. */
export interface TightStreams {
  get(stream: number): DeflateStream;
  close(): void;
}

export function createTightStreams(level: number): TightStreams {
  const open = new Map<number, DeflateStream>();
  return {
    get(stream) {
      const known = open.get(stream) ?? createDeflateStream(level);
      open.set(stream, known);
      return known;
    },
    close() {
      for (const stream of open.values()) stream.close();
    },
  };
}

/** An area of at most 2048 columns and 65,536 pixels. */
export async function encodeTight(
  canvas: Canvas,
  area: Rectangle,
  format: PixelFormat,
  streams: TightStreams,
): Promise<Buffer> {
  const pixel = createTightPixelWriter(format);
  const colours = listColours(canvas, area, MOST_COLOURS);
  if (colours?.length === 1) return Buffer.concat([Buffer.of(CONTROL.fill), encodePalette(colours, pixel)]);
  // A palette of bytes for pixels of a byte saves nothing.
  if (!colours || (pixel.size === 1 && colours.length > 2)) {
    const data = await deflate(encodeRaw(canvas, area, pixel), streams, STREAM.pixels);
    return Buffer.concat([Buffer.of(STREAM.pixels << 4), data]);
  }
  const [bits, stream] = colours.length === 2 ? ([1, STREAM.twoColours] as const) : ([8, STREAM.palette] as const);
  const data = await deflate(packIndices(canvas, area, colours, bits), streams, stream);
  const head = Buffer.of(CONTROL.withFilter | (stream << 4), PALETTE_FILTER, colours.length - 1);
  return Buffer.concat([head, encodePalette(colours, pixel), data]);
}

function encodePalette(colours: readonly Colour[], pixel: PixelWriter): Buffer {
  const bytes = Buffer.alloc(colours.length * pixel.size);
  colours.reduce((offset, colour) => pixel.write(bytes, offset, colour), 0);
  return bytes;
}

async function deflate(data: Buffer, streams: TightStreams, stream: number): Promise<Buffer> {
  if (data.length < LEAST_DEFLATED) return data;
  const packed = await streams.get(stream).compress(data);
  return Buffer.concat([encodeLength(packed.length), packed]);
}

/** Seven bits a byte, the lowest first; up to three bytes. */
function encodeLength(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  if (length < 0x4000) return Buffer.of((length & 0x7f) | 0x80, length >> 7);
  return Buffer.of((length & 0x7f) | 0x80, ((length >> 7) & 0x7f) | 0x80, length >> 14);
}

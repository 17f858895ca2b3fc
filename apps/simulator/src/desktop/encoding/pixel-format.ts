/** How a client wants a pixel: RFC 6143, 7.4. */
import type { Colour } from '../canvas/canvas.ts';

export interface PixelFormat {
  readonly bitsPerPixel: 8 | 16 | 32;
  readonly depth: number;
  readonly bigEndian: boolean;
  /** False: a pixel is the number of an entry of a colour map, which the server sends. */
  readonly trueColour: boolean;
  readonly redMax: number;
  readonly greenMax: number;
  readonly blueMax: number;
  readonly redShift: number;
  readonly greenShift: number;
  readonly blueShift: number;
}

export const PIXEL_FORMAT_BYTES = 16;

const LITTLE = { bigEndian: false, trueColour: true } as const;

/** 0x00RRGGBB, little end first. */
export const TRUE_COLOUR: PixelFormat = {
  ...LITTLE,
  bitsPerPixel: 32,
  depth: 24,
  redMax: 255,
  greenMax: 255,
  blueMax: 255,
  redShift: 16,
  greenShift: 8,
  blueShift: 0,
};

/** Five, six and five bits. */
export const HIGH_COLOUR: PixelFormat = {
  ...LITTLE,
  bitsPerPixel: 16,
  depth: 16,
  redMax: 31,
  greenMax: 63,
  blueMax: 31,
  redShift: 11,
  greenShift: 5,
  blueShift: 0,
};

/** Two bits of blue, three of green, three of red: what a byte a pixel allows. */
export const LOW_COLOUR: PixelFormat = {
  ...LITTLE,
  bitsPerPixel: 8,
  depth: 8,
  redMax: 7,
  greenMax: 7,
  blueMax: 3,
  redShift: 0,
  greenShift: 3,
  blueShift: 6,
};

/** The sixteen bytes on the wire. */
export function writePixelFormat(format: PixelFormat): Buffer {
  const bytes = Buffer.alloc(PIXEL_FORMAT_BYTES);
  bytes.set([format.bitsPerPixel, format.depth, Number(format.bigEndian), Number(format.trueColour)]);
  bytes.writeUInt16BE(format.redMax, 4);
  bytes.writeUInt16BE(format.greenMax, 6);
  bytes.writeUInt16BE(format.blueMax, 8);
  bytes.set([format.redShift, format.greenShift, format.blueShift], 10);
  return bytes;
}

/** Null when no pixel can be written so: bits beyond the pixel, or a colour map of more than 256 entries. */
export function readPixelFormat(bytes: Buffer): PixelFormat | null {
  const bitsPerPixel = bytes.readUInt8(0);
  const depth = bytes.readUInt8(1);
  if (bitsPerPixel !== 8 && bitsPerPixel !== 16 && bitsPerPixel !== 32) return null;
  if (depth < 1 || depth > bitsPerPixel) return null;
  const bigEndian = bytes.readUInt8(2) !== 0;
  if (bytes.readUInt8(3) === 0) return bitsPerPixel === 8 ? { ...LOW_COLOUR, trueColour: false } : null;
  const [redMax, greenMax, blueMax] = [4, 6, 8].map((at) => bytes.readUInt16BE(at)) as [number, number, number];
  const [redShift, greenShift, blueShift] = [10, 11, 12].map((at) => bytes.readUInt8(at)) as [number, number, number];
  const parts = [
    [redMax, redShift],
    [greenMax, greenShift],
    [blueMax, blueShift],
  ] as const;
  if (!parts.every(([max, shift]) => fits(max, shift, bitsPerPixel))) return null;
  const shifts = { redShift, greenShift, blueShift };
  return { bitsPerPixel, depth, bigEndian, trueColour: true, redMax, greenMax, blueMax, ...shifts };
}

/** A maximum is a power of two less one, and its bits lie within the pixel. */
function fits(max: number, shift: number, bits: number): boolean {
  return max > 0 && (max & (max + 1)) === 0 && shift + Math.log2(max + 1) <= bits;
}

/** The nearest colour of the format, as a number. */
export function packColour(format: PixelFormat, colour: Colour): number {
  const red = Math.round((((colour >> 16) & 255) * format.redMax) / 255);
  const green = Math.round((((colour >> 8) & 255) * format.greenMax) / 255);
  const blue = Math.round(((colour & 255) * format.blueMax) / 255);
  // Numbers of 32 bits would turn negative when shifted as integers.
  return red * 2 ** format.redShift + green * 2 ** format.greenShift + blue * 2 ** format.blueShift;
}

/** Writes colours one after the other; the same colour is packed once. */
export interface PixelWriter {
  /** Bytes a pixel. */
  readonly size: number;
  /** Gives the offset behind the pixel. */
  write(target: Buffer, offset: number, colour: Colour): number;
}

export function createPixelWriter(format: PixelFormat): PixelWriter {
  const size = format.bitsPerPixel / 8;
  const pack = createPacker(format);
  const { bigEndian } = format;
  return {
    size,
    write(target, offset, colour) {
      const pixel = pack(colour);
      return bigEndian ? target.writeUIntBE(pixel, offset, size) : target.writeUIntLE(pixel, offset, size);
    },
  };
}

/** Colours on a page are few; the bound is for pictures that are not. */
const MOST_REMEMBERED = 4096;

function createPacker(format: PixelFormat): (colour: Colour) => number {
  const packed = new Map<Colour, number>();
  return (colour) => {
    const known = packed.get(colour);
    if (known !== undefined) return known;
    const pixel = packColour(format, colour);
    if (packed.size < MOST_REMEMBERED) packed.set(colour, pixel);
    return pixel;
  };
}

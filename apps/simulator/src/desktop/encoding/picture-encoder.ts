/** Encodes areas of a picture for one connection, in the way its client likes best. */
import type { Canvas } from '../canvas/canvas.ts';
import type { Movement } from '../canvas/movement.ts';
import { type Rectangle, splitRectangle } from '../canvas/rectangle.ts';
import { createDeflateStream, type DeflateStream } from './deflate-stream.ts';
import { ENCODING, getCompressionLevel } from './encoding.ts';
import { encodeHextile } from './hextile.ts';
import { createPixelWriter, type PixelFormat } from './pixel-format.ts';
import { encodeRaw } from './raw.ts';
import { createTightStreams, encodeTight, TIGHT_MOST_WIDTH, type TightStreams } from './tight.ts';
import { encodeZrle } from './zrle.ts';

/** Bounds the memory that one rectangle costs while it is encoded. */
const MOST_PIXELS = 65_536;

export interface PictureEncoder {
  /** Rectangles with their heads; one call after the other, as zlib's streams go on. */
  encode(canvas: Canvas, areas: readonly Rectangle[], format: PixelFormat, kinds: readonly number[]): Promise<Buffer[]>;
  close(): void;
}

export function createPictureEncoder(): PictureEncoder {
  let tight: TightStreams | null = null;
  let zrle: DeflateStream | null = null;
  async function encodeBody(canvas: Canvas, area: Rectangle, format: PixelFormat, kind: number, level: number) {
    if (kind === ENCODING.tight) {
      tight ??= createTightStreams(level);
      return encodeTight(canvas, area, format, tight);
    }
    if (kind === ENCODING.zrle) {
      zrle ??= createDeflateStream(level);
      return encodeZrle(canvas, area, format, zrle);
    }
    const pixel = createPixelWriter(format);
    return kind === ENCODING.hextile ? encodeHextile(canvas, area, pixel) : encodeRaw(canvas, area, pixel);
  }
  return {
    async encode(canvas, areas, format, kinds) {
      const kind = choosePicture(kinds);
      const level = getCompressionLevel(kinds);
      const rectangles: Buffer[] = [];
      for (const area of areas.flatMap((each) => splitRectangle(each, TIGHT_MOST_WIDTH, MOST_PIXELS))) {
        const body = await encodeBody(canvas, area, format, kind, level);
        rectangles.push(Buffer.concat([encodeRectangleHead(area, kind), body]));
      }
      return rectangles;
    },
    close() {
      tight?.close();
      zrle?.close();
    },
  };
}

const PICTURES: readonly number[] = [ENCODING.tight, ENCODING.zrle, ENCODING.hextile, ENCODING.raw];

/** The first of the client's list that is spoken here; raw, which every client draws, when there is none. */
function choosePicture(kinds: readonly number[]): number {
  return kinds.find((kind) => PICTURES.includes(kind)) ?? ENCODING.raw;
}

/** Place, size and encoding: twelve bytes. */
export function encodeRectangleHead({ x, y, width, height }: Rectangle, kind: number): Buffer {
  const head = Buffer.alloc(12);
  for (const [i, value] of [x, y, width, height].entries()) head.writeUInt16BE(value, 2 * i);
  head.writeInt32BE(kind, 8);
  return head;
}

/** CopyRect (RFC 6143, 7.7.2): a rectangle that the client has already, elsewhere. */
export function encodeMovement({ to, fromX, fromY }: Movement): Buffer {
  const from = Buffer.alloc(4);
  from.writeUInt16BE(fromX, 0);
  from.writeUInt16BE(fromY, 2);
  return Buffer.concat([encodeRectangleHead(to, ENCODING.copyRectangle), from]);
}

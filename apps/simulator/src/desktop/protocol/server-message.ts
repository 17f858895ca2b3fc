/** What the server says once a client is in (RFC 6143, 7.6, and the extensions a client lists among its encodings). */
import { ENCODING } from '../encoding/encoding.ts';
import { encodeRectangleHead } from '../encoding/picture-encoder.ts';
import { LOW_COLOUR } from '../encoding/pixel-format.ts';

/** FramebufferUpdate of rectangles that have their heads already. */
export function encodeUpdate(rectangles: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(rectangles.length, 2);
  return Buffer.concat([head, ...rectangles]);
}

/** All 256 entries, so that the number of an entry is its colour in two bits of blue, three of green, three of red. */
export function encodeColourMap(): Buffer {
  const bytes = Buffer.alloc(6 + 256 * 6);
  bytes.writeUInt8(1, 0);
  bytes.writeUInt16BE(256, 4);
  const { redMax, greenMax, blueMax, redShift, greenShift, blueShift } = LOW_COLOUR;
  const part = (entry: number, max: number, shift: number) => Math.round((65_535 * ((entry >> shift) & max)) / max);
  for (let entry = 0; entry < 256; entry++) {
    const at = 6 + 6 * entry;
    bytes.writeUInt16BE(part(entry, redMax, redShift), at);
    bytes.writeUInt16BE(part(entry, greenMax, greenShift), at + 2);
    bytes.writeUInt16BE(part(entry, blueMax, blueShift), at + 4);
  }
  return bytes;
}

/** EndOfContinuousUpdates; sent first when a client lists the extension, to say that it is known here. */
export const encodeEndOfContinuousUpdates = (): Buffer => Buffer.of(150);

/** The other side sends the payload back when the bit of a request is set. */
export const FENCE_REQUEST = 0x8000_0000;
const FENCE_KNOWN = 0x0000_0007;

/** The answer to a fence: its known flags without the request. */
export const answerFence = (flags: number, payload: Buffer): Buffer =>
  encodeFence((flags & FENCE_KNOWN) >>> 0, payload);

export function encodeFence(flags: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt8(248, 0);
  head.writeUInt32BE(flags, 4);
  head.writeUInt8(payload.length, 8);
  return Buffer.concat([head, payload]);
}

/** DesktopSize: the picture has this size from now on, and nothing of it is known. */
export const encodeDesktopSize = (width: number, height: number): Buffer =>
  encodeRectangleHead({ x: 0, y: 0, width, height }, ENCODING.desktopSize);

/** Who changed the size: the server, or a client by SetDesktopSize. */
export const RESIZE_BY = { server: 0, client: 1 } as const;
export const RESIZE_RESULT = { done: 0, prohibited: 1 } as const;

/** ExtendedDesktopSize: one screen over the whole desktop. */
export function encodeExtendedDesktopSize(width: number, height: number, by: number, result: number): Buffer {
  const head = encodeRectangleHead({ x: by, y: result, width, height }, ENCODING.extendedDesktopSize);
  const screen = Buffer.alloc(20);
  screen.writeUInt8(1, 0);
  screen.writeUInt16BE(width, 12);
  screen.writeUInt16BE(height, 14);
  return Buffer.concat([head, screen]);
}

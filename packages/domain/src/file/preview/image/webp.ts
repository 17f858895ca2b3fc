/** WebP (RFC 9649): simple, lossless, extended and moving. */
import { hasAscii, readBig, readLittle } from '../bytes/byte-search.ts';
import { checkImage, type ImageAnswer } from './image-fact.ts';

const HEAD_BYTES = 12;

/** Whether the bytes begin as a WebP. */
export function isWebp(bytes: Uint8Array): boolean {
  return hasAscii(bytes, 'RIFF') && hasAscii(bytes, 'WEBP', 8);
}

/** Walks over the chunks; each is padded to an even number of bytes. */
export function walkWebp(bytes: Uint8Array): ImageAnswer {
  const end = 8 + readLittle(bytes, 4, 4);
  let size: readonly [number, number] = [0, 0];
  let frames = 0;
  let at = HEAD_BYTES;
  while (at + 8 <= Math.min(end, bytes.length)) {
    const drawn = readSize(bytes, at);
    if (drawn) size = [Math.max(size[0], drawn[0]), Math.max(size[1], drawn[1])];
    if (hasAscii(bytes, 'VP8 ', at) || hasAscii(bytes, 'VP8L', at) || hasAscii(bytes, 'ANMF', at)) frames++;
    const length = readLittle(bytes, at + 4, 4);
    at += 8 + length + (length % 2);
  }
  if (at !== end) return 'damaged';
  return checkImage({ width: size[0], height: size[1], frames }, end, bytes);
}

/** Width and height that a chunk states, null where it states none. */
function readSize(bytes: Uint8Array, at: number): readonly [number, number] | null {
  const data = at + 8;
  if (hasAscii(bytes, 'VP8X', at)) return [1 + readLittle(bytes, data + 4, 3), 1 + readLittle(bytes, data + 7, 3)];
  if (hasAscii(bytes, 'VP8 ', at) && readBig(bytes, data + 3, 3) === 0x9d012a) {
    return [readLittle(bytes, data + 6, 2) & 0x3fff, readLittle(bytes, data + 8, 2) & 0x3fff];
  }
  if (hasAscii(bytes, 'VP8L', at) && bytes[data] === 0x2f) {
    const bits = readLittle(bytes, data + 1, 4);
    return [1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)];
  }
  return null;
}

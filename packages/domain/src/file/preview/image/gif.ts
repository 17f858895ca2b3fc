/** GIF (87a and 89a). */
import { hasAscii, readLittle } from '../bytes/byte-search.ts';
import { checkImage, type ImageAnswer } from './image-fact.ts';

const SCREEN = 6;
const SCREEN_BYTES = 7;
/** First byte of a block, by its kind. */
const BLOCK = { extension: 0x21, image: 0x2c, trailer: 0x3b } as const;

/** Whether the bytes begin as a GIF. */
export function isGif(bytes: Uint8Array): boolean {
  return hasAscii(bytes, 'GIF8');
}

/** Walks over the blocks. The screen and every picture count for the size. */
export function walkGif(bytes: Uint8Array): ImageAnswer {
  if (!hasAscii(bytes, 'GIF87a') && !hasAscii(bytes, 'GIF89a')) return 'damaged';
  // Begins of a script whose sizes are its letters: `GIF89a/*`, `GIF89a=1`.
  if (hasAscii(bytes, '/*', SCREEN) || hasAscii(bytes, '=', SCREEN)) return 'two-types';
  let [width, height] = [readLittle(bytes, SCREEN, 2), readLittle(bytes, SCREEN + 2, 2)];
  let frames = 0;
  let at = SCREEN + SCREEN_BYTES + paletteBytes(bytes[SCREEN + 4] ?? 0);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === BLOCK.trailer) return checkImage({ width, height, frames }, at + 1, bytes);
    if (block === BLOCK.extension) at = skipParts(bytes, at + 2);
    else if (block === BLOCK.image) {
      frames++;
      width = Math.max(width, readLittle(bytes, at + 5, 2));
      height = Math.max(height, readLittle(bytes, at + 7, 2));
      at = skipParts(bytes, at + 11 + paletteBytes(bytes[at + 9] ?? 0));
    } else return 'damaged';
  }
  return 'damaged';
}

/** Bytes of the palette that a byte of flags announces. */
function paletteBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Behind a row of parts, each with its length before it, that ends with an empty one. */
function skipParts(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length;
  return at + 1;
}

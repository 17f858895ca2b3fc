/** PNG (ISO/IEC 15948), with the animation of APNG. */
import { hasAscii, readBig } from '../bytes/byte-search.ts';
import { checkImage, type ImageAnswer } from './image-fact.ts';

const SIGNATURE = '\x89PNG\r\n\x1A\n';
const HEADER_BYTES = 13;
/** Length, type and checksum around the data of a chunk. */
const FRAME_BYTES = 12;

/** Whether the bytes begin as a PNG. */
export function isPng(bytes: Uint8Array): boolean {
  return hasAscii(bytes, SIGNATURE);
}

/** Walks over the chunks. */
export function walkPng(bytes: Uint8Array): ImageAnswer {
  let at = SIGNATURE.length;
  if (readBig(bytes, at, 4) !== HEADER_BYTES || !hasAscii(bytes, 'IHDR', at + 4)) return 'damaged';
  const [width, height] = [readBig(bytes, at + 8, 4), readBig(bytes, at + 12, 4)];
  let frames = 1;
  let hasPixels = false;
  while (at + FRAME_BYTES <= bytes.length) {
    const next = at + FRAME_BYTES + readBig(bytes, at, 4);
    // Data of the last chunk would be bytes behind the image.
    if (hasAscii(bytes, 'IEND', at + 4)) {
      return hasPixels ? checkImage({ width, height, frames }, at + FRAME_BYTES, bytes) : 'damaged';
    }
    if (hasAscii(bytes, 'IDAT', at + 4)) hasPixels = true;
    if (hasAscii(bytes, 'acTL', at + 4)) frames = readBig(bytes, at + 8, 4);
    at = next;
  }
  return 'damaged';
}

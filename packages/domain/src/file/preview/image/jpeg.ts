/** JPEG (ITU-T T.81), baseline and progressive, in its own file or that of a camera. */
import { hasAscii, readBig } from '../bytes/byte-search.ts';
import { checkImage, type ImageAnswer, type ImageFacts } from './image-fact.ts';

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APPLICATION_0 = 0xe0;
/** Frame headers; C4, C8 and CC among them are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Restart markers and TEM have no length. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Whether the bytes begin as a JPEG. */
export function isJpeg(bytes: Uint8Array): boolean {
  return readBig(bytes, 0, 3) === 0xffd8ff;
}

/** Walks over the segments and past the scans. */
export function walkJpeg(bytes: Uint8Array): ImageAnswer {
  let facts: ImageFacts | null = null;
  let hasScan = false;
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return 'damaged';
    const marker = bytes[at + 1] as number;
    const data = at + 4;
    if (marker === END_OF_IMAGE) return facts && hasScan ? checkImage(facts, at + 2, bytes) : 'damaged';
    if (marker === 0xff || standsAlone(marker)) {
      // Any number of FF may stand before a marker.
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = readBig(bytes, at + 2, 2);
    if (length < 2) return 'damaged';
    // A script in a comment needs a first segment of its own making.
    if (marker === APPLICATION_0 && at === 2 && !hasAscii(bytes, 'JFIF\0', data) && !hasAscii(bytes, 'JFXX\0', data))
      return 'two-types';
    if (isFrame(marker)) {
      if (facts) return 'damaged';
      facts = { height: readBig(bytes, data + 1, 2), width: readBig(bytes, data + 3, 2), frames: 1 };
    }
    at += 2 + length;
    if (marker === START_OF_SCAN) {
      hasScan = true;
      at = findMarker(bytes, at);
    }
  }
  return 'damaged';
}

/** The next marker behind coded pixels, in which FF is followed by 0 and restart markers may stand. */
function findMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && !standsAlone(marker)) return at;
  }
  return bytes.length;
}

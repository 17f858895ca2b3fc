/** What is read of an image without decoding it: the walk over its parts must end where the file ends. */
import type { PreviewRefusalCode } from '../../refusal/preview-refusal.ts';

export interface ImageFacts {
  readonly width: number;
  readonly height: number;
  /** 1 for an image that does not move. */
  readonly frames: number;
}

/** The facts, or why the image is not shown. */
export type ImageAnswer = ImageFacts | PreviewRefusalCode;

const SIDE_PIXELS = 16_384;
const PIXELS = 50_000_000;
const FRAMES = 500;

/** The facts of an image whose end was found at `end`, when it is the end of the file and a browser can draw it. */
export function checkImage(facts: ImageFacts, end: number, { length }: Uint8Array): ImageAnswer {
  if (end !== length) return end < length ? 'trailing-data' : 'damaged';
  const { width, height, frames } = facts;
  if (width === 0 || height === 0 || frames === 0) return 'damaged';
  if (Math.max(width, height) > SIDE_PIXELS || width * height > PIXELS) return 'too-many-pixels';
  return frames > FRAMES ? 'too-many-frames' : facts;
}

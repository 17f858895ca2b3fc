/** Size of a JPEG by its frame header, and the picture without what cameras write beside it. */
import { type JpegSegment, MARKER, readJpegSegments } from './jpeg-segment.ts';

const { SOS, APP0, APP14, APP15, COM } = MARKER;

export interface JpegHeader {
  readonly width: number;
  readonly height: number;
  /** 1 for grey, 3 for colour. */
  readonly components: number;
  readonly isProgressive: boolean;
}

export interface JpegPicture extends JpegHeader {
  /**
   * From start to end marker without comments and application data but those that tell the colours: EXIF may hold a
   * thumbnail in which a privacy zone is open, and what follows the end may be another file.
   */
  readonly bytes: Uint8Array;
}

/** A side is at most so long: a picture of 65,000 pixels a side fills the memory of whatever decodes it. */
export const MAX_SIDE_PIXELS = 8192;
/** Frames of all kinds (SOF0 to SOF15) without the three markers of that range that are none. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isMetadata = (marker: number) => marker === COM || (marker > APP0 && marker <= APP15 && marker !== APP14);

/** Null when the bytes are no whole baseline or progressive JPEG of a bounded size with one frame and a scan. */
export function readJpeg(bytes: Uint8Array): JpegPicture | null {
  const segments = readJpegSegments(bytes);
  const frames = segments?.filter(({ marker }) => isFrame(marker)) ?? [];
  const [frame] = frames;
  if (!segments || !frame || frames.length > 1 || !segments.some(({ marker }) => marker === SOS)) return null;
  const header = readFrame(bytes, frame);
  if (header === null) return null;
  const kept = segments.filter(({ marker }) => !isMetadata(marker));
  return { ...header, bytes: Buffer.concat(kept.map(({ from, to }) => bytes.subarray(from, to))) };
}

function readFrame(bytes: Uint8Array, { marker, from, to }: JpegSegment): JpegHeader | null {
  const components = bytes[from + 9] ?? 0;
  const [bits, height, width] = [bytes[from + 4], word(bytes, from + 5), word(bytes, from + 7)];
  // Baseline, extended and progressive Huffman are what browsers draw.
  if (marker > 0xc2 || bits !== 8 || (components !== 1 && components !== 3)) return null;
  if (to - from !== 10 + 3 * components) return null;
  if (width === 0 || height === 0 || Math.max(width, height) > MAX_SIDE_PIXELS) return null;
  return { width, height, components, isProgressive: marker === 0xc2 };
}

const word = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

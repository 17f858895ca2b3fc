/** The segments of a JPEG (ITU-T T.81, B.1), without decoding what they hold. */

export interface JpegSegment {
  /** The byte after 0xFF. */
  readonly marker: number;
  /** From its 0xFF up to, not including, the next segment; a scan is part of its `SOS`. */
  readonly from: number;
  readonly to: number;
}

/** Markers by their names in the standard. */
export const MARKER = { SOI: 0xd8, EOI: 0xd9, SOS: 0xda, APP0: 0xe0, APP14: 0xee, APP15: 0xef, COM: 0xfe } as const;

/** More segments than any camera writes: a picture of ten thousand empty ones is an attack. */
const MAX_SEGMENTS = 500;

/** From `SOI` to `EOI`, what follows is left out; null when the bytes are no whole JPEG. */
export function readJpegSegments(bytes: Uint8Array): readonly JpegSegment[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== MARKER.SOI) return null;
  const segments: JpegSegment[] = [{ marker: MARKER.SOI, from: 0, to: 2 }];
  let at = 2;
  while (at + 1 < bytes.length && segments.length < MAX_SEGMENTS) {
    const marker = bytes[at + 1] as number;
    if (bytes[at] !== 0xff || isWithoutLength(marker)) return null;
    // A marker may be preceded by any number of fill bytes 0xFF.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === MARKER.EOI) return [...segments, { marker, from: at, to: at + 2 }];
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    const to = marker === MARKER.SOS ? findScanEnd(bytes, end) : end;
    segments.push({ marker, from: at, to });
    at = to;
  }
  return null;
}

/** `SOI` within a picture, restarts and reserved markers: none of them begins a segment. */
const isWithoutLength = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= MARKER.SOI);

/** In a scan 0xFF is followed by 0x00 or a restart marker; anything else begins the next segment. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** The smallest files of each type that is shown, made of their parts, for tests that change one of them. */

/** Bytes of letters, each from U+0000 to U+00FF, and of other bytes, one after the other. */
export function joinBytes(...parts: readonly (string | Uint8Array | readonly number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : Array.from(part),
    ),
  );
}

const big = (value: number, count: number) =>
  Array.from({ length: count }, (_, n) => (value >>> (8 * (count - 1 - n))) & 255);
const little = (value: number, count: number) => big(value, count).reverse();

/** A chunk of a PNG; its checksum is not true, and not looked at. */
export const buildPngChunk = (type: string, data: Uint8Array) => joinBytes(big(data.length, 4), type, data, 'crc.');
export const buildPngHeader = (width: number, height: number) =>
  buildPngChunk('IHDR', joinBytes(big(width, 4), big(height, 4), [8, 6, 0, 0, 0]));
export const PNG_SIGNATURE = joinBytes('\x89PNG\r\n\x1A\n');
export const PNG_END = buildPngChunk('IEND', joinBytes());
export const PNG_PIXELS = buildPngChunk('IDAT', joinBytes('pixels'));
export const makePng = (width = 1, height = 1, ...parts: readonly Uint8Array[]) =>
  joinBytes(PNG_SIGNATURE, buildPngHeader(width, height), ...parts, PNG_PIXELS, PNG_END);

/** A segment of a JPEG, with the length of its data. */
export const buildJpegSegment = (marker: number, data: Uint8Array) =>
  joinBytes([0xff, marker], big(data.length + 2, 2), data);
export const buildJpegFrame = (width: number, height: number, marker = 0xc0) =>
  buildJpegSegment(marker, joinBytes([8], big(height, 2), big(width, 2), [1, 1, 0x11, 0]));
export const JPEG_SCAN = joinBytes(
  buildJpegSegment(0xda, joinBytes([1, 1, 0, 0, 63, 0])),
  [0x5a, 0xff, 0, 0x17, 0xff, 0xd0, 0x33],
);
export const JFIF = buildJpegSegment(0xe0, joinBytes('JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]));
export const makeJpeg = (width = 1, height = 1, ...parts: readonly Uint8Array[]) =>
  joinBytes([0xff, 0xd8], JFIF, ...parts, buildJpegFrame(width, height), JPEG_SCAN, [0xff, 0xd9]);

export const GIF_PICTURE = joinBytes([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0], [2, 2, 0x44, 1, 0]);
export const makeGif = (width = 1, height = 1, ...parts: readonly Uint8Array[]) =>
  joinBytes('GIF89a', little(width, 2), little(height, 2), [0x80, 0, 0], 'paleto', ...parts, GIF_PICTURE, ';');

/** A chunk of a WebP, padded to an even number of bytes. */
export const buildWebpChunk = (type: string, data: Uint8Array) =>
  joinBytes(type, little(data.length, 4), data, data.length % 2 ? [0] : []);
export const buildLosslessWebp = (width: number, height: number) =>
  buildWebpChunk('VP8L', joinBytes([0x2f], little(((width - 1) | ((height - 1) << 14)) >>> 0, 4), 'pixels'));
export const makeWebp = (...chunks: readonly Uint8Array[]) => {
  const data = joinBytes('WEBP', ...chunks);
  return joinBytes('RIFF', little(data.length, 4), data);
};

export const makePdf = (body = '1 0 obj << /Type /Catalog >> endobj\n') =>
  joinBytes(`%PDF-1.7\n${body}trailer <<>>\n%%EOF\n`);

/** The last record of a ZIP, with room for a comment. */
export const ZIP_END = joinBytes('PK\x05\x06', Array(18).fill(0));

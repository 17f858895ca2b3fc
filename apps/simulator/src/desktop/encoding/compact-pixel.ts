/** Pixels without their unused byte: TPIXEL of Tight and CPIXEL of ZRLE. */
import { createPixelWriter, type PixelFormat, type PixelWriter } from './pixel-format.ts';

const isEightBitsEach = ({ redMax, greenMax, blueMax }: PixelFormat) =>
  redMax === 255 && greenMax === 255 && blueMax === 255;

/** TPIXEL (RFB community specification, Tight): red, green, blue where a pixel of 32 bits has a depth of 24. */
export function createTightPixelWriter(format: PixelFormat): PixelWriter {
  if (format.bitsPerPixel !== 32 || format.depth !== 24 || !isEightBitsEach(format)) return createPixelWriter(format);
  return { size: 3, write: (target, offset, colour) => target.writeUIntBE(colour, offset, 3) };
}

/** CPIXEL (RFC 6143, 7.7.5): three of four bytes, in the order of the pixel, where all colour bits lie in them. */
export function createZrlePixelWriter(format: PixelFormat): PixelWriter {
  const whole = createPixelWriter(format);
  if (format.bitsPerPixel !== 32 || format.depth > 24) return whole;
  const ends = [
    [format.redMax, format.redShift],
    [format.greenMax, format.greenShift],
    [format.blueMax, format.blueShift],
  ].map(([max = 0, shift = 0]) => ({ low: shift, high: shift + Math.log2(max + 1) }));
  const isLow = ends.every(({ high }) => high <= 24);
  const isHigh = ends.every(({ low }) => low >= 8);
  if (!isLow && !isHigh) return whole;
  const skipped = isLow === format.bigEndian ? 1 : 0;
  const pixel = Buffer.alloc(4);
  return {
    size: 3,
    write(target, offset, colour) {
      whole.write(pixel, 0, colour);
      pixel.copy(target, offset, skipped, skipped + 3);
      return offset + 3;
    },
  };
}

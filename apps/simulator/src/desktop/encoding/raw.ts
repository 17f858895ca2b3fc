/** Raw (RFC 6143, 7.7.1): pixel after pixel. */
import type { Canvas } from '../canvas/canvas.ts';
import type { Rectangle } from '../canvas/rectangle.ts';
import type { PixelWriter } from './pixel-format.ts';

/** The pixels of an area, row by row. */
export function encodeRaw(canvas: Canvas, { x, y, width, height }: Rectangle, pixel: PixelWriter): Buffer {
  const bytes = Buffer.alloc(width * height * pixel.size);
  let offset = 0;
  for (let row = y; row < y + height; row++) {
    const from = row * canvas.width + x;
    for (let i = from; i < from + width; i++) offset = pixel.write(bytes, offset, canvas.pixels[i] as number);
  }
  return bytes;
}

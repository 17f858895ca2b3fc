/** The colours of an area. */
import type { Canvas, Colour } from '../canvas/canvas.ts';
import type { Rectangle } from '../canvas/rectangle.ts';

/** Every colour that occurs, the most frequent first; null when there are more than `most`. */
export function listColours(
  canvas: Canvas,
  { x, y, width, height }: Rectangle,
  most: number,
): readonly Colour[] | null {
  const counts = new Map<Colour, number>();
  for (let row = y; row < y + height; row++) {
    const from = row * canvas.width + x;
    for (let i = from; i < from + width; i++) {
      const colour = canvas.pixels[i] as number;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
      if (counts.size > most) return null;
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
}

/** The number of each pixel's colour in the palette, `bits` each, the first in the high bits; rows begin at a byte. */
export function packIndices(
  canvas: Canvas,
  { x, y, width, height }: Rectangle,
  palette: readonly Colour[],
  bits: 1 | 2 | 4 | 8,
): Buffer {
  const index = new Map(palette.map((colour, i) => [colour, i]));
  const stride = Math.ceil((width * bits) / 8);
  const bytes = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row++) {
    const from = (y + row) * canvas.width + x;
    for (let i = 0; i < width; i++) {
      const at = row * stride + ((i * bits) >> 3);
      const shift = 8 - bits - ((i * bits) & 7);
      bytes[at] = (bytes[at] as number) | ((index.get(canvas.pixels[from + i] as number) ?? 0) << shift);
    }
  }
  return bytes;
}

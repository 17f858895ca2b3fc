/** The three planes of a picture: brightness at full size, the two of colour at half (4:2:0). */
import type { Raster } from '../raster.ts';

/** Samples around 0, row after row; sides are filled up by repeating the last pixel. */
export interface Plane {
  readonly width: number;
  readonly samples: Float64Array;
}

/** Of a picture as JFIF defines them; sides of the first plane are multiples of 16. */
export function toPlanes({ width, height, pixels }: Raster): readonly [Plane, Plane, Plane] {
  const [wide, high] = [Math.ceil(width / 16) * 16, Math.ceil(height / 16) * 16];
  const luminance = new Float64Array(wide * high);
  const [blue, red] = [new Float64Array((wide * high) / 4), new Float64Array((wide * high) / 4)];
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const at = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 3;
      const [r, g, b] = [pixels[at], pixels[at + 1], pixels[at + 2]] as [number, number, number];
      const bright = 0.299 * r + 0.587 * g + 0.114 * b;
      luminance[y * wide + x] = bright - 128;
      // Each sample of colour is the mean of four pixels.
      const half = (y >> 1) * (wide / 2) + (x >> 1);
      blue[half] = (blue[half] as number) + (0.564 * (b - bright)) / 4;
      red[half] = (red[half] as number) + (0.713 * (r - bright)) / 4;
    }
  }
  return [
    { width: wide, samples: luminance },
    { width: wide / 2, samples: blue },
    { width: wide / 2, samples: red },
  ];
}

/** Copies the 8 × 8 block whose upper left sample is at `x`, `y`. */
export function copyBlock({ width, samples }: Plane, x: number, y: number, block: Float64Array): void {
  for (let row = 0; row < 8; row++) {
    const from = (y + row) * width + x;
    block.set(samples.subarray(from, from + 8), row * 8);
  }
}

/** The time that a camera writes into its picture, in dots of a font of 5 × 7. */
import type { Raster } from '../raster.ts';

/** Rows from the top, five dots each, the left one first. */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  0: [14, 17, 19, 21, 25, 17, 14],
  1: [4, 12, 4, 4, 4, 4, 14],
  2: [14, 17, 1, 2, 4, 8, 31],
  3: [31, 2, 4, 2, 1, 17, 14],
  4: [2, 6, 10, 18, 31, 2, 2],
  5: [31, 16, 30, 1, 1, 17, 14],
  6: [6, 8, 16, 30, 17, 17, 14],
  7: [31, 1, 2, 4, 8, 8, 8],
  8: [14, 17, 17, 14, 17, 17, 14],
  9: [14, 17, 17, 15, 1, 2, 12],
  ':': [0, 12, 12, 0, 12, 12, 0],
  '-': [0, 0, 0, 31, 0, 0, 0],
  Z: [31, 1, 2, 4, 8, 16, 31],
};
const [COLUMNS, ROWS] = [5, 7];

/** `2026-11-23 12:00:05Z` on a dark bar in the upper left corner; `dot` is the side of a dot in pixels. */
export function paintTime(raster: Raster, seconds: number, dot: number): void {
  const text = new Date(Math.floor(seconds) * 1000).toISOString().replace('T', ' ').replace('.000', '');
  const step = (COLUMNS + 1) * dot;
  raster.fillBox(0, 0, text.length * step + 3 * dot, (ROWS + 4) * dot, [0, 0, 0], 0.6);
  [...text].forEach((letter, i) => {
    const rows = GLYPHS[letter] ?? [];
    rows.forEach((bits, row) => {
      for (let column = 0; column < COLUMNS; column++) {
        if ((bits & (16 >> column)) === 0) continue;
        raster.fillBox(2 * dot + i * step + column * dot, (row + 2) * dot, dot, dot, [255, 255, 255]);
      }
    });
  });
}

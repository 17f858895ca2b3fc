/**
 * The world's heights and depths as one grid of grey values, 2 arc minutes a cell, from the level-3 tiles of
 * the Debian package `marble-qt-data` (derived from SRTM30 and its bathymetry). Grey is not linear in metres.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { unpackDebianPackage } from './debian-package.ts';

/** Cells along each side of a tile, and how many tiles the world has. */
const TILE = { size: 675, rows: 8, columns: 16 } as const;

/** Row 0 is the north edge, column 0 begins at 180° W; both edges of a cell count, so a centre is at +0.5. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/**
 * Depth in metres and the grey value drawn there. The grid names no unit; these come from matching its
 * area-weighted distribution over the oceans with the hypsometry of Menard and Smith (1966, Journal of
 * Geophysical Research 71, 4305–4325: 7.5 % of the sea is shallower than 200 m, 45.7 % than 4000 m, …).
 * Spot checks agree within one band: Rockall Trough, Bay of Biscay, Norwegian Trench, Gulf of Finland.
 */
export const GREY_OF_DEPTH_METRES: ReadonlyMap<number, number> = new Map([
  [200, 71.2],
  [1000, 61.5],
  [2000, 52.3],
  [3000, 44.0],
  [4000, 36.5],
  [5000, 28.9],
  [6000, 22.1],
]);

export async function readElevationGrid(): Promise<Grid> {
  const folder = join(unpackDebianPackage('marble-qt-data'), 'usr/share/marble/data/maps/earth/srtm/3');
  const width = TILE.columns * TILE.size;
  const height = TILE.rows * TILE.size;
  const values = new Float32Array(width * height);
  for (let row = 0; row < TILE.rows; row++) {
    for (let column = 0; column < TILE.columns; column++) {
      const file = join(folder, sixDigits(row), `${sixDigits(row)}_${sixDigits(column)}.jpg`);
      const pixels = await sharp(file).extractChannel(0).raw().toBuffer();
      for (let y = 0; y < TILE.size; y++) {
        const from = y * TILE.size;
        values.set(pixels.subarray(from, from + TILE.size), (row * TILE.size + y) * width + column * TILE.size);
      }
    }
  }
  return { width, height, values };
}

const sixDigits = (number: number): string => String(number).padStart(6, '0');

/** Square tiles of Web Mercator, and reading a latitude-longitude grid where their pixels lie. */
import type { Grid } from '../sources/elevation-grid.ts';

export const TILE_PIXELS = 512;

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Fractional column and row of `grid` under each pixel column and row of a tile. */
export interface TileSampling {
  readonly columns: Float64Array;
  readonly rows: Float64Array;
}

export function computeSampling(
  tile: TileAddress,
  grid: { readonly width: number; readonly height: number },
): TileSampling {
  const worldPixels = TILE_PIXELS * 2 ** tile.z;
  const columns = new Float64Array(TILE_PIXELS);
  const rows = new Float64Array(TILE_PIXELS);
  for (let pixel = 0; pixel < TILE_PIXELS; pixel++) {
    const across = (tile.x * TILE_PIXELS + pixel + 0.5) / worldPixels;
    const down = (tile.y * TILE_PIXELS + pixel + 0.5) / worldPixels;
    const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * down))) * 180) / Math.PI;
    columns[pixel] = across * grid.width - 0.5;
    rows[pixel] = ((90 - latitude) / 180) * grid.height - 0.5;
  }
  return { columns, rows };
}

/** The grid's values under every pixel of a tile, interpolated between the four nearest cells, row by row. */
export function sampleTile(grid: Grid, tile: TileAddress): Float32Array {
  const { columns, rows } = computeSampling(tile, grid);
  const { width, height, values } = grid;
  const result = new Float32Array(TILE_PIXELS * TILE_PIXELS);
  for (let y = 0; y < TILE_PIXELS; y++) {
    const row = Math.min(Math.max(rows[y] ?? 0, 0), height - 1);
    const north = Math.floor(row) * width;
    const south = Math.min(Math.floor(row) + 1, height - 1) * width;
    const down = row % 1;
    for (let x = 0; x < TILE_PIXELS; x++) {
      const column = ((columns[x] ?? 0) + width) % width;
      const west = Math.floor(column);
      const east = (west + 1) % width;
      const right = column - west;
      const upper = (values[north + west] ?? 0) * (1 - right) + (values[north + east] ?? 0) * right;
      const lower = (values[south + west] ?? 0) * (1 - right) + (values[south + east] ?? 0) * right;
      result[y * TILE_PIXELS + x] = upper * (1 - down) + lower * down;
    }
  }
  return result;
}

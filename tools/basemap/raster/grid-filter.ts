import type { Grid } from '../sources/elevation-grid.ts';

/** The same grid at half the size, each cell the mean of four. */
export function halveGrid(grid: Grid): Grid {
  const width = grid.width >> 1;
  const height = grid.height >> 1;
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 2 * y * grid.width + 2 * x;
      const sum =
        value(grid, at) + value(grid, at + 1) + value(grid, at + grid.width) + value(grid, at + grid.width + 1);
      values[y * width + x] = sum / 4;
    }
  }
  return { width, height, values };
}

/** Gaussian blur; columns wrap round the world, rows repeat at the poles. `sigma` in cells. */
export function blurGrid(grid: Grid, sigma: number): Grid {
  const kernel = gaussian(sigma);
  return blurDown(
    blurAcross(grid, () => kernel),
    kernel,
  );
}

/**
 * Gaussian blur that looks round in Web Mercator: a cell there is as narrow as the cosine of its latitude, so
 * that many more cells are averaged from west to east. `sigma` in cells at the equator.
 */
export function blurGridOnMap(grid: Grid, sigma: number): Grid {
  const across = Array.from({ length: grid.height }, (_, y) => gaussian(sigma * computeEastWestStretch(grid, y)));
  return blurDown(
    blurAcross(grid, (y) => across[y] ?? []),
    gaussian(sigma),
  );
}

/** How many cells of row `y` are as wide on the map as one is high; held at 5 towards the poles. */
export function computeEastWestStretch(grid: Grid, y: number): number {
  return 1 / Math.max(Math.cos((0.5 - (y + 0.5) / grid.height) * Math.PI), 0.2);
}

function blurAcross(grid: Grid, kernelOf: (y: number) => readonly number[]): Grid {
  const { width, height } = grid;
  const values = new Float32Array(grid.values.length);
  for (let y = 0; y < height; y++) {
    const kernel = kernelOf(y);
    const reach = (kernel.length - 1) / 2;
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let step = -reach; step <= reach; step++) {
        sum += (kernel[step + reach] ?? 0) * value(grid, y * width + ((x + step + width) % width));
      }
      values[y * width + x] = sum;
    }
  }
  return { width, height, values };
}

function blurDown(grid: Grid, kernel: readonly number[]): Grid {
  const { width, height } = grid;
  const reach = (kernel.length - 1) / 2;
  const values = new Float32Array(grid.values.length);
  for (let y = 0; y < height; y++) {
    for (let step = -reach; step <= reach; step++) {
      const weight = kernel[step + reach] ?? 0;
      const from = Math.min(Math.max(y + step, 0), height - 1) * width;
      for (let x = 0; x < width; x++)
        values[y * width + x] = value({ values }, y * width + x) + weight * value(grid, from + x);
    }
  }
  return { width, height, values };
}

function gaussian(sigma: number): number[] {
  const reach = Math.ceil(sigma * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma ** 2)),
  );
  const total = weights.reduce((a, b) => a + b);
  return weights.map((weight) => weight / total);
}

const value = (grid: Pick<Grid, 'values'>, at: number): number => grid.values[at] ?? 0;

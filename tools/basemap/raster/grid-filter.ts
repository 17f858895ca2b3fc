import type { Grid } from '../sources/elevation-grid.ts';

/** The same grid at half the size, each cell the mean of four. */
export function halve(grid: Grid): Grid {
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
export function blur(grid: Grid, sigma: number): Grid {
  const kernel = gaussian(sigma);
  const wrap = (x: number): number => (x + grid.width) % grid.width;
  const clamp = (y: number): number => Math.min(Math.max(y, 0), grid.height - 1);
  const across = convolve(grid, kernel, (x, y, step) => y * grid.width + wrap(x + step));
  return convolve(across, kernel, (x, y, step) => clamp(y + step) * grid.width + x);
}

function convolve(
  grid: Grid,
  kernel: readonly number[],
  neighbour: (x: number, y: number, step: number) => number,
): Grid {
  const reach = (kernel.length - 1) / 2;
  const values = new Float32Array(grid.values.length);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      let sum = 0;
      for (let step = -reach; step <= reach; step++) {
        sum += (kernel[step + reach] ?? 0) * value(grid, neighbour(x, y, step));
      }
      values[y * grid.width + x] = sum;
    }
  }
  return { ...grid, values };
}

function gaussian(sigma: number): number[] {
  const reach = Math.ceil(sigma * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma ** 2)),
  );
  const total = weights.reduce((a, b) => a + b);
  return weights.map((weight) => weight / total);
}

const value = (grid: Grid, at: number): number => grid.values[at] ?? 0;

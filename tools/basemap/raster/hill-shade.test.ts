import { describe, expect, it } from 'vitest';
import type { Grid } from '../sources/elevation-grid.ts';
import { computeHillShade } from './hill-shade.ts';

const WIDTH = 64;
const HEIGHT = 32;

function gridOf(grey: (x: number, y: number) => number): Grid {
  const values = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => grey(at % WIDTH, Math.floor(at / WIDTH)));
  return { width: WIDTH, height: HEIGHT, values };
}

const shadeAt = (grid: Grid, x: number, y: number): number =>
  computeHillShade(grid).values[y * WIDTH + x] ?? Number.NaN;

describe('computeHillShade', () => {
  const ridge = gridOf((x) => 200 - 6 * Math.abs(x - 32));

  it('lights the west side of a ridge and shades its east side', () => {
    expect(shadeAt(ridge, 26, 16)).toBeGreaterThan(0.3);
    expect(shadeAt(ridge, 38, 16)).toBeLessThan(-0.3);
  });

  it('leaves flat land, shallow water and the step between them unshaded', () => {
    const shore = gridOf((x) => (x < 32 ? 106 : 80));
    for (const x of [10, 31, 32, 50]) expect(shadeAt(shore, x, 16)).toBeCloseTo(0);
  });

  it('takes steps of one grey for noise', () => {
    expect(
      shadeAt(
        gridOf((x) => 150 + (x % 2)),
        20,
        16,
      ),
    ).toBeCloseTo(0);
  });

  it('goes on across 180°', () => {
    const atDateline = gridOf((x) => 200 - 6 * Math.min(x, WIDTH - x));
    expect(shadeAt(atDateline, 60, 16)).toBeGreaterThan(0.3);
    expect(shadeAt(atDateline, 4, 16)).toBeLessThan(-0.3);
  });
});

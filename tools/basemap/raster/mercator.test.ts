import { describe, expect, it } from 'vitest';
import { computeSampling, sampleTile, TILE_PIXELS } from './mercator.ts';

const WIDTH = 360;
const HEIGHT = 180;

describe('computeSampling', () => {
  it('puts the equator in the middle of the world tile and its upper edge at 85.05° N', () => {
    const { rows } = computeSampling({ z: 0, x: 0, y: 0 }, { width: WIDTH, height: HEIGHT });
    const latitude = (pixel: number): number => 90 - ((rows[pixel] ?? 0) + 0.5);
    expect((latitude(TILE_PIXELS / 2 - 1) + latitude(TILE_PIXELS / 2)) / 2).toBeCloseTo(0);
    expect(latitude(0)).toBeCloseTo(85.02, 1);
  });

  it('begins at 180° W and goes on from tile to tile', () => {
    const grid = { width: WIDTH, height: HEIGHT };
    const east = computeSampling({ z: 1, x: 1, y: 0 }, grid).columns[0] ?? 0;
    const west = computeSampling({ z: 1, x: 0, y: 0 }, grid).columns.at(-1) ?? 0;
    expect(east - west).toBeCloseTo(WIDTH / (2 * TILE_PIXELS));
  });
});

describe('sampleTile', () => {
  it('reads the value of the cell under a pixel, between cells in proportion', () => {
    const values = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => Math.floor(at / WIDTH));
    const sampled = sampleTile({ width: WIDTH, height: HEIGHT, values }, { z: 0, x: 0, y: 0 });
    const middle = sampled[(TILE_PIXELS / 2) * TILE_PIXELS] ?? 0;
    expect(middle).toBeGreaterThan(HEIGHT / 2 - 0.5);
    expect(middle).toBeLessThan(HEIGHT / 2 + 0.5);
  });

  it('joins the first and the last column of the world without a seam', () => {
    const values = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
      Math.cos(((at % WIDTH) / WIDTH) * 2 * Math.PI),
    );
    const sampled = sampleTile({ width: WIDTH, height: HEIGHT, values }, { z: 0, x: 0, y: 0 });
    expect(Math.abs((sampled[0] ?? 0) - (sampled[TILE_PIXELS - 1] ?? 9))).toBeLessThan(0.02);
  });
});

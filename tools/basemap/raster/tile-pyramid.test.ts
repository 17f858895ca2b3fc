import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TILE_PIXELS } from './mercator.ts';
import { paintPyramid } from './tile-pyramid.ts';

const grey = (value: number): Uint8Array => new Uint8Array(TILE_PIXELS * TILE_PIXELS).fill(value);

async function greyAt(bytes: Uint8Array, x: number, y: number): Promise<number> {
  const pixels = await sharp(bytes).extractChannel(0).raw().toBuffer();
  return pixels[y * TILE_PIXELS + x] ?? -1;
}

describe('paintPyramid', () => {
  it('paints the deepest zoom and shows it at half the size above', async () => {
    const tiles = await paintPyramid({
      maxZoom: 1,
      channels: 1,
      quality: () => 90,
      paint: async ({ x, y }) => ({ pixels: grey(40 + 100 * x + 50 * y), isStored: true }),
    });
    expect(tiles.map(({ z, x, y }) => `${z}/${x}/${y}`).sort()).toEqual(['0/0/0', '1/0/0', '1/0/1', '1/1/0', '1/1/1']);
    const world = tiles.find(({ z }) => z === 0)?.bytes ?? new Uint8Array();
    expect(Math.abs((await greyAt(world, 100, 100)) - 40)).toBeLessThan(4);
    expect(Math.abs((await greyAt(world, 400, 400)) - 190)).toBeLessThan(4);
  });

  it('leaves out what the zoom above shows as well, but counts it there', async () => {
    const tiles = await paintPyramid({
      maxZoom: 1,
      channels: 1,
      quality: () => 90,
      paint: async ({ x }) => ({ pixels: grey(120), isStored: x === 1 }),
    });
    expect(tiles.filter(({ z }) => z === 1).map(({ x }) => x)).toEqual([1, 1]);
    expect(
      Math.abs((await greyAt(tiles.find(({ z }) => z === 0)?.bytes ?? new Uint8Array(), 50, 50)) - 120),
    ).toBeLessThan(4);
  });
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TILE_PIXELS } from './mercator.ts';
import { renderPyramid } from './tile-pyramid.ts';

const grey = (value: number): Uint8Array => new Uint8Array(TILE_PIXELS * TILE_PIXELS).fill(value);

async function greyAt(bytes: Uint8Array, x: number, y: number): Promise<number> {
  const pixels = await sharp(bytes).extractChannel(0).raw().toBuffer();
  return pixels[y * TILE_PIXELS + x] ?? -1;
}

describe('renderPyramid', () => {
  it('paints the deepest zoom and shows it at half the size above', async () => {
    const tiles = await renderPyramid({
      maxZoom: 1,
      channels: 1,
      quality: 90,
      paint: async ({ x, y }) => ({ pixels: grey(40 + 100 * x + 50 * y), quality: 90 }),
    });
    expect(tiles.map(({ z, x, y }) => `${z}/${x}/${y}`).sort()).toEqual(['0/0/0', '1/0/0', '1/0/1', '1/1/0', '1/1/1']);
    const world = tiles.find(({ z }) => z === 0)?.bytes ?? new Uint8Array();
    expect(Math.abs((await greyAt(world, 100, 100)) - 40)).toBeLessThan(4);
    expect(Math.abs((await greyAt(world, 400, 400)) - 190)).toBeLessThan(4);
  });

  it('keeps a tile as well as its painter asks', async () => {
    const noise = grey(0).map((_, at) => (Math.imul(at, 0x9e3779b1) >>> 24) & 0xff);
    const sizeAt = async (quality: number): Promise<number> => {
      const paint = async () => ({ pixels: noise, quality });
      const [tile] = await renderPyramid({ maxZoom: 0, channels: 1, quality: 50, paint });
      return tile?.bytes.length ?? 0;
    };
    expect(await sizeAt(90)).toBeGreaterThan(await sizeAt(10));
  });
});

import sharp from 'sharp';
import type { Tile } from '../archive/pmtiles-writer.ts';
import { TILE_PIXELS, type TileAddress } from './mercator.ts';

/** How the tiles of one archive are painted and compressed. */
export interface Painting {
  readonly maxZoom: number;
  readonly channels: 1 | 3;
  /** WebP quality of the tiles above the deepest zoom, 0 to 100. */
  readonly quality: number;
  readonly paint: (tile: TileAddress) => Promise<PaintedTile>;
}

/** A tile of the deepest zoom, which says itself how well it has to be kept. */
export interface PaintedTile {
  /** Row by row. */
  readonly pixels: Uint8Array;
  readonly quality: number;
}

/** All tiles down to `maxZoom`: the deepest are painted, every other is its four children at half the size. */
export async function renderPyramid(painting: Painting): Promise<Tile[]> {
  const tiles: Tile[] = [];
  await paintTile({ z: 0, x: 0, y: 0 }, painting, tiles);
  return tiles;
}

async function paintTile(tile: TileAddress, painting: Painting, tiles: Tile[]): Promise<Uint8Array> {
  const { pixels, quality } =
    tile.z === painting.maxZoom
      ? await painting.paint(tile)
      : { pixels: await fromChildren(tile, painting, tiles), quality: painting.quality };
  const raw = { width: TILE_PIXELS, height: TILE_PIXELS, channels: painting.channels };
  const webp = sharp(pixels, { raw }).webp({ quality, effort: 6, smartSubsample: true });
  tiles.push({ ...tile, bytes: await webp.toBuffer() });
  return pixels;
}

async function fromChildren({ z, x, y }: TileAddress, painting: Painting, tiles: Tile[]): Promise<Uint8Array> {
  const pixels = new Uint8Array(TILE_PIXELS * TILE_PIXELS * painting.channels);
  for (const right of [0, 1]) {
    for (const down of [0, 1]) {
      const child = await paintTile({ z: z + 1, x: 2 * x + right, y: 2 * y + down }, painting, tiles);
      placeAtHalfSize(child, pixels, (right * TILE_PIXELS) / 2, (down * TILE_PIXELS) / 2, painting.channels);
    }
  }
  return pixels;
}

function placeAtHalfSize(child: Uint8Array, target: Uint8Array, left: number, top: number, channels: number): void {
  const row = TILE_PIXELS * channels;
  for (let y = 0; y < TILE_PIXELS / 2; y++) {
    for (let x = 0; x < TILE_PIXELS / 2; x++) {
      for (let channel = 0; channel < channels; channel++) {
        const at = 2 * y * row + 2 * x * channels + channel;
        const sum =
          byte(child, at) + byte(child, at + channels) + byte(child, at + row) + byte(child, at + row + channels);
        target[(top + y) * row + (left + x) * channels + channel] = Math.round(sum / 4);
      }
    }
  }
}

const byte = (pixels: Uint8Array, at: number): number => pixels[at] ?? 0;

import { createHash } from 'node:crypto';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { type Tile, writePmtiles } from './pmtiles-writer.ts';

class BufferSource implements Source {
  readonly #bytes: Buffer;
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  getKey(): string {
    return 'buffer';
  }
  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    return { data: new Uint8Array(this.#bytes.subarray(offset, offset + length)).buffer };
  }
}

const read = (bytes: Buffer): PMTiles => new PMTiles(new BufferSource(bytes));

async function textAt(archive: PMTiles, z: number, x: number, y: number): Promise<string | undefined> {
  const tile = await archive.getZxy(z, x, y);
  return tile && Buffer.from(tile.data).toString();
}

function everyTile(maxZoom: number, text: (z: number, x: number, y: number) => string): Tile[] {
  const tiles: Tile[] = [];
  for (let z = 0; z <= maxZoom; z++) {
    for (let x = 0; x < 2 ** z; x++) {
      for (let y = 0; y < 2 ** z; y++) tiles.push({ z, x, y, bytes: Buffer.from(text(z, x, y)) });
    }
  }
  return tiles;
}

describe('writePmtiles', () => {
  it('is read back tile by tile, whatever the order of writing', async () => {
    const name = (z: number, x: number, y: number): string => `${z}/${x}/${y}`;
    const tiles = everyTile(4, name).reverse();
    const archive = read(writePmtiles(tiles, { format: 'mvt', minZoom: 0, maxZoom: 4, metadata: {} }));
    for (const { z, x, y } of tiles) expect(await textAt(archive, z, x, y)).toBe(name(z, x, y));
  });

  it('tells its zooms, bounds, format and metadata', async () => {
    const metadata = { name: 'world', attribution: 'Natural Earth' };
    const bytes = writePmtiles(
      everyTile(1, () => 'same'),
      { format: 'webp', minZoom: 0, maxZoom: 1, metadata },
    );
    const archive = read(bytes);
    const header = await archive.getHeader();
    expect(header).toMatchObject({
      specVersion: 3,
      clustered: true,
      minZoom: 0,
      maxZoom: 1,
      tileType: 4,
      tileCompression: 1,
    });
    expect([header.minLon, header.maxLon, header.minLat]).toEqual([-180, 180, -85.0511287]);
    expect(await archive.getMetadata()).toEqual(metadata);
  });

  it('stores equal tiles once and runs of them in one entry', async () => {
    const tiles = everyTile(3, (z, x) => (z === 3 && x > 5 ? 'land' : 'sea'));
    const archive = read(writePmtiles(tiles, { format: 'mvt', minZoom: 0, maxZoom: 3, metadata: {} }));
    const header = await archive.getHeader();
    expect(header.numAddressedTiles).toBe(tiles.length);
    expect(header.numTileContents).toBe(2);
    expect(header.numTileEntries).toBeLessThan(tiles.length / 4);
    expect(await textAt(archive, 3, 7, 0)).toBe('land');
    expect(await textAt(archive, 3, 5, 7)).toBe('sea');
  });

  it('answers nothing for a tile that was not written', async () => {
    const tile: Tile = { z: 2, x: 1, y: 1, bytes: Buffer.from('only') };
    const archive = read(writePmtiles([tile], { format: 'mvt', minZoom: 0, maxZoom: 2, metadata: {} }));
    expect(await textAt(archive, 2, 1, 1)).toBe('only');
    expect(await textAt(archive, 2, 1, 2)).toBeUndefined();
    expect(await textAt(archive, 0, 0, 0)).toBeUndefined();
  });

  it('moves its entries into leaf directories when the root would pass 16 KiB', async () => {
    // Contents of scattered length keep the directory from compressing to nothing.
    const text = (z: number, x: number, y: number): string => {
      const digest = createHash('sha256').update(`${z}/${x}/${y}`).digest();
      return digest
        .toString('hex')
        .repeat(8)
        .slice(0, 100 + (digest[0] ?? 0));
    };
    const tiles = everyTile(7, text);
    const archive = read(writePmtiles(tiles, { format: 'webp', minZoom: 0, maxZoom: 7, metadata: {} }));
    const header = await archive.getHeader();
    expect(header.leafDirectoryLength).toBeGreaterThan(0);
    expect(header.rootDirectoryLength).toBeLessThanOrEqual(16_384 - 127);
    for (const [z, x, y] of [
      [0, 0, 0],
      [5, 17, 30],
      [7, 0, 0],
      [7, 127, 127],
      [7, 64, 3],
    ] as const) {
      expect(await textAt(archive, z, x, y)).toBe(text(z, x, y));
    }
  });
});

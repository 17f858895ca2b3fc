/**
 * Writes a clustered PMTiles version 3 archive; there is a reader on npm (`pmtiles`) but no writer.
 * Source: "PMTiles Version 3 Specification" (protomaps/PMTiles, spec/v3).
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import { type DirectoryEntry, writeDirectories } from './pmtiles-directory.ts';

export type TileFormat = 'mvt' | 'webp';

/** One tile; `bytes` are uncompressed, the archive compresses vector tiles itself. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Uint8Array;
}

export interface ArchiveDescription {
  readonly format: TileFormat;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Name, attribution and, for vector tiles, `vector_layers`: what TileJSON readers look for. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

const HEADER_BYTES = 127;
const COMPRESSION = { none: 1, gzip: 2 } as const;
const TILE_TYPE = { mvt: 1, webp: 4 } as const;
const WORLD_DEGREES = { west: -180, south: -85.0511287, east: 180, north: 85.0511287 };

/**
 * The bytes of an archive that holds `tiles`, in any order. Equal tiles are stored once, neighbours on the
 * Hilbert curve with equal bytes share one directory entry: an ocean costs a few bytes.
 */
export function writePmtiles(tiles: readonly Tile[], description: ArchiveDescription): Buffer {
  const content = storeTiles(tiles, description.format);
  const { root, leaves } = writeDirectories(content.entries);
  const metadata = gzipSync(JSON.stringify(description.metadata), { level: 9 });
  const sections = layOut([root, metadata, leaves, content.data]);
  const header = writeHeader(description, sections, content);
  return Buffer.concat([header, root, metadata, leaves, content.data]);
}

interface StoredTiles {
  readonly entries: readonly DirectoryEntry[];
  readonly data: Buffer;
  readonly addressedTiles: number;
  readonly distinctTiles: number;
}

function storeTiles(tiles: readonly Tile[], format: TileFormat): StoredTiles {
  const ordered = tiles.map((tile) => ({ tile, tileId: zxyToTileId(tile.z, tile.x, tile.y) }));
  ordered.sort((a, b) => a.tileId - b.tileId);
  const places = new Map<string, { offsetBytes: number; lengthBytes: number }>();
  const chunks: Buffer[] = [];
  const entries: DirectoryEntry[] = [];
  let endBytes = 0;
  for (const { tile, tileId } of ordered) {
    const key = createHash('sha256').update(tile.bytes).digest('base64');
    let place = places.get(key);
    if (!place) {
      const chunk = format === 'mvt' ? gzipSync(tile.bytes, { level: 9 }) : Buffer.from(tile.bytes);
      place = { offsetBytes: endBytes, lengthBytes: chunk.length };
      places.set(key, place);
      chunks.push(chunk);
      endBytes += chunk.length;
    }
    const last = entries.at(-1);
    if (last && last.offsetBytes === place.offsetBytes && last.tileId + last.runLength === tileId) {
      entries[entries.length - 1] = { ...last, runLength: last.runLength + 1 };
    } else {
      entries.push({ tileId, ...place, runLength: 1 });
    }
  }
  return { entries, data: Buffer.concat(chunks), addressedTiles: tiles.length, distinctTiles: places.size };
}

interface Section {
  readonly offsetBytes: number;
  readonly lengthBytes: number;
}

/** Where each part begins when they follow the header one after another. */
function layOut(parts: readonly Buffer[]): Section[] {
  let offsetBytes = HEADER_BYTES;
  return parts.map((part) => {
    const section = { offsetBytes, lengthBytes: part.length };
    offsetBytes += part.length;
    return section;
  });
}

function writeHeader(description: ArchiveDescription, sections: readonly Section[], content: StoredTiles): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'ascii');
  header.writeUInt8(3, 7);
  let position = 8;
  for (const section of sections) {
    header.writeBigUInt64LE(BigInt(section.offsetBytes), position);
    header.writeBigUInt64LE(BigInt(section.lengthBytes), position + 8);
    position += 16;
  }
  for (const count of [content.addressedTiles, content.entries.length, content.distinctTiles]) {
    header.writeBigUInt64LE(BigInt(count), position);
    position += 8;
  }
  header.writeUInt8(1, 96); // clustered: tile data lies in tile-id order
  header.writeUInt8(COMPRESSION.gzip, 97);
  header.writeUInt8(description.format === 'mvt' ? COMPRESSION.gzip : COMPRESSION.none, 98);
  header.writeUInt8(TILE_TYPE[description.format], 99);
  header.writeUInt8(description.minZoom, 100);
  header.writeUInt8(description.maxZoom, 101);
  writePosition(header, 102, WORLD_DEGREES.west, WORLD_DEGREES.south);
  writePosition(header, 110, WORLD_DEGREES.east, WORLD_DEGREES.north);
  header.writeUInt8(description.minZoom, 118);
  writePosition(header, 119, 0, 0);
  return header;
}

function writePosition(header: Buffer, at: number, longitudeDegrees: number, latitudeDegrees: number): void {
  header.writeInt32LE(Math.round(longitudeDegrees * 1e7), at);
  header.writeInt32LE(Math.round(latitudeDegrees * 1e7), at + 4);
}

/**
 * Directories of a PMTiles version 3 archive, written.
 * Source: "PMTiles Version 3 Specification", section 4 (protomaps/PMTiles, spec/v3).
 */
import { gzipSync } from 'node:zlib';

/** One run of equal tiles: `runLength` tiles from `tileId` on share the bytes at `offset`. `runLength` 0 points to a leaf directory. */
export interface DirectoryEntry {
  readonly tileId: number;
  readonly offsetBytes: number;
  readonly lengthBytes: number;
  readonly runLength: number;
}

/** The header (127 bytes) and the root directory must fit the first 16 KiB a reader asks for. */
const ROOT_LIMIT_BYTES = 16_384 - 127;

/** Serialized, gzip-compressed directory; entries ascend by tile id. */
export function writeDirectory(entries: readonly DirectoryEntry[]): Buffer {
  const numbers: number[] = [entries.length];
  let previousId = 0;
  for (const entry of entries) {
    numbers.push(entry.tileId - previousId);
    previousId = entry.tileId;
  }
  for (const entry of entries) numbers.push(entry.runLength);
  for (const entry of entries) numbers.push(entry.lengthBytes);
  let expectedOffset = -1;
  for (const entry of entries) {
    // 0 means "directly after the one before", so real offsets are stored one higher.
    numbers.push(entry.offsetBytes === expectedOffset ? 0 : entry.offsetBytes + 1);
    expectedOffset = entry.offsetBytes + entry.lengthBytes;
  }
  return gzipSync(Buffer.from(varints(numbers)), { level: 9 });
}

/**
 * Root and leaf directories for all entries. Everything is in the root while it fits; past that the root
 * points to leaves, which grow until the root fits.
 */
export function writeDirectories(entries: readonly DirectoryEntry[]): { root: Buffer; leaves: Buffer } {
  const whole = writeDirectory(entries);
  if (whole.length <= ROOT_LIMIT_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  for (let leafSize = 4096; ; leafSize *= 2) {
    const pointers: DirectoryEntry[] = [];
    const leaves: Buffer[] = [];
    let offsetBytes = 0;
    for (let start = 0; start < entries.length; start += leafSize) {
      const part = entries.slice(start, start + leafSize);
      const leaf = writeDirectory(part);
      pointers.push({ tileId: part[0]?.tileId ?? 0, offsetBytes, lengthBytes: leaf.length, runLength: 0 });
      leaves.push(leaf);
      offsetBytes += leaf.length;
    }
    const root = writeDirectory(pointers);
    if (root.length <= ROOT_LIMIT_BYTES) return { root, leaves: Buffer.concat(leaves) };
  }
}

/** Little-endian base-128 numbers; division instead of shifts because offsets pass 2^31. */
function varints(numbers: readonly number[]): number[] {
  const bytes: number[] = [];
  for (const number of numbers) {
    let rest = number;
    while (rest >= 0x80) {
      bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    bytes.push(rest);
  }
  return bytes;
}

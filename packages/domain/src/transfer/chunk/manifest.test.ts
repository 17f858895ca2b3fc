import { describe, expect, it } from 'vitest';
import { createDigest } from '../../testing/digest.ts';
import { createBytes } from '../../testing/random-bytes.ts';
import { buildManifest, type ChunkEntry, checkManifest, type FileManifest, MANIFEST_REFUSALS } from './manifest.ts';

const KIB = 1024;

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

const chunk = (digit: string, sizeBytes: number): ChunkEntry => ({ sha256: digit.repeat(64), sizeBytes });
const manifestOf = (chunks: readonly ChunkEntry[], changed: Partial<FileManifest> = {}): FileManifest => ({
  sizeBytes: chunks.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  sha256: 'f'.repeat(64),
  chunks,
  ...changed,
});
const TWO = [chunk('a', 64 * KIB), chunk('b', 5)];

describe('buildManifest', () => {
  it('is the same for each way to split a file, and gives each chunk once', async () => {
    const bytes = createBytes(5, 700 * KIB);
    const taken: [string, number][] = [];
    const manifest = await buildManifest(inPieces(bytes, 4096), createDigest, ({ sha256 }, given) => {
      taken.push([sha256, given.length]);
    });
    expect(await buildManifest(inPieces(bytes, 99_991), createDigest)).toEqual(manifest);
    expect(taken).toEqual(manifest.chunks.map(({ sha256, sizeBytes }) => [sha256, sizeBytes]));
    const whole = createDigest();
    whole.update(bytes);
    expect(manifest).toMatchObject({ sizeBytes: bytes.length, sha256: whole.digest('hex') });
    expect(checkManifest(manifest)).toBeNull();
  });

  it('of an empty file has no chunk', async () => {
    const manifest = await buildManifest(inPieces(new Uint8Array(0), 1), createDigest);
    expect(manifest).toMatchObject({ sizeBytes: 0, chunks: [] });
    expect(checkManifest(manifest)).toBeNull();
  });
});

describe('checkManifest', () => {
  it.each([
    ['size-invalid', manifestOf(TWO, { sizeBytes: -1 })],
    ['size-invalid', manifestOf(TWO, { sizeBytes: 1.5 })],
    ['size-invalid', manifestOf(TWO, { sizeBytes: Number.NaN })],
    ['size-invalid', manifestOf(TWO, { sizeBytes: Number.POSITIVE_INFINITY })],
    ['size-invalid', manifestOf(TWO, { sizeBytes: 2 * 1024 ** 3 + 1 })],
    ['size-invalid', manifestOf([], { sizeBytes: 2 ** 60 })],
    ['hash-invalid', manifestOf(TWO, { sha256: '' })],
    ['hash-invalid', manifestOf(TWO, { sha256: 'F'.repeat(64) })],
    ['hash-invalid', manifestOf(TWO, { sha256: `../${'f'.repeat(61)}` })],
    ['hash-invalid', manifestOf([{ sha256: 'short', sizeBytes: 5 }])],
    ['too-many-chunks', manifestOf(Array(1_000_000).fill(chunk('a', 1)))],
    ['too-many-chunks', manifestOf([chunk('a', 0)])],
    ['too-many-chunks', manifestOf(TWO, { sizeBytes: 0 })],
    ['too-many-chunks', manifestOf([chunk('a', 16 * KIB), chunk('b', 0)])],
    ['chunk-size-invalid', manifestOf([chunk('a', 64 * KIB), chunk('b', 0)])],
    ['chunk-size-invalid', manifestOf([chunk('a', 256 * KIB + 1)])],
    ['chunk-size-invalid', manifestOf([chunk('a', 16 * KIB - 1), chunk('b', 64 * KIB)])],
    ['chunk-size-invalid', manifestOf([chunk('a', -5), chunk('b', 64 * KIB)], { sizeBytes: 64 * KIB - 5 })],
    ['chunk-size-invalid', manifestOf([chunk('a', Number.NaN)], { sizeBytes: 64 * KIB })],
    ['sizes-differ', manifestOf(TWO, { sizeBytes: 64 * KIB + 6 })],
    ['sizes-differ', manifestOf([], { sizeBytes: 1 })],
    ['chunks-differ', manifestOf([chunk('a', 64 * KIB), chunk('a', 65 * KIB)])],
    ['whole-differs', manifestOf([chunk('a', 64 * KIB)])],
  ] as const)('refuses as %s', (code, manifest) => {
    expect(checkManifest(manifest)).toEqual({ refused: code, sentence: MANIFEST_REFUSALS[code] });
  });

  it('takes equal chunks, and the smallest last one', () => {
    expect(
      checkManifest(manifestOf([...TWO, ...TWO].toSorted((a, b) => b.sizeBytes - a.sizeBytes).slice(0, 3))),
    ).toBeNull();
  });
});

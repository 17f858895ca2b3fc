import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinBytes } from '../../rfb/bytes/byte-queue.ts';
import { createBytes } from '../../testing/random-bytes.ts';
import { Chunker } from './chunker.ts';
import { CHUNK_BYTES, CutFinder } from './cut-finder.ts';
import { GEAR } from './gear.ts';

const KIB = 1024;
const MIB = KIB * KIB;
const NOISE = createBytes(19, 4 * MIB);

/** Ends of the chunks of bytes that are given as one piece. */
function cut(bytes: Uint8Array): number[] {
  const finder = new CutFinder();
  const ends: number[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = finder.find(bytes, from);
    ends.push(end < 0 ? bytes.length : end);
    from = ends.at(-1) as number;
  }
  return ends;
}

/** Sizes of the chunks of bytes that come in pieces of these sizes, again and again; each is compared with the bytes. */
function cutInPieces(bytes: Uint8Array, sizes: readonly number[]): number[] {
  const chunker = new Chunker();
  const ends: number[] = [];
  const take = (chunk: Uint8Array) => {
    const from = ends.at(-1) ?? 0;
    expect(areEqual(chunk, bytes.subarray(from, from + chunk.length))).toBe(true);
    ends.push(from + chunk.length);
  };
  for (let from = 0, piece = 0; from < bytes.length; piece++) {
    const to = from + (sizes[piece % sizes.length] as number);
    for (const chunk of chunker.push(bytes.subarray(from, to))) take(chunk);
    from = to;
  }
  const last = chunker.end();
  if (last) take(last);
  return ends;
}

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return one.length === other.length;
}

/** As the paper writes it, for one chunk that lies in memory: the bytes of the chunk at the begin. */
function cutOnce(bytes: Uint8Array): number {
  let print = 0n;
  const most = Math.min(bytes.length, CHUNK_BYTES.most);
  for (let at = CHUNK_BYTES.least; at < most; at++) {
    print = ((print << 1n) + BigInt(GEAR[bytes[at] as number] as number)) & 0xffff_ffffn;
    const bits = at < CHUNK_BYTES.usual ? 18n : 14n;
    if (print >> (32n - bits) === 0n) return at + 1;
  }
  return most;
}

/** Bytes of the chunks of `after` that are not among the chunks of `before`. */
function costOf(before: Uint8Array, after: Uint8Array): number {
  const known = new Set(chunkKeys(before).map(([key]) => key));
  return chunkKeys(after).reduce((sum, [key, size]) => sum + (known.has(key) ? 0 : size), 0);
}

function chunkKeys(bytes: Uint8Array): [string, number][] {
  let from = 0;
  return cut(bytes).map((end) => {
    let [one, other] = [0x811c9dc5, 0];
    for (let at = from; at < end; at++) {
      one = Math.imul(one ^ (bytes[at] as number), 0x0100_0193);
      other = (Math.imul(other, 31) + (bytes[at] as number)) | 0;
    }
    const size = end - from;
    from = end;
    return [`${one} ${other} ${size}`, size];
  });
}

describe('the gear table', () => {
  it('is the one both sides know', () => {
    expect([GEAR[0], GEAR[1], GEAR[255]]).toEqual([1_794_677_562, 3_316_194_398, 3_487_509_361]);
    expect(GEAR.reduce((sum, value) => (Math.imul(sum, 31) + value) | 0, 0)).toBe(383_942_365);
  });
});

describe('cutting by content', () => {
  it('keeps the sizes of chunks within their bounds, about 64 KiB on average', () => {
    const ends = cut(NOISE);
    const sizes = ends.map((end, index) => end - (ends[index - 1] ?? 0));
    expect(sizes.slice(0, -1).every((size) => size >= CHUNK_BYTES.least && size <= CHUNK_BYTES.most)).toBe(true);
    const mean = NOISE.length / sizes.length;
    expect(mean).toBeGreaterThan(48 * KIB);
    expect(mean).toBeLessThan(96 * KIB);
  });

  it('cuts the same bytes at the same places in every version of the program', () => {
    expect(cut(NOISE).slice(0, 4)).toEqual([99_830, 176_624, 292_931, 380_620]);
  });

  it('cuts where the algorithm of the paper cuts', () => {
    const bytes = NOISE.subarray(0, MIB);
    const ends: number[] = [];
    for (let from = 0; from < bytes.length; from = ends.at(-1) as number)
      ends.push(from + cutOnce(bytes.subarray(from)));
    expect(cut(bytes)).toEqual(ends);
  });

  it('gives the same chunks however the stream is split', () => {
    const bytes = NOISE.subarray(0, 512 * KIB);
    const whole = cut(bytes);
    const size = fc.oneof(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 600 * KIB }));
    fc.assert(
      fc.property(fc.array(size, { minLength: 1, maxLength: 8 }), (sizes) => {
        expect(cutInPieces(bytes, sizes)).toEqual(whole);
      }),
      { seed: 19, numRuns: 100 },
    );
    expect(cutInPieces(bytes.subarray(0, 300 * KIB), [1])).toEqual(cut(bytes.subarray(0, 300 * KIB)));
  });

  it.each([0, 1, CHUNK_BYTES.least, CHUNK_BYTES.most, CHUNK_BYTES.most + 1])('takes %i equal bytes', (size) => {
    const ends = cutInPieces(new Uint8Array(size), [4096]);
    expect(ends.at(-1) ?? 0).toBe(size);
    expect(ends).toHaveLength(Math.ceil(size / CHUNK_BYTES.most));
  });

  it('costs about 1 % for a file that 1 % is appended to', () => {
    const log = createBytes(11, 8 * MIB);
    const added = createBytes(7, Math.ceil(log.length / 100));
    expect(costOf(log, joinBytes([log, added]))).toBeLessThanOrEqual(added.length + CHUNK_BYTES.most);
  });

  it.each([
    ['put in at the begin', joinBytes([createBytes(3, 1), NOISE])],
    ['put in at the middle', joinBytes([NOISE.subarray(0, 2 * MIB), createBytes(3, 1000), NOISE.subarray(2 * MIB)])],
    ['taken out', joinBytes([NOISE.subarray(0, MIB), NOISE.subarray(MIB + 777)])],
  ])('costs a few chunks for bytes %s', (_, changed) => {
    expect(costOf(NOISE, changed)).toBeLessThanOrEqual(3 * CHUNK_BYTES.most);
  });
});

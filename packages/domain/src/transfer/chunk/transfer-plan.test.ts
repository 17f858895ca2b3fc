import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileManifest } from './manifest.ts';
import { computeShareDone, decideMismatch, type Holding, listChunkOffsets, planTransfer } from './transfer-plan.ts';

const manifestOf = (names: string): FileManifest => ({
  sizeBytes: names.length * 100,
  sha256: names,
  chunks: Array.from(names, (sha256) => ({ sha256, sizeBytes: 100 })),
});
const holding = (chunks: string, files: readonly string[] = []): Holding => ({
  hasFile: (sha256) => files.includes(sha256),
  hasChunk: (sha256) => chunks.includes(sha256),
});

describe('planTransfer', () => {
  it.each([
    ['abc', holding(''), 'whole', [[0, 2]], 300, 0],
    [
      'abc',
      holding('b'),
      'delta',
      [
        [0, 0],
        [2, 2],
      ],
      200,
      100,
    ],
    // Equal chunks travel once.
    [
      'aabaa',
      holding(''),
      'delta',
      [
        [0, 0],
        [2, 2],
      ],
      200,
      300,
    ],
    ['abc', holding('abc'), 'delta', [], 0, 300],
    ['abc', holding('', ['abc']), 'already-there', [], 0, 300],
    ['', holding(''), 'whole', [], 0, 0],
  ] as const)('of %s', (names, there, kind, send, sendBytes, savedBytes) => {
    const plan = planTransfer(manifestOf(names), there);
    expect({ ...plan, send: plan.send.toJSON() }).toEqual({ kind, send, sendBytes, savedBytes });
  });

  it('is complete: with what was there, what is sent makes the file, and a second plan sends nothing', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefgh'), maxLength: 30 });
    fc.assert(
      fc.property(letters, letters, (names, there) => {
        const manifest = manifestOf(names);
        const { send, sendBytes, savedBytes } = planTransfer(manifest, holding(there));
        const sent = Array.from(names).filter((_, index) => send.has(index));
        expect(new Set(sent).size).toBe(sent.length);
        expect(sent.some((name) => there.includes(name))).toBe(false);
        expect(sendBytes + savedBytes).toBe(manifest.sizeBytes);
        expect(computeShareDone(manifest, holding(there + sent.join('')))).toBe(1);
        expect(planTransfer(manifest, holding(there + sent.join(''))).sendBytes).toBe(0);
      }),
      { seed: 19, numRuns: 2000 },
    );
  });

  it('resumes with what arrived before the line broke', () => {
    const manifest = manifestOf('abcdef');
    expect(planTransfer(manifest, holding('abc')).send.toJSON()).toEqual([[3, 5]]);
    expect(computeShareDone(manifest, holding('abc'))).toBe(0.5);
  });
});

describe('the rest of a plan', () => {
  it('tells where each chunk lies', () => {
    expect(listChunkOffsets(manifestOf('abc'))).toEqual([0, 100, 200]);
  });

  it('counts no equal chunk as done before it arrived', () => {
    expect(computeShareDone(manifestOf('aaaa'), holding(''))).toBe(0);
  });

  it('sends a chunk again twice, and stops at the third SHA-256 that differs', () => {
    expect([1, 2, 3].map(decideMismatch)).toEqual(['send-again', 'send-again', 'stop']);
  });
});

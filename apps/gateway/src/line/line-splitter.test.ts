import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLineSplitter, MAX_LINE_CHARACTERS } from './line-splitter.ts';

/** The lines of a text that arrives cut at the given places, and the beginnings of those that were too long. */
function split(text: string, cuts: readonly number[], maxCharacters?: number) {
  const overlong: string[] = [];
  const splitter = createLineSplitter((beginning) => overlong.push(beginning), maxCharacters);
  const bytes = Buffer.from(text, 'latin1');
  const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
  const lines = places.slice(1).flatMap((end, i) => splitter.push(bytes.subarray(places[i], end)));
  return { lines: [...lines, ...splitter.end()], overlong: overlong.length };
}

const bytes = fc
  .array(
    fc.oneof(
      fc.constantFrom('\r', '\n', '\r\n', '$'),
      fc.integer({ min: 32, max: 255 }).map((c) => String.fromCharCode(c)),
    ),
  )
  .map((parts) => parts.join(''));

describe('createLineSplitter', () => {
  it('gives the same lines however the bytes are cut', () => {
    fc.assert(
      fc.property(bytes, fc.array(fc.nat(400)), (text, cuts) => {
        const whole = text.split(/[\r\n]/).filter((line) => line !== '');
        expect(split(text, cuts).lines).toEqual(whole);
      }),
    );
  });

  it('leaves out lines that are too long, and tells each once, however they are cut', () => {
    fc.assert(
      fc.property(bytes, fc.array(fc.nat(400)), (text, cuts) => {
        const whole = text.split(/[\r\n]/).filter((line) => line !== '');
        const { lines, overlong } = split(text, cuts, 5);
        expect(lines).toEqual(whole.filter((line) => line.length <= 5));
        expect(overlong).toBe(whole.filter((line) => line.length > 5).length);
      }),
    );
  });

  it('keeps every byte as it was sent', () => {
    const all = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).filter(
      (c) => c !== '\r' && c !== '\n',
    );
    expect(split(all.join(''), []).lines).toEqual([all.join('')]);
  });

  it('holds no more than a line of a stream without line ends', () => {
    const beginnings: string[] = [];
    const splitter = createLineSplitter((beginning) => beginnings.push(beginning));
    for (let i = 0; i < 50; i++) expect(splitter.push(Buffer.alloc(MAX_LINE_CHARACTERS, 'x'))).toEqual([]);
    expect(splitter.push(Buffer.from('\n$GPGGA'))).toEqual([]);
    expect(splitter.end()).toEqual(['$GPGGA']);
    expect(beginnings).toEqual(['x'.repeat(120)]);
  });
});

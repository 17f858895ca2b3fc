import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MultipartReader, readBoundary } from './multipart-reader.ts';

const MOST = 1000;

/** Pushes the stream in pieces that end at `cuts`; answers the parts as text. */
function read(stream: string, boundary = 'b', cuts: readonly number[] = []): string[] {
  const bytes = Buffer.from(stream, 'latin1');
  const parts: string[] = [];
  const reader = new MultipartReader(boundary, MOST, (part) => parts.push(part.toString('latin1')));
  const ends = [...cuts.filter((cut) => cut < bytes.length).toSorted((a, b) => a - b), bytes.length];
  ends.forEach((end, i) => void reader.push(bytes.subarray(ends[i - 1] ?? 0, end)));
  return parts;
}

const withLength = (...parts: readonly string[]) =>
  parts.map((part) => `--b\r\nContent-Type: image/jpeg\r\nContent-Length: ${part.length}\r\n\r\n${part}\r\n`).join('');
const withoutLength = (...parts: readonly string[]) =>
  `${parts.map((part) => `--b\r\nContent-Type: image/jpeg\r\n\r\n${part}\r\n`).join('')}--b\r\n`;

describe('parts of a stream', () => {
  it.each([
    ['with a length', withLength('one', 'two'), ['one', 'two']],
    ['without a length', withoutLength('one', 'two'), ['one', 'two']],
    ['with line ends of one character', '--b\nContent-Length: 3\n\none\n--b\n\ntwo\n--b\n', ['one', 'two']],
    ['without headers', '--b\r\n\r\none\r\n--b--\r\n', ['one']],
    ['after a preamble', `hello\r\n${withLength('one')}`, ['one']],
    ['that hold the boundary', withLength('x\r\n--b\r\ny'), ['x\r\n--b\r\ny']],
    ['that hold the boundary within a line', withoutLength('x--b y'), ['x--b y']],
    [
      'behind dashes of their own',
      '----b\r\nContent-Length: 3\r\n\r\none\r\n----b\r\n\r\ntwo\r\n----b',
      ['one', 'two'],
    ],
    [
      'without anything in between',
      '--b\r\nContent-Length: 3\r\n\r\none--b\r\nContent-Length: 3\r\n\r\ntwo',
      ['one', 'two'],
    ],
    ['up to the closing boundary', `${withLength('one')}--b--\r\n${withLength('two')}`, ['one']],
  ])('%s', (_, stream, expected) => {
    expect(read(stream)).toEqual(expected);
    const everyByte = Array.from({ length: stream.length }, (__, i) => i);
    expect(read(stream, 'b', everyByte)).toEqual(expected);
  });

  it('are the same however the stream is cut', () => {
    const part = fc.string({
      unit: fc.constantFrom('a', '-', 'b', '\r', 'x', '\u00ff', '\u00d9'),
      minLength: 1,
      maxLength: 60,
    });
    const cuts = fc.array(fc.nat(600), { maxLength: 40 });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), cuts, fc.boolean(), (given, at, hasLength) => {
        // Without a length a part ends at the last line end before the boundary, dashes before it belong to the boundary.
        const parts = hasLength ? given : given.map((one) => `${one.replaceAll('\r', 'r')}.`);
        const stream = hasLength ? withLength(...parts) : withoutLength(...parts);
        expect(read(stream, 'b', at)).toEqual(parts);
      }),
      { seed: 1912, numRuns: 10_000 },
    );
  });

  it('are bounded whatever comes', () => {
    const words = fc.constantFrom(
      '--b',
      '\r\n',
      '\n',
      'Content-Length: ',
      '12',
      '9'.repeat(20),
      '-',
      ' ',
      'x'.repeat(300),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 80 }), fc.array(fc.nat(2000), { maxLength: 20 }), (parts, cuts) => {
        try {
          for (const part of read(parts.join(''), 'b', cuts)) expect(part.length).toBeLessThanOrEqual(MOST);
        } catch (error) {
          expect(error).toMatchObject({ code: expect.stringMatching(/^(unreadable|too-large)$/) });
        }
      }),
      { seed: 1913, numRuns: 10_000 },
    );
  });

  it.each([
    ['a part that says it is too large', '--b\r\nContent-Length: 1001\r\n\r\n', 'too-large'],
    ['a part that never ends', `--b\r\n\r\n${'x'.repeat(1100)}`, 'too-large'],
    ['a header that never ends', `--b\r\n${'x: y\r\n'.repeat(2000)}`, 'unreadable'],
    ['a stream without its boundary', 'x'.repeat(70_000), 'unreadable'],
    ['a boundary that never ends', `--b${' '.repeat(70_000)}`, 'unreadable'],
  ])('are refused with %s', (_, stream, code) => {
    expect(() => read(stream)).toThrow(expect.objectContaining({ code }));
  });
});

describe('the boundary of a content type', () => {
  it.each([
    ['multipart/x-mixed-replace; boundary=frame', 'frame'],
    ['multipart/x-mixed-replace;boundary=--myboundary', 'myboundary'],
    ['Multipart/x-mixed-replace; charset=x; boundary="a b:c"', 'a b:c'],
    ['multipart/mixed; boundary=', null],
    ['multipart/x-mixed-replace', null],
    ['image/jpeg; boundary=frame', null],
    [`multipart/mixed; boundary=${'b'.repeat(201)}`, null],
    [undefined, null],
  ])('%s is %s', (type, boundary) => {
    expect(readBoundary(type)).toBe(boundary);
  });
});

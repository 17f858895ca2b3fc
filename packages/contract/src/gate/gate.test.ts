import { encode } from '@msgpack/msgpack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShapeBounds } from './bounds.ts';
import { checkJson } from './json-shape.ts';
import { checkMessagePack } from './messagepack-shape.ts';
import { checkProtobuf } from './protobuf-shape.ts';
import { readJson, readMessagePack } from './read.ts';

fc.configureGlobal({ seed: 1406 });

const WIDE: ShapeBounds = { size: 1_000_000, depth: 100, values: 100_000, keys: 1000, text: 100_000 };
const TIGHT: ShapeBounds = { size: 100, depth: 2, values: 8, keys: 3, text: 10 };
const hex = (digits: string) => Uint8Array.from(Buffer.from(digits, 'hex'));

/** Scalars, containers and keys: what both shapes count. */
function valuesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return 1 + value.reduce((sum: number, one) => sum + valuesOf(one), 0);
  return 1 + Object.values(value).reduce((sum: number, one) => sum + 1 + valuesOf(one), 0);
}

describe('JSON', () => {
  it('within the bounds is read as the parser reads it, with any blanks in it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.constantFrom(0, 2), (text, indent) => {
        const value: unknown = JSON.parse(text);
        fc.pre(!text.includes('__proto__'));
        expect(readJson(JSON.stringify(value, null, indent), WIDE)).toEqual({ ok: true, value });
      }),
    );
  });

  it('is counted to the value', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (text) => {
        fc.pre(!text.includes('__proto__'));
        const values = valuesOf(JSON.parse(text));
        expect(checkJson(text, { ...WIDE, values })).toBeNull();
        expect(checkJson(text, { ...WIDE, values: values - 1 })).toBe('too-many-values');
      }),
    );
  });

  it('of any characters is refused or read, never thrown', () => {
    const character = fc.constantFrom('"', '\\', '{', '}', '[', ']', ':', ',', ' ', '1', 'u', 'n', '\u0000', 'é', '😀');
    fc.assert(
      fc.property(fc.array(character, { maxLength: 60 }), (characters) => {
        const text = characters.join('');
        const read = readJson(text, WIDE);
        if (read.ok) expect(read.value).toEqual(JSON.parse(text));
        else expect(() => JSON.parse(text)).toThrow(SyntaxError);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['[[1],[2]]', null],
    ['[[[1]]]', 'too-deep'],
    ['[1,2,3,4,5,6,7]', null],
    ['[1,2,3,4,5,6,7,8]', 'too-many-values'],
    ['{"a":1,"b":2,"c":3}', null],
    ['{"a":1,"b":2,"c":3,"d":4}', 'too-many-keys'],
    ['"0123456789"', null],
    ['"0123456789x"', 'text-too-long'],
    ['12345678901', 'text-too-long'],
    ['"a\\\\"', null],
    ['"a\\"', 'cut-short'],
    ['{"a', 'cut-short'],
    [']', 'unreadable'],
    ['"a":1', 'unreadable'],
    [' '.repeat(101), 'too-large'],
    ['{"__proto__":1}', 'key-forbidden'],
    ['{"__proto__" \n :1}', 'key-forbidden'],
    ['["__proto__"]', null],
  ])('%s is %s', (text, reason) => expect(checkJson(text, TIGHT)).toBe(reason));

  it('with a byte order mark is read, and what is no JSON is told as that', () => {
    expect(readJson('\uFEFF{"a":1}', TIGHT)).toEqual({ ok: true, value: { a: 1 } });
    expect(readJson('{a:1}', TIGHT)).toEqual({ ok: false, reason: 'unreadable' });
    expect(readJson('', TIGHT)).toEqual({ ok: false, reason: 'unreadable' });
  });

  it('has no form of the forbidden key that gets through', () => {
    const forms = fc.tuple(...[...'__proto__'].map((letter) => fc.constantFrom(letter, escaped(letter))));
    fc.assert(
      fc.property(forms, (letters) => {
        expect(checkJson(`{"${letters.join('')}":1}`, WIDE)).toBe('key-forbidden');
      }),
    );
  });
});

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

describe('MessagePack', () => {
  it('within the bounds is read as it was written', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        const read = readMessagePack(encode(value), WIDE);
        // Both formats write minus zero as the integer 0.
        expect(read).toEqual({ ok: true, value: JSON.parse(JSON.stringify(value)) });
      }),
    );
  });

  it('is counted to the value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const values = valuesOf(value);
        expect(checkMessagePack(encode(value), { ...WIDE, values })).toBeNull();
        expect(checkMessagePack(encode(value), { ...WIDE, values: values - 1 })).toBe('too-many-values');
      }),
    );
  });

  it.each([
    ['nested arrays that claim 16 million each', 'dd00ffffff'.repeat(18), 'cut-short'],
    ['a map that claims more than is there', '83a161', 'cut-short'],
    ['a text that does', 'd9ff61', 'cut-short'],
    ['a header that is cut', 'dd00ff', 'cut-short'],
    ['nothing', '', 'cut-short'],
    ['three levels', '919190', 'too-deep'],
    ['nine values', `98${'01'.repeat(8)}`, 'too-many-values'],
    ['four entries', '84a16101a16201a16301a16401', 'too-many-keys'],
    ['a long text', `ac${'61'.repeat(12)}`, 'text-too-long'],
    ['two values', '0101', 'unreadable'],
    ['the type that is never used', 'c1', 'unreadable'],
    ['a timestamp', 'd6ff00000000', 'unreadable'],
    ['more bytes than the bound', '00'.repeat(101), 'too-large'],
  ])('of %s is refused', (_, digits, reason) => expect(checkMessagePack(hex(digits), TIGHT)).toBe(reason));

  it('with the forbidden key, or one that is a container, is unreadable', () => {
    for (const digits of ['81a95f5f70726f746f5f5f01', '819001']) {
      expect(readMessagePack(hex(digits), WIDE)).toEqual({ ok: false, reason: 'unreadable' });
    }
  });
});

describe('protocol buffers', () => {
  const messages = { 2: { 9: {} } };
  it.each([
    ['figures of every width', '0801 1100000000000000001d00000000', null],
    ['a message of messages', '12024a00', null],
    ['a text that looks like a message', '0a02ffff', null],
    ['nine empty messages', '1200'.repeat(9), 'too-many-values'],
    ['more levels than the bound', '12024a00', 'too-deep', 1],
    ['a length beyond the bytes', '12ff01', 'cut-short'],
    ['a length beyond the message it is in', '12034a0500', 'cut-short'],
    ['a varint that does not end', 'ff'.repeat(11), 'cut-short'],
    ['a group', '0b0c', 'unreadable'],
    ['a text beyond the bound', `0a0b${'61'.repeat(11)}`, 'text-too-long'],
  ])('of %s: %s is %s', (_, digits, reason, depth = 3) => {
    expect(checkProtobuf(hex(digits.replaceAll(' ', '')), messages, { ...TIGHT, depth })).toBe(reason);
  });
});

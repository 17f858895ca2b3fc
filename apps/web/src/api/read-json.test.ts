import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

const WORDS = ['plain', 'a "quoted" word', 'back\\slash', 'ends in \\', '[{",]}', '', 'Ærøskøbing'];
/** Longer than a piece, with everything in its strings that could be taken for the list's own. */
const long = (entry: (index: number) => unknown) => Array.from({ length: 20_000 }, (_, index) => entry(index));
const lists: readonly (readonly [string, unknown])[] = [
  ['objects', long((index) => ({ index, name: WORDS[index % 7], of: { list: [index, [WORDS[index % 5]]] } }))],
  ['texts', long((index) => `${WORDS[index % 7]} ${'x'.repeat(30)}`)],
  ['lists', long((index) => [index, [], {}, null, true, 1.5e-7, WORDS[index % 7], 'filled up to be long enough'])],
  [
    'objects with seams of their own',
    long((index) => ({ index, name: 'a },{"index":1 b', of: [{ index }, { index }] })),
  ],
];

describe('readJson', () => {
  it.each(lists)('reads a long list of %s as JSON.parse does', async (_words, value) => {
    for (const text of [JSON.stringify(value), `${JSON.stringify(value, null, 1)}\n`]) {
      expect(text.length).toBeGreaterThan(500_000);
      expect(await readJson(text)).toEqual(value);
    }
  });

  it.each(['[]', '7', '"text"', '{"a":[1,2]}', 'null'])('reads %s', async (text) => {
    expect(await readJson(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['a plain list', lists[0]?.[1]],
    ['long lists inside its entries', [1, 2, 3].map((tag) => ({ tag, points: long((time) => ({ time, min: tag })) }))],
  ])('lets others have a turn between two pieces of %s', async (_words, value) => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    });
    expect(await readJson(JSON.stringify(value))).toEqual(value);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });

  it.each([
    ['', () => ''],
    ['a list that was cut off', (text: string) => text.slice(0, -1)],
    ['a list cut off in a text', (text: string) => text.slice(0, text.lastIndexOf('"'))],
    ['a list with something after it', (text: string) => `${text}]`],
    ['a list with a hole', (text: string) => text.replace('},{', '},,{')],
    ['a list with a comma at its end', (text: string) => text.replace(/]$/, ',]')],
    ['a list that opens twice', (text: string) => `[${text}`],
  ])('refuses %s as JSON.parse does', async (_words, spoil) => {
    const text = spoil(JSON.stringify(lists[0]?.[1]));
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    await expect(readJson(text)).rejects.toThrow(SyntaxError);
  });
});

import { expect, it } from 'vitest';
import { readRows } from './read-rows.ts';

it.each<[text: string, rows: string[][]]>([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b,c;d\r\n1;"x;y";2\r\n',
    [
      ['a', 'b,c', 'd'],
      ['1', 'x;y', '2'],
    ],
  ],
  [
    'a\tb\n"two\nlines"\t"a ""word"""',
    [
      ['a', 'b'],
      ['two\nlines', 'a "word"'],
    ],
  ],
  [
    '\ufeffa,b\n\n,\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['a,b\n"never ends,2', [['a', 'b'], ['never ends,2']]],
  [
    'a,b\n"x" y,2',
    [
      ['a', 'b'],
      ['x y', '2'],
    ],
  ],
  ['', []],
])('reads %j', (text, rows) => {
  expect(readRows(text, 10)).toEqual({ rows, isCut: false });
});

it('shows the first rows and says that there are more', () => {
  const text = Array.from({ length: 30 }, (_, row) => `${row},x`).join('\n');
  const { rows, isCut } = readRows(text, 20);
  expect(rows).toHaveLength(20);
  expect(isCut).toBe(true);
});

it('reads a megabyte of quotes in one go', () => {
  const { rows } = readRows(`"${'"'.repeat(1_000_000)}`, 5);
  expect(rows[0]?.[0]?.length).toBeGreaterThan(400_000);
});

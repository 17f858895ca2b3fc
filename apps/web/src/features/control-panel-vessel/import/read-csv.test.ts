import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

describe('a table as CSV', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\ufeffa;b\r\n1;2,5',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      'a\tb\n1\t',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'a,b\n"x, y","say ""z"""',
      [
        ['a', 'b'],
        ['x, y', 'say "z"'],
      ],
    ],
    [
      'a,b\n"two\nlines",2',
      [
        ['a', 'b'],
        ['two\nlines', '2'],
      ],
    ],
    [
      'a,b\n\n,\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a,b\n"open,2', [['a', 'b'], ['open,2']]],
    ['', []],
  ])('%j', (text, rows) => expect(readCsv(text)).toEqual(rows));
});

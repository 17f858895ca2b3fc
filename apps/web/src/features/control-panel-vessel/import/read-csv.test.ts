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
  ])('%j', (text, rows) => expect(readCsv(text).map(({ cells }) => cells)).toEqual(rows));

  it('counts its rows as a spreadsheet does: with the head row, empty rows, and a cell of two lines as one', () => {
    expect(readCsv('a,b\n\n"two\nlines",2\r\n,\r\n1,2').map(({ line }) => line)).toEqual([1, 3, 5]);
  });
});

import { expect, it } from 'vitest';
import { formatCurve, parseCurve } from './curve-text.ts';

it.each([
  [
    'columns of a spreadsheet',
    '25\t206\n50\t186\n',
    [
      [25, 206],
      [50, 186],
    ],
  ],
  [
    'decimal commas, in any order',
    '50; 186,5\n25; 206',
    [
      [25, 206],
      [50, 186.5],
    ],
  ],
  ['nothing', ' \n', []],
])('reads %s', (_words, text, curve) => expect(parseCurve(text)).toEqual(curve));

it.each(['25', '25 206 1', 'load sfoc'])('refuses %s', (text) => expect(parseCurve(text)).toBeUndefined());

it('writes what it reads', () => {
  const curve = [
    [25, 206],
    [50, 186.5],
  ] as const;
  expect(parseCurve(formatCurve(curve))).toEqual(curve);
});

import { describe, expect, it } from 'vitest';
import { takeFirst } from './take-first.ts';

const smallest = (a: number, b: number) => a - b;

describe('takeFirst', () => {
  it.each([
    [[], []],
    [[3], [3]],
    [
      [5, 1, 4, 2, 3],
      [1, 2, 3],
    ],
    [
      [1, 2, 3, 4],
      [1, 2, 3],
    ],
    [
      [4, 3, 2, 1],
      [1, 2, 3],
    ],
  ])('of %j', (given, expected) => {
    expect(takeFirst(given, 3, smallest)).toEqual(expected);
  });

  it('keeps the order of equals', () => {
    const words = ['bb', 'ab', 'a', 'ba', 'b'];
    expect(takeFirst(words, 3, (a, b) => a.length - b.length)).toEqual(['a', 'b', 'bb']);
  });
});

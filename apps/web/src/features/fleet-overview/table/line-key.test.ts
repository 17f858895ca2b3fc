import { describe, expect, it } from 'vitest';
import { findNextLine } from './line-key.ts';

describe('findNextLine', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 0, 0],
    ['PageDown', 2, 7],
    ['PageUp', 7, 2],
    ['Home', 7, 0],
    ['End', 0, 9],
    ['a', 3, undefined],
  ])('%s from %d', (key, index, expected) => {
    expect(findNextLine(key, { index, count: 10, page: 5 })).toBe(expected);
  });

  it('has nowhere to go in an empty list', () => {
    expect(findNextLine('End', { index: -1, count: 0, page: 5 })).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { diffFields, formatChange } from './vessel-change.ts';

describe('differences', () => {
  it.each([
    ['nothing', { a: 1, b: [1] }, { a: 1, b: [1] }, undefined],
    ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, { old: { b: 2 }, new: { b: 3 } }],
    ['a value that was not there', {}, { a: 1 }, { old: { a: null }, new: { a: 1 } }],
    ['a nested value', { s: { x: 1, y: 2 } }, { s: { x: 1, y: 3 } }, { old: { 's.y': 2 }, new: { 's.y': 3 } }],
    ['an entry more in a list', { a: [1] }, { a: [1, 2] }, { old: { a: '' }, new: { a: '2' } }],
    ['an entry less', { a: [1, 2] }, { a: [2] }, { old: { a: '1' }, new: { a: '' } }],
    [
      'an entry of a list, as it is read',
      { a: [{ x: 1 }, 2] },
      { a: [{ x: 3 }, 2] },
      { old: { a: '1' }, new: { a: '3' } },
    ],
    ['the order of a list', { a: [1, 2] }, { a: [2, 1] }, { old: { a: '1; 2' }, new: { a: '2; 1' } }],
    ['one of two equal entries', { a: [1, 1] }, { a: [1] }, { old: { a: '1' }, new: { a: '' } }],
    ['a list that was not there', { a: null }, { a: [1] }, { old: { a: null }, new: { a: '1' } }],
  ])('%s', (_words, before, after, expected) => {
    expect(diffFields(before, after)).toEqual(expected);
  });
});

describe('formatChange', () => {
  it.each([
    [null, ''],
    [12.5, '12.5'],
    [true, 'true'],
    [['alarm', 'info'], 'alarm; info'],
    [[{ role: 'Master', name: 'Kari', phone: '' }], 'Master, Kari'],
  ])('%j reads %s', (value, text) => {
    expect(formatChange(value)).toBe(text);
  });
});

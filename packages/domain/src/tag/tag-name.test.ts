import { describe, expect, it } from 'vitest';
import { findNamedTag, getBoardName } from './tag-name.ts';

const given = { name: 'LO pressure', declaredName: 'Main engine lube oil pressure' };
const plain = { name: 'Shaft power' };

describe('names of tags', () => {
  it('are those on board, whatever people call the tag', () => {
    expect([given, plain].map(getBoardName)).toEqual(['Main engine lube oil pressure', 'Shaft power']);
  });

  it.each([
    ['the name on board', 'Main engine lube oil pressure', given],
    ['the shown name', 'LO pressure', given],
    ['the only name', 'Shaft power', plain],
    ['no name', 'Fuel rate', undefined],
  ])('are found by %s', (_words, name, expected) => {
    expect(findNamedTag([given, plain], name)).toBe(expected);
  });

  it('prefer the tag whose ship calls it so to one that people renamed to it', () => {
    const renamed = { name: 'Shaft power', declaredName: 'Port shaft power' };
    expect(findNamedTag([renamed, plain], 'Shaft power')).toBe(plain);
  });
});

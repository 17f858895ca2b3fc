import { describe, expect, it } from 'vitest';
import { buildVessel } from '../../../testing/builders.ts';
import { NameRanks } from './name-rank.ts';

const fleet = (...names: string[]) => names.map((name, index) => buildVessel(index + 1, { name }));

describe('NameRanks', () => {
  it('ranks as people sort', () => {
    expect([...new NameRanks().of(fleet('Tindra', 'Åsgard', 'Brimnes')).values()]).toEqual([0, 1, 2]);
    expect([...new NameRanks().of(fleet('Tindra', 'Åsgard', 'Brimnes')).keys()]).toEqual([2, 3, 1]);
  });

  it.each([
    ['another answer of the same names', fleet('Tindra', 'Brimnes'), true],
    ['a new name', fleet('Tindra', 'Adler'), false],
    ['one more', fleet('Tindra', 'Brimnes', 'Adler'), false],
    ['one less', fleet('Tindra'), false],
  ])('%s', (_words, next, isKept) => {
    const ranks = new NameRanks();
    const before = ranks.of(fleet('Tindra', 'Brimnes'));
    expect(ranks.of(next) === before).toBe(isKept);
  });
});

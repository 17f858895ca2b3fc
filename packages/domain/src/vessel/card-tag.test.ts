import { describe, expect, it } from 'vitest';
import { findCardTags } from './card-tag.ts';

const percent = (...names: string[]) => names.map((name) => ({ name, unit: '%' }));
const VOYAGE = [
  { name: 'Destination', unit: '' },
  { name: 'Estimated time of arrival', unit: '' },
];
const TANKS = percent('Fuel oil tank, port level', 'Fuel oil tank, starboard level', 'Fresh water tank level');

describe('findCardTags', () => {
  it.each([
    ['a ferry on its battery', [...percent('Battery state of charge'), ...TANKS], 'battery', 1],
    [
      'strings of a battery that is measured as a whole',
      percent('Battery state of charge', 'Battery string 1 state of charge'),
      'battery',
      1,
    ],
    ['a tanker', TANKS, 'fuel', 2],
    ['a yacht with fuel and a bank', [...percent('House battery state of charge'), ...TANKS], 'fuel', 2],
    [
      'a yacht that sends its banks alone',
      percent('House battery state of charge', 'Start battery state of charge'),
      'battery',
      2,
    ],
  ] as const)('%s', (_words, tags, kind, count) => {
    const { energy } = findCardTags([...VOYAGE, ...tags]);
    expect([energy?.kind, energy?.levels.length]).toEqual([kind, count]);
  });

  it('finds the destination, and nothing where none is stated', () => {
    const { destination, eta } = findCardTags(VOYAGE);
    expect([destination?.name, eta?.name]).toEqual(['Destination', 'Estimated time of arrival']);
    const volumes = [{ name: 'Fuel oil tank volume', unit: 'm³' }];
    expect(findCardTags(volumes)).toEqual({ destination: undefined, eta: undefined, energy: undefined });
  });
});

import { describe, expect, it } from 'vitest';
import { MANAGER_WORDS, USER_WORDS } from '../permission/grant.ts';
import { VESSEL_WORDS, type VesselWord } from '../permission/word.ts';
import { LEVEL_NAMES, type ViewLevel } from './level.ts';
import { evaluateLevel, FRESH_SIGN_IN_MS, listLevels } from './right.ts';

const NOW = 10_000_000;

it.each<[string, readonly VesselWord[], ViewLevel[]]>([
  ['a user looks', USER_WORDS, ['view']],
  ['a manager uses pointer and keys', MANAGER_WORDS, ['view', 'basic']],
  ['an admin controls', VESSEL_WORDS, ['view', 'basic', 'control']],
  ['who has no word sees nothing', ['view', 'file-read'], []],
  ['a higher word without the lower gives nothing', ['view', 'ship-control'], []],
])('%s', (_, words, levels) => expect(listLevels(words)).toEqual(levels));

describe('the sign-in', () => {
  it.each<[ViewLevel, number, string | null]>([
    ['view', NOW, null],
    ['basic', NOW, null],
    ['control', FRESH_SIGN_IN_MS, null],
    ['control', FRESH_SIGN_IN_MS + 1, 'sign-in-again'],
  ])('for %s may be %d ms old: %s', (level, age, problem) => {
    expect(evaluateLevel(level, { usable: VESSEL_WORDS, signedInAt: NOW - age }, NOW)).toBe(problem);
  });

  it('is not asked for where the right is missing', () => {
    expect(evaluateLevel('control', { usable: MANAGER_WORDS, signedInAt: 0 }, NOW)).toBe('no-right');
  });
});

it('names the levels as the specification does', () => {
  expect(Object.values(LEVEL_NAMES)).toEqual(['View only', 'Basic control', 'Control with special buttons']);
});

import { describe, expect, it } from 'vitest';
import { type Assignment, decideGrant, findGrantable, type GrantFacts, MANAGER_WORDS, USER_WORDS } from './grant.ts';
import { VESSEL_WORDS } from './word.ts';

const NOW = 1_000_000;
const facts = (given: Partial<GrantFacts>): GrantFacts => ({
  level: 0,
  reach: 'organization',
  isOwn: true,
  assignment: null,
  ...given,
});
const assigned = (words: Assignment['words'], until: number | null = null): Assignment => ({
  words,
  until,
});

describe('rights on a vessel (§6)', () => {
  it.each([
    ['an admin has every word on every vessel', { level: 2, isOwn: false }, VESSEL_WORDS, 'admin'],
    ['a manager has all but ship-control on the own', { level: 1 }, MANAGER_WORDS, 'organization'],
    ['a user has the words of users on the own', {}, USER_WORDS, 'organization'],
    ['a user has nothing on a foreign vessel', { isOwn: false }, [], 'none'],
    ['a manager has nothing on a foreign vessel', { level: 1, isOwn: false }, [], 'none'],
    ['a person who reaches assigned vessels only has nothing on the own', { reach: 'assigned' }, [], 'none'],
    [
      'an assignment gives its words on a foreign vessel',
      { isOwn: false, assignment: assigned(['view', 'file-write']) },
      ['view', 'file-write'],
      'assignment',
    ],
    [
      'an assignment adds to what the organisation gives',
      { assignment: assigned(['view', 'ship-control']) },
      [...USER_WORDS, 'ship-control'],
      'organization',
    ],
    [
      'an assignment gives its words to who reaches assigned vessels only',
      { reach: 'assigned', assignment: assigned(['view']) },
      ['view'],
      'assignment',
    ],
    ['an assignment ends at its end', { isOwn: false, assignment: assigned(['view'], 1_000_000) }, [], 'none'],
    [
      'an assignment counts until its end',
      { isOwn: false, assignment: assigned(['view'], 1_000_001) },
      ['view'],
      'assignment',
    ],
    [
      'words without view give nothing on a foreign vessel',
      { isOwn: false, assignment: assigned(['report']) },
      [],
      'none',
    ],
  ] satisfies [string, Partial<GrantFacts>, readonly string[], string][])('%s', (_, given, words, through) => {
    expect(decideGrant(facts(given), NOW)).toMatchObject({ words, through });
  });

  it('a user is given edit and cannot use it', () => {
    const grant = decideGrant(facts({ assignment: assigned(['view', 'edit']) }), NOW);
    expect([grant.words.includes('edit'), grant.usable.includes('edit')]).toEqual([true, false]);
  });

  it('a manager of another organisation uses an assigned edit', () => {
    const grant = decideGrant(facts({ level: 1, isOwn: false, assignment: assigned(['view', 'edit']) }), NOW);
    expect(grant.usable).toEqual(['view', 'edit']);
  });

  it('a grantor passes on what the grantor can use, and no more', () => {
    const manager = decideGrant(facts({ level: 1 }), NOW);
    expect(findGrantable(['ship-control', 'edit', 'view'], manager)).toEqual(['view', 'edit']);
    const user = decideGrant(facts({ assignment: assigned(['edit']) }), NOW);
    expect(findGrantable(['edit', 'view'], user)).toEqual(['view']);
  });
});

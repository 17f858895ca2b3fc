import { describe, expect, it } from 'vitest';
import { checkChange, findGivenAnew, type Grantor } from './change.ts';
import { type Assignment, decideGrant, MANAGER_WORDS } from './grant.ts';
import type { VesselWord } from './word.ts';

const NOW = 1_000;
const assigned = (words: VesselWord[], until: number | null = null): Assignment => ({ words, until });
const facts = { level: 1, reach: 'organization', isOwn: true, assignment: null } as const;

/** A manager of the vessel's organisation and of the person's. */
const manager: Grantor = {
  isAdmin: false,
  grant: decideGrant(facts, NOW),
  assignment: null,
  lasting: MANAGER_WORDS,
  isOwnVessel: true,
  managesPerson: true,
  isSelf: false,
};
/** A manager of another organisation to whom the vessel is assigned until 5000. */
const borrowed = assigned(['view', 'edit', 'report'], 5_000);
const guest: Grantor = {
  ...manager,
  grant: decideGrant({ ...facts, isOwn: false, assignment: borrowed }, NOW),
  assignment: borrowed,
  lasting: [],
  isOwnVessel: false,
};

describe('a change of an assignment', () => {
  it.each<[string, Assignment | null, Assignment | null, Grantor, string | null]>([
    ['a manager gives the own words', null, assigned(['view', 'edit']), manager, null],
    ['a manager gives no ship-control', null, assigned(['view', 'ship-control']), manager, 'excess'],
    [
      'a manager leaves ship-control that an admin gave',
      assigned(['view', 'ship-control']),
      assigned(['view', 'report', 'ship-control']),
      manager,
      null,
    ],
    [
      'a manager does not prolong it',
      assigned(['view', 'ship-control'], 2_000),
      assigned(['view', 'ship-control'], 3_000),
      manager,
      'excess',
    ],
    [
      'a manager does not revive it',
      assigned(['ship-control'], 900),
      assigned(['ship-control'], 900),
      manager,
      'excess',
    ],
    ['a manager gives nothing to outsiders', null, assigned(['view']), { ...manager, managesPerson: false }, 'person'],
    ['a manager ends what an outsider has', assigned(['view']), null, { ...manager, managesPerson: false }, null],
    ['a manager gives nothing to the own account', null, assigned(['view']), { ...manager, isSelf: true }, 'self'],
    ['a guest passes words on until the own end', null, assigned(['view'], 5_000), guest, null],
    ['a guest passes none on for longer', null, assigned(['view'], 5_001), guest, 'end'],
    ['a guest passes none on without end', null, assigned(['view']), guest, 'end'],
    ['a guest ends nothing of others', assigned(['view']), null, { ...guest, managesPerson: false }, 'person'],
    [
      'a user changes nothing',
      assigned(['view']),
      null,
      { ...manager, grant: decideGrant({ ...facts, level: 0 }, NOW) },
      'vessel',
    ],
    ['an admin changes all', null, assigned(['ship-control']), { ...guest, isAdmin: true, isSelf: true }, null],
  ])('%s', (_, before, after, by, why) => {
    expect(checkChange(before, after, by, NOW)?.why ?? null).toBe(why);
  });

  it('names the words that exceed', () => {
    const after = assigned(['view', 'ship-control', 'edit']);
    expect(checkChange(null, after, manager, NOW)).toEqual({ why: 'excess', excess: ['ship-control'] });
  });

  it('gives anew what is added, and all where the end moves back', () => {
    expect(findGivenAnew(assigned(['view'], 2_000), assigned(['edit', 'view'], 1_500), NOW)).toEqual(['edit']);
    expect(findGivenAnew(assigned(['view'], 2_000), assigned(['view']), NOW)).toEqual(['view']);
    expect(findGivenAnew(assigned(['view']), null, NOW)).toEqual([]);
  });
});

import type { MatrixCell, MatrixUser, MatrixVessel } from '@fms/contract/permission';
import { type OrganizationId, toId, type UserId, type VesselId } from '@fms/domain/identity';
import { MANAGER_WORDS, USER_WORDS, VESSEL_WORDS, type VesselWord } from '@fms/domain/permission';
import { describe, expect, it } from 'vitest';
import { draftCells, isOutdated, listDiffering, NO_DRAFTS, type Target } from './draft.ts';

const NOW = Date.parse('2026-11-23T08:00:00.000Z');
const LATER = '2026-12-01T00:00:00.000Z';
const EARLIER = '2026-11-01T00:00:00.000Z';
const [USER, VESSEL] = [toId<UserId>(1), toId<VesselId>(7)];

function build(
  cell: Partial<MatrixCell> | null,
  { editable = true, grantable = [...VESSEL_WORDS] }: { editable?: boolean; grantable?: VesselWord[] } = {},
): Target {
  const organizationId = toId<OrganizationId>(3);
  const person = { userName: 'berg', fullName: '', role: 'User' as const, reach: 'organization' as const };
  const user: MatrixUser = { id: USER, ...person, organizationId, disabled: false, editable };
  const vessel: MatrixVessel = { id: VESSEL, name: 'Havbris', organizationId, grantable };
  const none = { words: [], usable: [], through: 'none' as const, until: null, assigned: null };
  return { user, vessel, cell: cell === null ? undefined : { userId: USER, vesselId: VESSEL, ...none, ...cell } };
}

const draft = (target: Target, words: readonly VesselWord[], until?: string | null) =>
  draftCells(NO_DRAFTS, [target], { words, ...(until !== undefined && { until }) }, NOW).get('1:7');

describe('a cell that is changed', () => {
  it('keeps the assignment it was changed from, so that the server sees a change meanwhile', () => {
    const target = build({ assigned: ['view'], until: LATER });
    const before = { words: ['view'], until: LATER };
    expect(draft(target, USER_WORDS)).toEqual({
      ...{ userId: 1, vesselId: 7, words: USER_WORDS, until: LATER, before },
    });
    expect(draft(target, [])).toEqual({ userId: 1, vesselId: 7, words: [], until: null, before });
  });

  it('gives no more than the caller may give, and nothing to people the caller does not manage', () => {
    expect(draft(build(null, { grantable: [...MANAGER_WORDS] }), VESSEL_WORDS)?.words).toEqual(MANAGER_WORDS);
    expect(draft(build(null, { grantable: [] }), VESSEL_WORDS)).toBeUndefined();
    expect(draft(build({ assigned: ['view'] }, { editable: false }), USER_WORDS)).toBeUndefined();
  });

  it('ends an assignment of people the caller does not manage', () => {
    expect(draft(build({ assigned: ['view'] }, { editable: false }), [])?.words).toEqual([]);
  });

  it('is no change without an assignment to end, or with the words and the end it has', () => {
    expect(draft(build({ words: ['view'], through: 'organization' }), [])).toBeUndefined();
    expect(draft(build({ assigned: [...USER_WORDS].reverse() }), USER_WORDS)).toBeUndefined();
  });

  it('begins an assignment that is over without an end', () => {
    expect(draft(build({ assigned: ['view'], until: EARLIER }), USER_WORDS)?.until).toBeNull();
  });

  it('goes back to what is stored', () => {
    const target = build({ assigned: [...USER_WORDS] });
    const changed = draftCells(NO_DRAFTS, [target], { words: [] }, NOW);
    expect(changed.size).toBe(1);
    expect(draftCells(changed, [target], { words: USER_WORDS }, NOW).size).toBe(0);
  });
});

it('a draft is outdated once the store has another assignment', () => {
  const target = build({ assigned: ['view'] });
  const change = draft(target, USER_WORDS);
  if (change === undefined) throw new Error('There is no draft');
  expect(isOutdated(change, target.cell)).toBe(false);
  expect(isOutdated(change, build({ assigned: ['view'], until: LATER }).cell)).toBe(true);
  expect(isOutdated(change, undefined)).toBe(true);
});

it('a row changes only where the words are missing, and ends only what is assigned', () => {
  const [inherited, assigned, empty] = [build({ words: [...USER_WORDS] }), build({ assigned: ['view'] }), build(null)];
  const all = [inherited, assigned, empty];
  expect(listDiffering(all, USER_WORDS)).toEqual([assigned, empty]);
  expect(listDiffering(all, [])).toEqual([assigned]);
});

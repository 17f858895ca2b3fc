/** What one person may change in the assignment of another (§6, §9.12). */
import type { Instant } from '../time/instant.ts';
import { type Assignment, type Grant, isAssignmentOpen } from './grant.ts';
import { sortWords, type VesselWord } from './word.ts';

/** Who changes the assignment, and how far the vessel and the person are theirs. */
export interface Grantor {
  isAdmin: boolean;
  /** What the grantor holds on the vessel. */
  grant: Grant;
  /** The grantor's own assignment on the vessel, which may end; null where there is none. */
  assignment: Assignment | null;
  /** The words that role and organisation give the grantor, which have no end. */
  lasting: readonly VesselWord[];
  /** The vessel is of the organisation that the grantor manages. */
  isOwnVessel: boolean;
  /** The grantor manages the account of the person. */
  managesPerson: boolean;
  isSelf: boolean;
}

/** Why a change is refused; `excess` names the words that are not the grantor's to give. */
export type ChangeRefusal =
  | { why: 'vessel' | 'person' | 'self' | 'end'; excess: [] }
  | { why: 'excess'; excess: VesselWord[] };

const latest = (until: Instant | null) => until ?? Number.POSITIVE_INFINITY;

/** The words a change gives anew: those added, and all of them where the end moves back or the old one has ended. */
export function findGivenAnew(before: Assignment | null, after: Assignment | null, now: Instant): VesselWord[] {
  if (after === null) return [];
  const isLonger = before === null || !isAssignmentOpen(before, now) || latest(after.until) > latest(before.until);
  return sortWords(isLonger ? after.words : after.words.filter((word) => !before.words.includes(word)));
}

function refuseGiving(given: readonly VesselWord[], until: Instant | null, by: Grantor): ChangeRefusal | null {
  if (!by.managesPerson) return { why: 'person', excess: [] };
  if (by.isSelf) return { why: 'self', excess: [] };
  const excess = given.filter((word) => !by.grant.usable.includes(word));
  if (excess.length > 0) return { why: 'excess', excess };
  const end = latest(by.assignment?.until ?? null);
  const isOutlasting = given.some((word) => !by.lasting.includes(word)) && latest(until) > end;
  return isOutlasting ? { why: 'end', excess: [] } : null;
}

/**
 * Null where the change may be made. Admins change all. Others need `edit` on the vessel; they end what is given on
 * vessels of their organisation or to people they manage, and give to people they manage, never to themselves, and
 * never more words nor for longer than their own.
 */
export function checkChange(
  before: Assignment | null,
  after: Assignment | null,
  by: Grantor,
  now: Instant,
): ChangeRefusal | null {
  if (by.isAdmin) return null;
  if (!by.grant.usable.includes('edit')) return { why: 'vessel', excess: [] };
  const given = findGivenAnew(before, after, now);
  if (given.length > 0) return refuseGiving(given, after?.until ?? null, by);
  return by.isOwnVessel || by.managesPerson ? null : { why: 'person', excess: [] };
}

/** What a person is granted on a vessel: by role, by organisation, and by assignment (§6, §9.12). */
import { LEVEL_ADMIN, LEVEL_MANAGER, type PermissionLevel } from '../account/permission.ts';
import type { Instant } from '../time/instant.ts';
import { isWordUsable, sortWords, VESSEL_WORDS, type VesselWord } from './word.ts';

/** What every user has on the vessels of the own organisation. */
export const USER_WORDS: readonly VesselWord[] = ['view', 'acknowledge', 'file-read', 'report', 'ship-view'];

/** What every manager has on the vessels of the own organisation. */
export const MANAGER_WORDS: readonly VesselWord[] = VESSEL_WORDS.filter((word) => word !== 'ship-control');

/** How far a person reaches besides assignments: the vessels of the own organisation, or none. */
export const REACHES = ['organization', 'assigned'] as const;
export type Reach = (typeof REACHES)[number];

/** Words given to one person on one vessel; `until` null for no end. */
export interface Assignment {
  words: readonly VesselWord[];
  until: Instant | null;
}

export interface GrantFacts {
  /** The present level, lowered while two-factor authentication is missing. */
  level: PermissionLevel;
  reach: Reach;
  /** The vessel belongs to the person's organisation. */
  isOwn: boolean;
  assignment: Assignment | null;
}

/** What gave the words. `none`: the person has no right on the vessel. */
export type GrantSource = 'admin' | 'organization' | 'assignment' | 'none';

export interface Grant {
  /** As given, in the order of `VESSEL_WORDS`. */
  words: VesselWord[];
  /** Those of them that the person's level can use. */
  usable: VesselWord[];
  /** The widest source; an assignment that only adds to the organisation's words does not replace it. */
  through: GrantSource;
}

export function isAssignmentOpen({ until }: Pick<Assignment, 'until'>, now: Instant): boolean {
  return until === null || now < until;
}

/** The words an organisation gives its own people by their level. */
export function listDefaultWords(level: PermissionLevel): readonly VesselWord[] {
  return level >= LEVEL_MANAGER ? MANAGER_WORDS : USER_WORDS;
}

function findSource({ level, reach, isOwn }: GrantFacts, isAssigned: boolean): GrantSource {
  if (level === LEVEL_ADMIN) return 'admin';
  if (isOwn && reach === 'organization') return 'organization';
  return isAssigned ? 'assignment' : 'none';
}

/**
 * The rights of one person on one vessel at one time. An assignment adds its words to those of role and organisation
 * until its end. Without the word `view` no other word counts: what is not seen cannot be used.
 */
export function decideGrant(facts: GrantFacts, now: Instant): Grant {
  const open = facts.assignment && isAssignmentOpen(facts.assignment, now) ? facts.assignment.words : [];
  const through = findSource(facts, open.includes('view'));
  if (through === 'none') return { words: [], usable: [], through };
  const byRole = through === 'admin' ? VESSEL_WORDS : through === 'organization' ? listDefaultWords(facts.level) : [];
  const words = sortWords([...byRole, ...open]);
  return { words, usable: words.filter((word) => isWordUsable(word, facts.level)), through };
}

/** What is left of a grant for one who may use these words of it alone, at that level. */
export function narrowGrant(grant: Grant, words: readonly VesselWord[], level: PermissionLevel): Grant {
  const kept = grant.usable.filter((word) => words.includes(word));
  if (!kept.includes('view')) return { words: [], usable: [], through: 'none' };
  return { words: kept, usable: kept.filter((word) => isWordUsable(word, level)), through: grant.through };
}

/** The words that a grantor may pass on: those the grantor can use, never more. */
export function findGrantable(wanted: readonly VesselWord[], grantor: Grant): VesselWord[] {
  return sortWords(wanted.filter((word) => grantor.usable.includes(word)));
}

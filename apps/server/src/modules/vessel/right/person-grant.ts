/** Rights of any person on any vessel, by the same decision as those of a caller. */
import type { Role } from '@fms/contract/account';
import { getPermissionLevel, needsTwoFactor, type PermissionLevel } from '@fms/domain/account';
import type { OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import { type Assignment, decideGrant, type Grant, type Reach } from '@fms/domain/permission';
import type { Instant } from '@fms/domain/time';

/** What the rights of a person are decided from. */
export interface PersonFacts {
  readonly id: UserId;
  readonly userName: string;
  readonly fullName: string;
  readonly role: Role;
  readonly organizationId: OrganizationId | null;
  readonly reach: Reach;
  readonly disabledMs: Instant | null;
  readonly twoFactorEnabled: boolean;
  /** The rule of the person's organisation; null for a person of none. */
  readonly twoFactorRequired: boolean | null;
}

/** What rights on a vessel are decided from. */
export interface VesselFacts {
  readonly id: VesselId;
  readonly name: string;
  readonly organizationId: OrganizationId;
  readonly removedMs: Instant | null;
}

/** `twoFactorByDefault`: whether people of no organisation must enable the second factor. */
export interface GrantMoment {
  readonly now: Instant;
  readonly twoFactorByDefault: boolean;
}

const NONE: Grant = { words: [], usable: [], through: 'none' };

/** The level the person has now. */
function levelOfPerson(person: PersonFacts, { twoFactorByDefault }: GrantMoment): PermissionLevel {
  return getPermissionLevel(person.role, needsTwoFactor(person, twoFactorByDefault));
}

/** What the person holds on the vessel; nothing while the account is deactivated or the vessel is removed. */
export function grantOfPerson(
  person: PersonFacts,
  vessel: VesselFacts,
  assignment: Assignment | null,
  moment: GrantMoment,
): Grant {
  if (person.disabledMs !== null || vessel.removedMs !== null) return NONE;
  const isOwn = person.organizationId === vessel.organizationId;
  const facts = { level: levelOfPerson(person, moment), reach: person.reach, isOwn, assignment };
  return decideGrant(facts, moment.now);
}
